package org.seichi.cgt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Computes and caches sums and negatives of values. */
final class Sums {
    private final Values values;
    private final Work work;
    private final Map<Long, Value> sums = new HashMap<>();
    private final Map<Value, Value> negatives = new HashMap<>();

    Sums(Values values, Work work) {
        this.values = values;
        this.work = work;
    }

    Value add(Value a, Value b) {
        if (a.isNumber() && b.isNumber()) {
            return values.number(a.number().orElseThrow().plus(b.number().orElseThrow()));
        }
        if (a == values.zero()) {
            return b;
        }
        if (b == values.zero()) {
            return a;
        }
        long key = ((long) Math.min(a.id(), b.id()) << 32) | Math.max(a.id(), b.id());
        Value sum = sums.get(key);
        if (sum == null) {
            work.step();
            sum = workOut(a, b);
            sums.put(key, sum);
        }
        return sum;
    }

    /** Adding a number only shifts the other game's options, which stay canonical (number translation). */
    private Value workOut(Value a, Value b) {
        values.checkDepth(a.depth() + b.depth());
        List<Value> left = new ArrayList<>();
        List<Value> right = new ArrayList<>();
        collect(a, b, left, right);
        collect(b, a, left, right);
        return a.isNumber() || b.isNumber() ? values.intern(left, right) : values.game(left, right);
    }

    private void collect(Value moving, Value resting, List<Value> left, List<Value> right) {
        if (moving.isNumber()) {
            return;
        }
        moving.options(Player.LEFT).forEach(option -> left.add(add(option, resting)));
        moving.options(Player.RIGHT).forEach(option -> right.add(add(option, resting)));
    }

    Value negate(Value value) {
        if (value.isNumber()) {
            return values.number(value.number().orElseThrow().negate());
        }
        Value negative = negatives.get(value);
        if (negative == null) {
            work.step();
            negative = values.intern(negateAll(value.options(Player.RIGHT)), negateAll(value.options(Player.LEFT)));
            negatives.put(value, negative);
        }
        return negative;
    }

    private List<Value> negateAll(List<Value> options) {
        return options.stream().map(this::negate).toList();
    }
}
