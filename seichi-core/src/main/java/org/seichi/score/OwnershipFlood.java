package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Finds the owner of each point by flood fill, in time linear in the size of the board. The point of a dead stone belongs to
 * the opponent and bounds regions as his stones do: he will take the stone off, and the regions on either side of it stay
 * separate. Every empty region belongs to the color that surrounds it.
 */
final class OwnershipFlood {
    /** Content of an empty point that has been visited. */
    private static final byte VISITED = 4;
    /** In the mask of contents that touch a region, bit n means that content n does, bit n + {@value} that content n in seki does. */
    private static final int IN_SEKI = 5;

    private static final int SEKI_OF_BOTH = (1 << Stones.BLACK | 1 << Stones.WHITE) << IN_SEKI;

    private final LifeAndDeath life;
    private final Leanings leanings;
    private final Board board;
    private final byte[] cells;
    private final boolean[] inSeki;
    private final int[] region;
    private final PointSet.Builder black;
    private final PointSet.Builder white;
    private final PointSet.Builder neutral;
    private final PointSet.Builder seki;
    private final PointSet.Builder sekiEyes;
    private final PointSet.Builder falseEyes;

    OwnershipFlood(LifeAndDeath life, Leanings leanings) {
        this.life = life;
        this.leanings = leanings;
        this.board = life.position().board();
        this.cells = new byte[board.arrayLength()];
        this.inSeki = new boolean[board.arrayLength()];
        this.region = new int[board.size()];
        this.black = PointSet.builder(board);
        this.white = PointSet.builder(board);
        this.neutral = PointSet.builder(board);
        this.seki = PointSet.builder(board);
        this.sekiEyes = PointSet.builder(board);
        this.falseEyes = PointSet.builder(board);
    }

    /** Finds the owners of all points; called once. */
    Territories find() {
        Position position = life.position();
        for (int point = 0; point < cells.length; point++) {
            cells[point] = (byte) position.at(point);
        }
        life.verdicts().forEach(this::settle);
        for (int point = board.first(); point <= board.last(); point++) {
            if (cells[point] == Stones.EMPTY) {
                flood(point);
            } else if (cells[point] == Stones.BLACK || cells[point] == Stones.WHITE) {
                points(cells[point]).add(point);
            }
        }
        Ownership surrounded = new Ownership(black.build(), white.build(), neutral.build(), seki.build());
        return new Territories(leanings, surrounded, sekiEyes.build(), falseEyes.build());
    }

    private void settle(Verdict verdict) {
        PointSet stones = verdict.stones();
        if (verdict.status() == Status.DEAD) {
            byte captor = (byte) verdict.color().opponent().code();
            stones.forEach(point -> cells[point] = captor);
        } else if (verdict.status() == Status.SEKI) {
            stones.forEach(point -> inSeki[point] = true);
            seki.addAll(stones);
        }
    }

    private PointSet.Builder points(int code) {
        return code == Stones.BLACK ? black : white;
    }

    private void flood(int start) {
        int touching = 0;
        int size = 1;
        region[0] = start;
        cells[start] = VISITED;
        for (int i = 0; i < size; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(region[i], direction);
                int content = cells[neighbor];
                if (content == Stones.EMPTY) {
                    cells[neighbor] = VISITED;
                    region[size++] = neighbor;
                } else {
                    touching |= 1 << content | (inSeki[neighbor] ? 1 << content << IN_SEKI : 0);
                }
            }
        }
        for (int i = 0; i < size; i++) {
            assign(region[i], touching);
        }
    }

    private void assign(int point, int touching) {
        boolean touchesBlack = (touching & 1 << Stones.BLACK) != 0;
        boolean touchesWhite = (touching & 1 << Stones.WHITE) != 0;
        if ((touching & SEKI_OF_BOTH) == SEKI_OF_BOTH) {
            seki.add(point);
            neutral.add(point);
        } else if (touchesBlack == touchesWhite) {
            leaning(point).add(point);
        } else {
            if ((touching & SEKI_OF_BOTH) != 0) {
                sekiEyes.add(point);
            }
            if (leanings.falseEyes().contains(point)) {
                falseEyes.add(point);
            }
            points(touchesBlack ? Stones.BLACK : Stones.WHITE).add(point);
        }
    }

    private PointSet.Builder leaning(int point) {
        if (leanings.black().contains(point)) {
            return black;
        }
        return leanings.white().contains(point) ? white : neutral;
    }
}
