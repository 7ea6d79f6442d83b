package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws of games, each checked on random games and, where a twin can decide, against the plain definitions. */
class ValueLawsTest {
    private static final int GAMES = 150;

    private final Values values = new Values();

    static IntStream seeds() {
        return IntStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theCanonicalFormEqualsTheGame(int seed) {
        Random random = new Random(seed);
        Tree tree = Tree.random(random, 3);
        assertThat(Tree.of(tree.value(values)).compare(tree)).isEqualTo(Order.EQUAL);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theCanonicalFormHasNoNeedlessOptions(int seed) {
        Random random = new Random(seed);
        Value value = Tree.random(random, 3).value(values);
        for (Player player : Player.values()) {
            List<Value> options = value.options(player);
            for (Value option : options) {
                assertThat(options).allMatch(other -> other == option || !noBetter(player, option, other));
                assertThat(option.options(player.opponent())).noneMatch(back -> noBetter(player, back, value));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void comparesAsTheDefinitionSays(int seed) {
        Random random = new Random(seed);
        Tree a = Tree.random(random, 2);
        Tree b = Tree.random(random, 2);
        assertThat(Comparing.compare(values, a.value(values), b.value(values))).isEqualTo(a.compare(b));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void equalGamesAreTheSameObject(int seed) {
        Random random = new Random(seed);
        Tree a = Tree.random(random, 2);
        Tree b = Tree.random(random, 2);
        assertThat(a.value(values) == b.value(values)).isEqualTo(a.compare(b) == Order.EQUAL);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void addsAsTheDefinitionSays(int seed) {
        Random random = new Random(seed);
        Tree a = Tree.random(random, 2);
        Tree b = Tree.random(random, 2);
        assertThat(values.add(a.value(values), b.value(values)))
                .isSameAs(a.plus(b).value(values));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void negatesAsTheDefinitionSays(int seed) {
        Random random = new Random(seed);
        Tree a = Tree.random(random, 3);
        assertThat(values.negate(a.value(values))).isSameAs(a.negate().value(values));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void sumsAreAGroup(int seed) {
        Random random = new Random(seed);
        Value a = Tree.random(random, 3).value(values);
        Value b = Tree.random(random, 2).value(values);
        Value c = Tree.random(random, 2).value(values);
        assertThat(values.add(a, b)).isSameAs(values.add(b, a));
        assertThat(values.add(values.add(a, b), c)).isSameAs(values.add(a, values.add(b, c)));
        assertThat(Games.difference(values, a, a)).isSameAs(values.zero());
        assertThat(values.add(a, values.zero())).isSameAs(a);
        assertThat(values.negate(values.add(a, b))).isSameAs(values.add(values.negate(a), values.negate(b)));
        assertThat(values.multiply(5, b)).isSameAs(values.sum(List.of(b, b, b, b, b)));
        assertThat(values.multiply(-3, b)).isSameAs(values.negate(values.sum(List.of(b, b, b))));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theOrderIsPartialAndKeptBySums(int seed) {
        Random random = new Random(seed);
        Value a = Tree.random(random, 2).value(values);
        Value b = Tree.random(random, 2).value(values);
        Value c = Tree.random(random, 2).value(values);
        assertThat(values.atMost(a, a)).isTrue();
        assertThat(values.atMost(a, b) && values.atMost(b, a)).isEqualTo(a == b);
        assertThat(values.atMost(a, b) && values.atMost(b, c) && !values.atMost(a, c))
                .isFalse();
        assertThat(Comparing.compare(values, values.add(a, c), values.add(b, c)))
                .isEqualTo(Comparing.compare(values, a, b));
        assertThat(Comparing.compare(values, Games.difference(values, a, b), values.zero()))
                .isEqualTo(Comparing.compare(values, a, b));
        assertThat(Comparing.compare(values, values.negate(b), values.negate(a)))
                .isEqualTo(Comparing.compare(values, a, b));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatIsWrittenReadsAsTheSameValue(int seed) {
        Random random = new Random(seed);
        Value value = Tree.random(random, 3).value(values);
        String formula = value.toString().replace("+_", "tiny ").replace("-_", "-tiny ");
        assertThat(Formula.read(values, formula)).isSameAs(value);
    }

    private boolean noBetter(Player player, Value a, Value b) {
        return player == Player.LEFT ? values.atMost(a, b) : values.atMost(b, a);
    }
}
