package org.seichi.search;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * The exact answers to all capture questions on a small board, by retrograde analysis over every move and every pass. The
 * slow twin of {@link CaptureReader}.
 *
 * <p>A position is a number in base three. A state is a position, a player to move and a ko point forbidden to him.
 */
final class CaptureOracle {
    private final Board board;
    private final int[] points;
    /** The position after a move, or -1 if the move is not legal; by color, position and point. */
    private final int[][] next;
    /** The ko point that the move leaves, as an index into {@link #points}; the number of points for none. */
    private final byte[][] ko;

    private final boolean[] legal;

    CaptureOracle(Board board) {
        this.board = board;
        points = board.points().toArray();
        int positions = (int) Math.pow(3, points.length);
        next = new int[2][positions * points.length];
        ko = new byte[2][positions * points.length];
        legal = new boolean[positions];
        for (int code = 0; code < positions; code++) {
            Position position = position(code);
            legal[code] = everyChainHasALiberty(position);
            for (int player = 0; legal[code] && player < 2; player++) {
                for (int index = 0; index < points.length; index++) {
                    tabulate(position, player, code * points.length + index, points[index]);
                }
            }
        }
    }

    private void tabulate(Position position, int player, int entry, int point) {
        Color color = Color.of(player + 1);
        Position turned = position.withToMove(color);
        if (turned.legality(color, point) != Legality.LEGAL) {
            next[player][entry] = -1;
            return;
        }
        Position after = turned.play(color, point);
        next[player][entry] = code(after);
        ko[player][entry] = (byte) index(after.ko());
    }

    /** The codes of all legal positions. */
    List<Integer> positions() {
        List<Integer> codes = new ArrayList<>();
        for (int code = 0; code < legal.length; code++) {
            if (legal[code]) {
                codes.add(code);
            }
        }
        return codes;
    }

    Position position(int code) {
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        int rest = code;
        for (int point : points) {
            if (rest % 3 == Stones.BLACK) {
                black.add(point);
            } else if (rest % 3 == Stones.WHITE) {
                white.add(point);
            }
            rest /= 3;
        }
        return Position.empty(board).with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
    }

    private int code(Position position) {
        int code = 0;
        for (int i = points.length - 1; i >= 0; i--) {
            code = 3 * code + position.at(points[i]);
        }
        return code;
    }

    private int index(int point) {
        int index = 0;
        while (index < points.length && points[index] != point) {
            index++;
        }
        return index;
    }

    private boolean everyChainHasALiberty(Position position) {
        SearchBoard stones = new SearchBoard(position);
        for (int point : points) {
            if (position.at(point) != Stones.EMPTY && stones.liberties(point) == 0) {
                return false;
            }
        }
        return true;
    }

    /** All states in which the stone on a point can be captured by force. */
    Won won(int target, Color defender, Color koMaster) {
        Won won = new Won(index(target), defender, koMaster);
        won.complete();
        return won;
    }

    /** The states in which the attacker wins. */
    final class Won {
        private final int divisor;
        private final Color defender;
        private final Color koMaster;
        /** Whether the attacker wins, by player to move, forbidden point (the last index for none) and position. */
        private final boolean[][][] wins = new boolean[2][points.length + 1][legal.length];

        private Won(int targetIndex, Color defender, Color koMaster) {
            divisor = (int) Math.pow(3, targetIndex);
            this.defender = defender;
            this.koMaster = koMaster;
        }

        boolean contains(int code, Color toMove) {
            return wins[toMove.code() - 1][points.length][code];
        }

        private void complete() {
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int code = 0; code < legal.length; code++) {
                    for (int player = 0; player < 2 && legal[code] && !isCaptured(code); player++) {
                        for (int ban = 0; ban <= points.length; ban++) {
                            if (!wins[player][ban][code] && isWon(code, player, ban)) {
                                wins[player][ban][code] = true;
                                changed = true;
                            }
                        }
                    }
                }
            }
        }

        private boolean isCaptured(int code) {
            return code / divisor % 3 != defender.code();
        }

        private boolean isWon(int code, int player, int ban) {
            boolean attack = Color.of(player + 1) != defender;
            if (wins[1 - player][points.length][code] == attack) {
                return attack;
            }
            for (int index = 0; index < points.length; index++) {
                int entry = code * points.length + index;
                int after = next[player][entry];
                if (after >= 0 && index != ban && leadsToWin(after, player, ko[player][entry]) == attack) {
                    return attack;
                }
            }
            return !attack;
        }

        private boolean leadsToWin(int after, int player, int koPoint) {
            boolean opponentIsMaster = Color.of(2 - player) == koMaster;
            return isCaptured(after) || wins[1 - player][opponentIsMaster ? points.length : koPoint][after];
        }
    }
}
