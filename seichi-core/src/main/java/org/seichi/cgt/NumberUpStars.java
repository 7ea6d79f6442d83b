package org.seichi.cgt;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Recognizes sums of a number, ups and a nimber by their canonical forms. With x the number, {@code x*m} has all smaller
 * x-nimbers as options of both players; {@code x + n.^ + *m} with n of at least 1 is {@code {x | x + (n-1).^ + *(m^1)}},
 * except {@code x^*}, which is {@code {x,x*|x}}.
 */
final class NumberUpStars {
    private final Map<Value, Optional<NumberUpStar>> known = new HashMap<>();

    /** The parts of the value, or empty if it is not such a sum. */
    Optional<NumberUpStar> of(Value value) {
        Optional<NumberUpStar> answer = known.get(value);
        if (answer == null) {
            answer = value.isNumber() ? value.number().map(number -> new NumberUpStar(number, 0, 0)) : recognize(value);
            known.put(value, answer);
        }
        return answer;
    }

    private Optional<NumberUpStar> recognize(Value value) {
        Set<NumberUpStar> left = new HashSet<>();
        Set<NumberUpStar> right = new HashSet<>();
        if (!collect(value.options(Player.LEFT), left) || !collect(value.options(Player.RIGHT), right)) {
            return Optional.empty();
        }
        return nimber(left, right)
                .or(() -> up(left, right))
                .or(() -> up(negateAll(right), negateAll(left)).map(NumberUpStar::negate));
    }

    private boolean collect(List<Value> options, Set<NumberUpStar> parts) {
        for (Value option : options) {
            Optional<NumberUpStar> part = of(option);
            if (part.isEmpty()) {
                return false;
            }
            parts.add(part.get());
        }
        return true;
    }

    private static Optional<NumberUpStar> nimber(Set<NumberUpStar> left, Set<NumberUpStar> right) {
        if (left.isEmpty() || !left.equals(right)) {
            return Optional.empty();
        }
        NumberUpStar heap = new NumberUpStar(left.iterator().next().number(), 0, left.size());
        return Optional.of(heap).filter(found -> left.equals(smallerHeaps(found)));
    }

    private static Set<NumberUpStar> smallerHeaps(NumberUpStar heap) {
        Set<NumberUpStar> smaller = new HashSet<>();
        for (int size = 0; size < heap.nimber(); size++) {
            smaller.add(new NumberUpStar(heap.number(), 0, size));
        }
        return smaller;
    }

    /** Recognizes a sum with at least one up. */
    private static Optional<NumberUpStar> up(Set<NumberUpStar> left, Set<NumberUpStar> right) {
        if (right.size() != 1) {
            return Optional.empty();
        }
        NumberUpStar rest = right.iterator().next();
        NumberUpStar sum = new NumberUpStar(rest.number(), rest.ups() + 1, rest.nimber() ^ 1);
        boolean upStar = sum.ups() == 1 && sum.nimber() == 1;
        Set<NumberUpStar> expected = smallerHeaps(new NumberUpStar(rest.number(), 0, upStar ? 2 : 1));
        return Optional.of(sum).filter(found -> found.ups() >= 1 && left.equals(expected));
    }

    private static Set<NumberUpStar> negateAll(Set<NumberUpStar> parts) {
        Set<NumberUpStar> result = new HashSet<>();
        parts.forEach(part -> result.add(part.negate()));
        return result;
    }
}
