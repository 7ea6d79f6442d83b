package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Selects the points near a chain where a move may capture or save it.
 *
 * <p>For a chain in atari with its owner to move the selection is complete: only its last liberty or the capture of an
 * adjacent chain in atari can give it a second liberty in time. In all other cases it is heuristic: liberties; their
 * neighbors (nets, throw-ins, connections); the liberties of weak chains nearby, which may be captured or saved.
 */
final class Vicinity {
    private final SearchBoard board;
    private final int[] steps;
    private final int[] pointMarks;
    private final int[] chainMarks;
    private int mark;
    private int[] into;
    private int to;

    Vicinity(SearchBoard board) {
        this.board = board;
        steps = board.board().directions();
        pointMarks = new int[board.board().arrayLength()];
        chainMarks = new int[board.board().arrayLength()];
    }

    /**
     * Writes the points, without duplicates, whether or not a move there is legal; returns their number.
     *
     * @param target a stone of the chain
     * @param attack whether the attacker is to move
     */
    int collect(int target, boolean attack, int[] points, int from) {
        into = points;
        to = from;
        mark++;
        chainMarks[board.chain(target)] = mark;
        int liberties = board.liberties(target);
        addLiberties(target);
        if (liberties == 1 && !attack) {
            addAround(target, 1);
        } else {
            addAround(target, liberties);
            int last = to;
            for (int index = from; index < last; index++) {
                if (board.isLiberty(target, into[index])) {
                    addBeside(into[index]);
                }
            }
        }
        return to - from;
    }

    /** Adds the liberties of opposing chains next to the target that have at most the given number of them. */
    private void addAround(int target, int most) {
        int opponent = Stones.STONES_SUM - board.at(target);
        int stone = target;
        do {
            for (int step : steps) {
                int neighbor = stone + step;
                if (board.at(neighbor) == opponent && board.liberties(neighbor) <= most && isNew(neighbor)) {
                    addLiberties(neighbor);
                    if (most > 1) {
                        addCaptures(neighbor);
                    }
                }
            }
            stone = board.nextStone(stone);
        } while (stone != target);
    }

    /** Adds the last liberties of the chains in atari next to a chain. */
    private void addCaptures(int chain) {
        int opponent = Stones.STONES_SUM - board.at(chain);
        int stone = chain;
        do {
            for (int step : steps) {
                int neighbor = stone + step;
                if (board.at(neighbor) == opponent && board.liberties(neighbor) == 1) {
                    addLiberties(neighbor);
                }
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
    }

    /** Adds the empty neighbors of a liberty, and the liberties of adjacent weak chains. */
    private void addBeside(int liberty) {
        for (int step : steps) {
            int neighbor = liberty + step;
            int content = board.at(neighbor);
            if (content == Stones.EMPTY) {
                add(neighbor);
            } else if (content != Stones.EDGE && board.liberties(neighbor) <= 2 && isNew(neighbor)) {
                addLiberties(neighbor);
            }
        }
    }

    private void addLiberties(int stone) {
        for (int p = board.nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(stone, p)) {
            add(p);
        }
    }

    private void add(int point) {
        if (pointMarks[point] != mark) {
            pointMarks[point] = mark;
            into[to++] = point;
        }
    }

    private boolean isNew(int stone) {
        int chain = board.chain(stone);
        boolean isNew = chainMarks[chain] != mark;
        chainMarks[chain] = mark;
        return isNew;
    }
}
