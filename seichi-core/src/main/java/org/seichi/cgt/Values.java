package org.seichi.cgt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A family of values: creates, adds and compares values, and keeps one object of each. Mixing values of two families throws
 * an {@link IllegalArgumentException}. Create one family for each analysis. Not thread-safe.
 *
 * <p>The budget bounds the time and memory of all work of the family together. When it is used up, or when a value would be
 * nested more than {@value #MAX_DEPTH} deep, every method that needs new work throws {@link OutOfBudgetException}.
 */
public final class Values {
    /** Maximum nesting depth of values, where a fraction over 2^k counts as k. */
    public static final int MAX_DEPTH = 400;

    /** The default budget, in steps: enough for the endgame of a whole board. */
    public static final long DEFAULT_BUDGET = 1_000_000;

    private final ValueComparison comparison;
    private final Sums sums;
    private final Work work;
    private final Map<Rational, Value> numbers = new HashMap<>();
    private final Map<List<List<Value>>, Value> games = new HashMap<>();
    private final Value zero;
    private int count;

    /** Creates a family with the default budget. */
    public Values() {
        this(DEFAULT_BUDGET);
    }

    /** Creates a family with a limit of steps: comparisons, sums and reductions of single pairs and options. */
    public Values(long budget) {
        work = new Work(budget);
        comparison = new ValueComparison(work);
        sums = new Sums(this, work);
        zero = new Value(this, count++, Rational.ZERO);
        numbers.put(Rational.ZERO, zero);
    }

    /** Runs a task; empty if the budget runs out. */
    public <T> Optional<T> attempt(Supplier<T> task) {
        try {
            return Optional.of(task.get());
        } catch (OutOfBudgetException e) {
            return Optional.empty();
        }
    }

    /** 0, in which nobody can move. */
    public Value zero() {
        return zero;
    }

    /** A number of free moves for Left, or for Right if negative. */
    public Value integer(long number) {
        return number(Rational.of(number));
    }

    /**
     * A number.
     *
     * @throws IllegalArgumentException if the denominator is not a power of two: a ko may have such a mean, but no finite
     *     game is equal to it
     */
    public Value number(Rational number) {
        Value known = numbers.get(number);
        if (known != null) {
            return known;
        }
        if (!number.isDyadic()) {
            throw new IllegalArgumentException("not a dyadic number: " + number);
        }
        work.step();
        checkDepth(number.denominator().bitLength() - 1);
        Value value = new Value(this, count++, number);
        numbers.put(number, value);
        return value;
    }

    /** {@code *n}, a heap of Nim: each player can move to every smaller heap. {@code nimber(0)} is zero, {@code nimber(1)} star. */
    public Value nimber(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("negative heap: " + size);
        }
        List<Value> smaller = new ArrayList<>();
        Value heap = zero;
        for (int i = 0; i < size; i++) {
            smaller.add(heap);
            heap = intern(smaller, smaller);
        }
        return heap;
    }

    /** {0|0}: a move without points for either player. */
    public Value star() {
        return nimber(1);
    }

    /** The game with these options, which may be in any order and need not be canonical. */
    public Value game(Collection<Value> left, Collection<Value> right) {
        left.forEach(this::checkOwner);
        right.forEach(this::checkOwner);
        Reduction reduction = new Reduction(comparison, work, left, right);
        return intern(reduction.options(Player.LEFT), reduction.options(Player.RIGHT));
    }

    /** The sum of both games, in one of which a player moves. */
    public Value add(Value a, Value b) {
        return sums.add(checkOwner(a), checkOwner(b));
    }

    /** The sum of all games; zero if there are none. */
    public Value sum(Collection<Value> parts) {
        return parts.stream().reduce(zero, this::add);
    }

    /** The negative of a game: the players exchanged. */
    public Value negate(Value value) {
        return sums.negate(checkOwner(value));
    }

    /** The sum of a number of copies of a game; of its negative if the number is negative. */
    public Value multiply(int times, Value value) {
        if (times == 0) {
            return zero;
        }
        Value half = multiply(times / 2, value);
        Value even = add(half, half);
        return times % 2 == 0 ? even : add(even, times > 0 ? value : negate(value));
    }

    /** Whether the first game is at most the second: Right likes it at least as well. */
    public boolean atMost(Value a, Value b) {
        return comparison.atMost(checkOwner(a), checkOwner(b));
    }

    /** The unique value with these canonical options. */
    Value intern(List<Value> left, List<Value> right) {
        if (left.stream().allMatch(Value::isNumber) && right.stream().allMatch(Value::isNumber)) {
            Optional<Rational> number = CanonicalNumbers.between(left, right);
            if (number.isPresent()) {
                return number(number.get());
            }
        }
        List<List<Value>> form = List.of(sorted(left), sorted(right));
        Value known = games.get(form);
        if (known == null) {
            work.step();
            int depth = 1 + Math.max(depth(left), depth(right));
            checkDepth(depth);
            known = new Value(this, count++, depth, form.get(0), form.get(1));
            games.put(form, known);
        }
        return known;
    }

    /** The canonical options of a player in a number. */
    List<Value> optionsOfNumber(Rational number, Player player) {
        return CanonicalNumbers.option(number, player).map(this::number).stream()
                .toList();
    }

    /** Throws an exception if the depth exceeds the limit. */
    void checkDepth(int depth) {
        if (depth > MAX_DEPTH) {
            throw new OutOfBudgetException("nested more than " + MAX_DEPTH + " deep");
        }
    }

    private Value checkOwner(Value value) {
        if (value.owner() != this) {
            throw new IllegalArgumentException("a value of another family");
        }
        return value;
    }

    private static int depth(List<Value> options) {
        return options.stream().mapToInt(Value::depth).max().orElse(0);
    }

    private static List<Value> sorted(List<Value> options) {
        return options.stream().sorted(Comparator.comparingInt(Value::id)).toList();
    }
}
