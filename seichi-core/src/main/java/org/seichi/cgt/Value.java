package org.seichi.cgt;

import java.util.List;
import java.util.Optional;

/**
 * The value of a finite loop-free game in canonical form: no option is dominated or reversible. Within one {@link Values},
 * equal values are the same object, so {@code ==} and {@code equals} are equality of games.
 *
 * <p>Immutable. Numbers compute their options on demand instead of storing them, so that 361 does not need 361 games.
 */
public final class Value {
    private final Values owner;
    private final int id;
    private final int depth;
    private final Rational number;
    private final List<Value> left;
    private final List<Value> right;

    /** Creates a number. */
    Value(Values owner, int id, Rational number) {
        this.owner = owner;
        this.id = id;
        this.depth = number.denominator().bitLength() - 1;
        this.number = number;
        this.left = List.of();
        this.right = List.of();
    }

    /** Creates a value that is not a number, from its canonical options. */
    Value(Values owner, int id, int depth, List<Value> left, List<Value> right) {
        this.owner = owner;
        this.id = id;
        this.depth = depth;
        this.number = null;
        this.left = List.copyOf(left);
        this.right = List.copyOf(right);
    }

    /** The canonical options of a player. An integer has options for at most one player. */
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

    /** The serial number within the family, which gives an order that is the same in every run. */
    int id() {
        return id;
    }

    /** The depth of a recursion through the options: 0 for integers, k for fractions over 2^k. */
    int depth() {
        return depth;
    }

    /** In the usual notation, as in {@code {3|1}}, {@code ±2}, {@code 1/2}, {@code ^*}; see {@link Notation}. */
    @Override
    public String toString() {
        return new Notation().write(this);
    }
}
