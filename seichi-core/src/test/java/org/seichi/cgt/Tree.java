package org.seichi.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The slow twin of a value: a game as a plain tree, compared and added by the definitions, nothing simplified or kept. */
record Tree(List<Tree> left, List<Tree> right) {

    static Tree integer(int number) {
        List<Tree> one = number == 0 ? List.of() : List.of(integer(number - Integer.signum(number)));
        return new Tree(number > 0 ? one : List.of(), number < 0 ? one : List.of());
    }

    /** A random game of at most the given depth over small integers. */
    static Tree random(Random random, int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            return integer(random.nextInt(5) - 2);
        }
        return new Tree(randomOptions(random, depth), randomOptions(random, depth));
    }

    /** A random game like those of endgames: hot, with one or two options for each player and outcomes far apart. */
    static Tree hot(Random random, int depth) {
        if (depth == 0) {
            return integer(random.nextInt(13) - 6);
        }
        List<Tree> left = new ArrayList<>();
        List<Tree> right = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(2); i++) {
            left.add(hot(random, depth - 1 - random.nextInt(depth)));
            right.add(hot(random, depth - 1 - random.nextInt(depth)));
        }
        return new Tree(left, right);
    }

    static Tree of(Value value) {
        return new Tree(
                value.options(Player.LEFT).stream().map(Tree::of).toList(),
                value.options(Player.RIGHT).stream().map(Tree::of).toList());
    }

    Value value(Values values) {
        return values.game(
                left.stream().map(option -> option.value(values)).toList(),
                right.stream().map(option -> option.value(values)).toList());
    }

    boolean atMost(Tree other) {
        return left.stream().noneMatch(other::atMost) && other.right.stream().noneMatch(o -> o.atMost(this));
    }

    Order compare(Tree other) {
        if (atMost(other)) {
            return other.atMost(this) ? Order.EQUAL : Order.LESS;
        }
        return other.atMost(this) ? Order.GREATER : Order.CONFUSED;
    }

    Tree plus(Tree other) {
        return new Tree(
                Stream.concat(
                                left.stream().map(other::plus),
                                other.left.stream().map(this::plus))
                        .toList(),
                Stream.concat(
                                right.stream().map(other::plus),
                                other.right.stream().map(this::plus))
                        .toList());
    }

    Tree negate() {
        return new Tree(
                right.stream().map(Tree::negate).toList(),
                left.stream().map(Tree::negate).toList());
    }

    private static List<Tree> randomOptions(Random random, int depth) {
        List<Tree> options = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            options.add(random(random, depth - 1));
        }
        return options;
    }
}
