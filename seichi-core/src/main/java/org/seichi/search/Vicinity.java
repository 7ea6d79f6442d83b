package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * The points where play decides the fate of a chain at close quarters.
 *
 * <p>A chain in atari with its owner to move has no other way out than its liberty and the capture of a chain beside it
 * that is in atari itself: nothing else gives it a second liberty before it is taken. In all other cases the list is a
 * choice: liberties; what touches them (nets, throw-ins, connections); the liberties of weak chains around, which may be
 * captured or saved.
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
        int stride = board.board().stride();
        steps = new int[] {-stride, -1, 1, stride};
        pointMarks = new int[board.board().arrayLength()];
        chainMarks = new int[board.board().arrayLength()];
    }

    /**
     * Writes the points, each once, whether or not a move there is legal; answers their number.
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

    /** The liberties of the opposing chains around the target that have no more than the given number. */
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

    /** The last liberties of the chains in atari around a chain. */
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

    /** The empty points beside a liberty, and the liberties of weak chains that it touches. */
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
