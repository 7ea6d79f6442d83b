package org.seichi.method.reading.ending;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Finds moves that prevent an attack: at or next to the liberties of the attacked chain, at the last liberties of an adjacent
 * enemy chain (if that chain is dead, also with more liberties left, since the race may require capturing it), or where the
 * attack begins. Neutral points are tried first, because they cost nothing.
 */
record Protection(SearchBoard board, LivingChains chains, Attacks attacks, NeutralPoints neutral) {
    /** Greatest number of liberties of a living enemy chain whose capture may prevent the attack. */
    private static final int CAPTURABLE = 2;
    /** The same for a dead enemy chain. */
    private static final int TO_BE_TAKEN = 5;

    /** How well a move protects, from worst to best. */
    private enum Effect {
        NOTHING,
        /** The attack is prevented, but another one nearby is not. */
        THIS_ATTACK,
        /** Nothing nearby is threatened after the move. */
        FOR_NOW,
        /** Nothing nearby is threatened even after the opponent takes all neutral points around. */
        FOR_GOOD
    }

    /** The best protective move, or {@link Board#NO_POINT} if there is none. The board is left as it was. */
    int best(Attack attack) {
        int best = Board.NO_POINT;
        Effect most = Effect.NOTHING;
        for (int point : candidates(attack)) {
            boolean costs = !neutral.contains(point);
            if (most == Effect.FOR_GOOD || (costs && most == Effect.FOR_NOW && neutral.contains(best))) {
                break;
            }
            Effect effect = effect(attack, point);
            if (effect.compareTo(most) > 0) {
                most = effect;
                best = point;
            }
        }
        return best;
    }

    /** All moves after which nothing nearby is threatened, in the order in which {@link #best} tries them. */
    List<Integer> all(Attack attack) {
        return candidates(attack).stream()
                .filter(point -> effect(attack, point).compareTo(Effect.FOR_NOW) >= 0)
                .toList();
    }

    private Effect effect(Attack attack, int point) {
        if (board.legality(attack.victim(), point) != Legality.LEGAL) {
            return Effect.NOTHING;
        }
        board.play(attack.victim(), point);
        Effect effect = effectOf(attack, point);
        board.undo();
        return effect;
    }

    /** The effect of a move that is already on the board. */
    private Effect effectOf(Attack attack, int reply) {
        if (!attacks.isMet(attack, reply)) {
            return Effect.NOTHING;
        }
        if (!isQuiet(attack, reply)) {
            return Effect.THIS_ATTACK;
        }
        return attack.kind() == Attack.Kind.RESCUE || lasts(attack, reply) ? Effect.FOR_GOOD : Effect.FOR_NOW;
    }

    private boolean isQuiet(Attack attack, int reply) {
        return attacks.near(reply, attack.victim()).isEmpty()
                && (attack.kind() == Attack.Kind.RESCUE
                        || attacks.near(attack.stone(), attack.victim()).isEmpty());
    }

    /** Whether the protection still holds after the attacker takes the neutral points around. */
    private boolean lasts(Attack attack, int reply) {
        PointSet around = neutral.among(board.libertySet(attack.stone()).union(board.libertySet(reply)));
        int depth = board.depth();
        board.playAll(attack.victim().opponent(), around);
        boolean lasts = board.at(reply) == attack.victim().code()
                && board.at(attack.stone()) == attack.victim().code()
                && isQuiet(attack, reply);
        board.undoTo(depth);
        return lasts;
    }

    /** Points where a move may prevent the attack, in the order in which they are tried. */
    List<Integer> candidates(Attack attack) {
        PointSet liberties = board.libertySet(attack.stone());
        PointSet points = liberties
                .neighbors(board.board())
                .filter(point -> board.at(point) == Stones.EMPTY)
                .union(board.libertiesOfEnemies(
                        attack.stone(), point -> chains.isLiving(point) ? CAPTURABLE : TO_BE_TAKEN))
                .union(liberties)
                .union(PointSet.of(board.board(), attack.move()));
        return ordered(points, liberties, attack.move());
    }

    /** Sorts candidates: neutral points first; within each class the start of the attack, the chain's own liberties, then the rest. */
    private List<Integer> ordered(PointSet points, PointSet liberties, int start) {
        return Arrays.stream(RingOrder.of(board, points))
                .boxed()
                .sorted((a, b) -> Integer.compare(rank(a, liberties, start), rank(b, liberties, start)))
                .toList();
    }

    private int rank(int point, PointSet liberties, int start) {
        return (neutral.contains(point) ? 0 : 4) + (point == start ? 0 : 2) + (liberties.contains(point) ? 0 : 1);
    }
}
