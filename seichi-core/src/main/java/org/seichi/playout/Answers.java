package org.seichi.playout;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Finds answers to the last move: capture what it left in atari, save what it put in atari, fight a race, or make or take an eye. */
final class Answers {
    private static final int ENOUGH = 32;

    private final PlayoutBoard board;
    private final int[] steps;
    private final MoveKnowledge knowledge;
    private final Vital vital;
    private final RandomNumbers random;
    private final PlayoutPolicy policy;
    private final int[] found = new int[ENOUGH];
    private int count;

    Answers(PlayoutBoard board, MoveKnowledge knowledge, RandomNumbers random, PlayoutPolicy policy) {
        this.board = board;
        steps = board.steps();
        vital = new Vital(board);
        this.knowledge = knowledge;
        this.random = random;
        this.policy = policy;
    }

    /** A random answer of a player to the opponent's last move; {@link Board#NO_POINT} if there is none. */
    int choose(int color) {
        int last = board.last();
        count = 0;
        boolean stands = last != Board.NO_POINT && board.at(last) == Stones.STONES_SUM - color;
        if (!stands) {
            return Board.NO_POINT;
        }
        if (board.liberties(board.chain(last)) == 1 && happens(policy.capture())) {
            addLegal(color, board.firstLiberty(board.chain(last)));
        }
        if (count == 0 && happens(policy.save())) {
            forEachOwn(color, last, 1);
        }
        if (count == 0 && happens(policy.race())) {
            race(color, last, 2);
        }
        if (count == 0 && happens(policy.vital())) {
            addVital(color, last);
        }
        if (count == 0 && happens(policy.longRace())) {
            race(color, last, 3);
        }
        return count == 0 ? Board.NO_POINT : found[random.below(count)];
    }

    private void race(int color, int last, int liberties) {
        forEachOwn(color, last, liberties);
        if (board.liberties(board.chain(last)) == liberties) {
            attack(color, board.chain(last));
        }
    }

    private void addVital(int color, int last) {
        int point = vital.near(last);
        if (point != Board.NO_POINT) {
            addLegal(color, point);
        }
    }

    private boolean happens(int chance) {
        return random.below(PlayoutPolicy.ALWAYS) < chance;
    }

    /** Adds moves that help the player's chains next to a point that have a given number of liberties. */
    private void forEachOwn(int color, int point, int liberties) {
        if (board.neighbors(point, color) == 0) {
            return;
        }
        for (int step : steps) {
            int neighbor = point + step;
            if (board.at(neighbor) == color && board.liberties(board.chain(neighbor)) == liberties) {
                help(color, board.chain(neighbor), liberties);
            }
        }
    }

    /** Adds attacks on chains next to a chain that have no more liberties than it, and extensions that gain a liberty. */
    private void help(int color, int chain, int liberties) {
        int opponent = Stones.STONES_SUM - color;
        int stone = chain;
        do {
            if (board.neighbors(stone, opponent) > 0) {
                attackBeside(color, stone, liberties);
            }
            stone = board.next(stone);
        } while (stone != chain && count < ENOUGH / 2);
        for (int p = board.firstLiberty(chain); p != Board.NO_POINT; p = board.nextLiberty(chain, p)) {
            if (p != board.ko() && knowledge.libertiesAfter(color, p, liberties + 1) > liberties) {
                add(p);
            }
        }
    }

    private void attackBeside(int color, int stone, int liberties) {
        for (int step : steps) {
            int neighbor = stone + step;
            if (board.at(neighbor) == Stones.STONES_SUM - color
                    && board.liberties(board.chain(neighbor)) <= liberties) {
                attack(color, board.chain(neighbor));
            }
        }
    }

    /** Adds the capture of a chain in atari; otherwise its liberties where a stone would not be in atari itself. */
    private void attack(int color, int chain) {
        if (board.liberties(chain) == 1) {
            addLegal(color, board.firstLiberty(chain));
            return;
        }
        for (int p = board.firstLiberty(chain); p != Board.NO_POINT; p = board.nextLiberty(chain, p)) {
            if (p != board.ko() && knowledge.libertiesAfter(color, p, 2) >= 2) {
                add(p);
            }
        }
    }

    private void addLegal(int color, int point) {
        if (point != board.ko() && knowledge.libertiesAfter(color, point, 1) > 0) {
            add(point);
        }
    }

    private void add(int point) {
        if (count < ENOUGH) {
            found[count++] = point;
        }
    }
}
