package org.seichi.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The slow twin of the thermographs of kos: searches best play of a ko beside a stack of coupons worth 1, 2, 3 and so on,
 * the greatest on top, with ko bans and a number of ko threats that only Left has. A thermograph gives the result of such
 * play when the steps between coupons are small, so the ko should be worth some hundred points.
 */
final class CouponStack {
    /** The number of moves worth nothing below the coupons, so that everything can be played out. */
    private static final int PASSES = 24;

    private final Map<Player, List<Value>> leftToTake;
    private final Map<Player, List<Value>> rightToTake;
    private final Map<State, Rational> known = new HashMap<>();

    /** A ko, given by both players' moves other than taking it, in the state where Left may take and in the other one. */
    CouponStack(Map<Player, List<Value>> leftToTake, Map<Player, List<Value>> rightToTake) {
        this.leftToTake = leftToTake;
        this.rightToTake = rightToTake;
    }

    /**
     * Left's points minus Right's and minus the result of the coupons alone.
     *
     * @param taker who may take the ko
     * @param coupons the worth of the top coupon, in points
     */
    Rational score(Player taker, Player toMove, int threats, int coupons) {
        Rational alone = Rational.of((coupons + 1) / 2);
        Rational together = best(new State(null, taker, false, threats, coupons, toMove));
        return together.minus(toMove == Player.LEFT ? alone : alone.negate());
    }

    /** A node of the search: the local game is the value, or the ko if the value is null. */
    private record State(Value value, Player taker, boolean banned, int threats, int coupons, Player toMove) {
        State after(Value option) {
            return new State(option, null, false, 0, coupons, toMove.opponent());
        }

        State afterTaking() {
            int left = banned ? threats - 1 : threats;
            return new State(null, taker.opponent(), true, left, coupons, toMove.opponent());
        }

        State afterCoupon() {
            return new State(value, taker, false, threats, coupons - 1, toMove.opponent());
        }

        boolean mayTake() {
            return value == null && taker == toMove && (!banned || (toMove == Player.LEFT && threats > 0));
        }
    }

    private Rational best(State state) {
        Rational answer = known.get(state);
        if (answer == null) {
            answer = workOut(state);
            known.put(state, answer);
        }
        return answer;
    }

    private Rational workOut(State state) {
        if (state.coupons() == -PASSES) {
            return state.value() == null
                    ? Rational.ZERO
                    : new Thermographs().of(state.value()).mean();
        }
        boolean left = state.toMove() == Player.LEFT;
        int coupon = Math.max(0, state.coupons());
        Rational best = best(state.afterCoupon()).plus(Rational.of(left ? coupon : -coupon));
        for (Value option : options(state)) {
            Rational score = best(state.after(option));
            best = left ? best.max(score) : best.min(score);
        }
        if (state.mayTake()) {
            Rational score = best(state.afterTaking());
            best = left ? best.max(score) : best.min(score);
        }
        return best;
    }

    private List<Value> options(State state) {
        if (state.value() != null) {
            return state.value().isNumber() ? List.of() : state.value().options(state.toMove());
        }
        return (state.taker() == Player.LEFT ? leftToTake : rightToTake).get(state.toMove());
    }
}
