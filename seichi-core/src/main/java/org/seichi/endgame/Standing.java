package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * The score of the open parts of an area if all stones stay as they are: empty points surrounded by stones of one color that
 * are immortal or have no neutral liberty. A chain with a neutral liberty is alive in seki and has no territory.
 */
final class Standing {
    private final SearchBoard board;
    private final int[] directions;
    private final int[] area;
    private final Survey survey;

    Standing(SearchBoard board, int[] area, Survey survey) {
        this.board = board;
        this.directions = board.board().directions();
        this.area = area;
        this.survey = survey;
    }

    /** The score, in points for Black. */
    int points() {
        int points = 0;
        for (int point : area) {
            if (board.at(point) == Stones.EMPTY && survey.isOpenAt(point)) {
                int owner = ownerOfSpace(point);
                points += owner == Stones.BLACK ? 1 : owner == Stones.WHITE ? -1 : 0;
            }
        }
        return points;
    }

    /** The content code of the color that owns the empty space around a point; 0 if none does. */
    private int ownerOfSpace(int point) {
        int size = 0;
        int touching = 0;
        boolean clear = true;
        int[] space = new int[area.length];
        space[size++] = point;
        for (int next = 0; next < size; next++) {
            for (int direction : directions) {
                int neighbor = space[next] + direction;
                int stone = board.at(neighbor);
                if (stone == Stones.EMPTY) {
                    if (!contains(space, size, neighbor)) {
                        space[size++] = neighbor;
                    }
                } else if (stone != Stones.EDGE) {
                    touching |= 1 << stone;
                    clear &= board.isImmortal(neighbor) || !hasNeutralLiberty(neighbor);
                }
            }
        }
        boolean one = touching == 1 << Stones.BLACK || touching == 1 << Stones.WHITE;
        return !one || !clear ? 0 : touching == 1 << Stones.BLACK ? Stones.BLACK : Stones.WHITE;
    }

    private static boolean contains(int[] space, int size, int point) {
        for (int i = 0; i < size; i++) {
            if (space[i] == point) {
                return true;
            }
        }
        return false;
    }

    private boolean hasNeutralLiberty(int stone) {
        int other = Stones.STONES_SUM - board.at(stone);
        int liberty = board.nextLiberty(stone, Board.NO_POINT);
        while (liberty != Board.NO_POINT) {
            for (int direction : directions) {
                if (board.at(liberty + direction) == other) {
                    return true;
                }
            }
            liberty = board.nextLiberty(stone, liberty);
        }
        return false;
    }
}
