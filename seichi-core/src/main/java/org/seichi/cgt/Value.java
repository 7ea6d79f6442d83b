package org.seichi.cgt;

import java.util.List;
import java.util.Optional;

/**
 * The value of a finite game without loops, in canonical form: no option is dominated or reversible. Within one
 * {@link Values}, equal values are the same object, so {@code ==} and {@code equals} are equality of games.
 *
 * <p>Immutable. Numbers hold no options, they are worked out when asked for: 361 does not drag 361 games along.
 */
public final class Value {
    private final Values owner;
    private final int id;
    private final int depth;
    private final Rational number;
    private final List<Value> left;
    private final List<Value> right;

    /** A number. */
    Value(Values owner, int id, Rational number) {
        this.owner = owner;
        this.id = id;
        this.depth = number.denominator().bitLength() - 1;
        this.number = number;
        this.left = List.of();
        this.right = List.of();
    }

    /** Anything but a number, by its canonical options. */
    Value(Values owner, int id, int depth, List<Value> left, List<Value> right) {
        this.owner = owner;
        this.id = id;
        this.depth = depth;
        this.number = null;
        this.left = List.copyOf(left);
        this.right = List.copyOf(right);
    }

    /** What a player can move to, nothing dominated or reversible among it. Integers have options of one player at most. */
    public List<Value> options(Player player) {
        if (number != null) {
            return owner.optionsOfNumber(number, player);
        }
        return player == Player.LEFT ? left : right;
    }

    /** Whether this is a number: a game in which nobody wants to move. */
    public boolean isNumber() {
        return number != null;
    }

    /** The number that this is, if it is one. */
    public Optional<Rational> number() {
        return Optional.ofNullable(number);
    }

    /** The family that this belongs to. */
    Values owner() {
        return owner;
    }

    /** Counted up within the family: an order that is the same in every run. */
    int id() {
        return id;
    }

    /** How deep a recursion through the options can get: 0 for integers, k for a number over 2^k. */
    int depth() {
        return depth;
    }

    /** In the notation of the field, as in {@code {3|1}}, {@code ±2}, {@code 1/2}, {@code ^*}; see {@link Notation}. */
    @Override
    public String toString() {
        return new Notation().write(this);
    }
}
