package org.seichi.method.dyer;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.Groups;
import org.seichi.structure.Influence;
import org.seichi.structure.RingOrder;
import org.seichi.structure.Structure;

/**
 * The zero-entropy move generator (Dyer, step 1): fills all space between the colors, captures nothing and changes no
 * connectivity. It decides nothing; it only closes what is open, so that eyes can be counted.
 *
 * <p>A point is filled where the colors meet: if it is neutral, or belongs to one color by influence and is next to a stone or
 * point of the other. The stone is of the color with the influence there or, if that may not play, of the other. What is left
 * empty is space closed by one color, and points where neither color may play:
 *
 * <ul>
 *   <li>a stone may not take the last liberty of an enemy chain, nor leave its own chain in atari;
 *   <li>it may not connect two groups;
 *   <li>it may not separate two chains of one enemy group.
 * </ul>
 */
final class ZeroEntropy {
    /** Label of a filled-in stone that touches no group yet. */
    private static final int NO_GROUP = -1;

    private static final int NOT_IN_ATARI = 2;

    private final SearchBoard board;
    private final int[] directions;
    private final int[] groupAt;
    private final Influence influence;
    private final Color undecided;

    private ZeroEntropy(Position position, Structure structure) {
        board = new SearchBoard(position);
        directions = board.board().directions();
        influence = structure.influence();
        undecided = position.toMove();
        groupAt = labels(board, structure);
    }

    private static int[] labels(SearchBoard board, Structure structure) {
        Groups groups = structure.groups();
        int[] labels = new int[board.board().arrayLength()];
        for (int point = board.board().first(); point <= board.board().last(); point++) {
            labels[point] = Stones.isStone(board.at(point)) ? groups.at(point) : NO_GROUP;
        }
        return labels;
    }

    /** Fills a position with the given structure. */
    static Position fill(Position position, Structure structure) {
        ZeroEntropy generator = new ZeroEntropy(position, structure);
        generator.run();
        return generator.board.toPosition();
    }

    private void run() {
        int[] points = RingOrder.of(board, board.empty());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int point : points) {
                changed |= board.at(point) == Stones.EMPTY && fillPoint(point);
            }
        }
    }

    private boolean fillPoint(int point) {
        int side = side(point);
        if (side != Stones.EMPTY && !meets(point, Stones.STONES_SUM - side)) {
            return false;
        }
        Color first = side == Stones.EMPTY ? neighbor(point) : Color.of(side);
        return place(first, point) || place(first.opponent(), point);
    }

    /** The color of the stone at a point, or that with more influence on an empty point. */
    private int side(int point) {
        int content = board.at(point);
        return content == Stones.EMPTY ? influence.owner(point) : content;
    }

    private boolean meets(int point, int code) {
        for (int direction : directions) {
            if (board.at(point + direction) != Stones.EDGE && side(point + direction) == code) {
                return true;
            }
        }
        return false;
    }

    /** The color next to a neutral point; the player to move if both colors are, or neither. */
    private Color neighbor(int point) {
        boolean black = meets(point, Stones.BLACK);
        return black == meets(point, Stones.WHITE) ? undecided : black ? Color.BLACK : Color.WHITE;
    }

    private boolean place(Color color, int point) {
        if (!keepsGroupsApart(color, point) || parts(color.opponent(), point) || captures(color, point)) {
            return false;
        }
        board.play(color, point);
        if (board.liberties(point) < NOT_IN_ATARI) {
            board.undo();
            return false;
        }
        relabel(color, point);
        return true;
    }

    /** Whether a stone of a color would connect no two of its groups. */
    private boolean keepsGroupsApart(Color color, int point) {
        int met = NO_GROUP;
        for (int direction : directions) {
            if (board.at(point + direction) == color.code()) {
                int group = groupAt[point + direction];
                if (met != NO_GROUP && group != NO_GROUP && group != met) {
                    return false;
                }
                met = group == NO_GROUP ? met : group;
            }
        }
        return true;
    }

    /** Whether a stone at a point would separate two chains of one group of the given color. */
    private boolean parts(Color color, int point) {
        for (int a : directions) {
            for (int b : directions) {
                if (a < b
                        && board.at(point + a) == color.code()
                        && board.at(point + b) == color.code()
                        && groupAt[point + a] == groupAt[point + b]
                        && groupAt[point + a] != NO_GROUP
                        && board.chain(point + a) != board.chain(point + b)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean captures(Color color, int point) {
        for (int direction : directions) {
            int neighbor = point + direction;
            if (board.at(neighbor) == color.opponent().code() && board.liberties(neighbor) < NOT_IN_ATARI) {
                return true;
            }
        }
        return false;
    }

    /** Labels all stones of the new stone's chain with its group. */
    private void relabel(Color color, int point) {
        int group = NO_GROUP;
        for (int direction : directions) {
            if (board.at(point + direction) == color.code()) {
                group = Math.max(group, groupAt[point + direction]);
            }
        }
        int stone = point;
        do {
            groupAt[stone] = group;
            stone = board.nextStone(stone);
        } while (stone != point);
    }
}
