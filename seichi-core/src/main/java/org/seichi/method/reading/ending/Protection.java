package org.seichi.method.reading.ending;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Finds the moves that meet an attack: at the liberties of the attacked chain, next to them, at the last liberties of an enemy
 * chain beside it (earlier if that chain is dead, because the race may demand that it is taken), or where the attack begins.
 * Neutral points are tried first, because they cost nothing.
 */
final class Protection {
    /** The most liberties of a living enemy chain whose capture may meet an attack. */
    private static final int CAPTURABLE = 2;
    /** The most liberties of a dead one. */
    private static final int TO_BE_TAKEN = 5;

    private final SearchBoard board;
    private final LivingChains chains;
    private final Attacks attacks;
    private final PointSet neutral;
    private final int[] steps;

    Protection(SearchBoard board, LivingChains chains, Attacks attacks, PointSet neutral) {
        this.board = board;
        this.chains = chains;
        this.attacks = attacks;
        this.neutral = neutral;
        this.steps = board.board().directions();
    }

    /** How well a move protects. */
    private enum Worth {
        NOTHING,
        /** The attack is met, another one nearby is not. */
        THIS_ATTACK,
        /** Nothing nearby is threatened any more. */
        FOR_NOW,
        /** Nothing nearby will be, even when the opponent has all neutral points around. */
        FOR_GOOD
    }

    /** The best protecting move, or {@link Board#NO_POINT} if there is none. The board is left as it was. */
    int best(Attack attack, Color victim) {
        int best = Board.NO_POINT;
        Worth most = Worth.NOTHING;
        for (int point : candidates(attack)) {
            boolean costs = !neutral.contains(point);
            if (most == Worth.FOR_GOOD || (costs && most == Worth.FOR_NOW && neutral.contains(best))) {
                break;
            }
            Worth worth = worth(attack, victim, point);
            if (worth.compareTo(most) > 0) {
                most = worth;
                best = point;
            }
        }
        return best;
    }

    /** The moves after which nothing nearby is threatened, in the order of {@link #best}. */
    List<Integer> all(Attack attack, Color victim) {
        return candidates(attack).stream()
                .filter(point -> worth(attack, victim, point).compareTo(Worth.FOR_NOW) >= 0)
                .toList();
    }

    private Worth worth(Attack attack, Color victim, int point) {
        if (board.legality(victim, point) != Legality.LEGAL) {
            return Worth.NOTHING;
        }
        board.play(victim, point);
        Worth worth = worthOf(attack, victim, point);
        board.undo();
        return worth;
    }

    /** The worth of a move that has been made. */
    private Worth worthOf(Attack attack, Color victim, int reply) {
        if (!attacks.isMet(attack, reply)) {
            return Worth.NOTHING;
        }
        if (!isQuiet(attack, victim, reply)) {
            return Worth.THIS_ATTACK;
        }
        return attack.kind() == Attack.Kind.RESCUE || lasts(attack, victim, reply) ? Worth.FOR_GOOD : Worth.FOR_NOW;
    }

    private boolean isQuiet(Attack attack, Color victim, int reply) {
        return attacks.near(reply, victim).isEmpty()
                && (attack.kind() == Attack.Kind.RESCUE
                        || attacks.near(attack.stone(), victim).isEmpty());
    }

    /** Whether a protection will be enough when the attacker has taken the neutral points around. */
    private boolean lasts(Attack attack, Color victim, int reply) {
        PointSet around =
                board.libertySet(attack.stone()).union(board.libertySet(reply)).intersection(neutral);
        int depth = board.depth();
        for (int p = around.first(); p != Board.NO_POINT; p = around.next(p)) {
            if (board.legality(victim.opponent(), p) == Legality.LEGAL) {
                board.play(victim.opponent(), p);
            }
        }
        boolean lasts = board.at(reply) == victim.code()
                && board.at(attack.stone()) == victim.code()
                && isQuiet(attack, victim, reply);
        while (board.depth() > depth) {
            board.undo();
        }
        return lasts;
    }

    /** The points of moves that may meet an attack, in the order in which they are tried. */
    List<Integer> candidates(Attack attack) {
        Board geometry = board.board();
        int enemy = Stones.STONES_SUM - board.at(attack.stone());
        PointSet liberties = board.libertySet(attack.stone());
        PointSet.Builder points = PointSet.builder(geometry).addAll(liberties).add(attack.move());
        for (int p = liberties.first(); p != Board.NO_POINT; p = liberties.next(p)) {
            for (int step : steps) {
                if (board.at(p + step) == Stones.EMPTY) {
                    points.add(p + step);
                }
            }
        }
        board.stonesOf(attack.stone()).neighbors(geometry).forEach(point -> {
            if (board.at(point) == enemy
                    && board.liberties(point) <= (chains.isLiving(point) ? CAPTURABLE : TO_BE_TAKEN)) {
                points.addAll(board.libertySet(point));
            }
        });
        return ordered(points.build(), liberties, attack.move());
    }

    /** Neutral points first, then where the attack begins, then the chain's own liberties, then the rest. */
    private List<Integer> ordered(PointSet points, PointSet liberties, int key) {
        return Arrays.stream(RingOrder.of(board, points))
                .boxed()
                .sorted((a, b) -> Integer.compare(rank(a, liberties, key), rank(b, liberties, key)))
                .toList();
    }

    private int rank(int point, PointSet liberties, int key) {
        return (neutral.contains(point) ? 0 : 4) + (point == key ? 0 : 2) + (liberties.contains(point) ? 0 : 1);
    }
}
