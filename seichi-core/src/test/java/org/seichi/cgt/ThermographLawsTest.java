package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws of means, temperatures and walls of games without ko. */
class ThermographLawsTest {
    private static final int GAMES = 150;
    private static final Rational EIGHTH = Rational.of(1, 8);

    private final Values values = new Values();
    private final Thermographs thermographs = new Thermographs();
    private final Cooling cooling = new Cooling(values);

    static IntStream seeds() {
        return IntStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theWallsLeanTowardsEachOther(int seed) {
        Random random = new Random(seed);
        Thermograph thermograph = thermographs.of(Tree.hot(random, 3).value(values));
        assertThat(slopes(thermograph.left())).isSubsetOf(Rational.of(-1), Rational.ZERO);
        assertThat(slopes(thermograph.right())).isSubsetOf(Rational.ZERO, Rational.ONE);
        assertThat(thermograph.left().max(thermograph.right())).isEqualTo(thermograph.left());
        assertThat(thermograph.left().lastSlope()).isEqualTo(Rational.ZERO);
        assertThat(thermograph.left().at(thermograph.temperature())).isEqualTo(thermograph.mean());
        assertThat(thermograph.right().top().value()).isEqualTo(thermograph.mean());
    }

    private static List<Rational> slopes(Polyline wall) {
        return IntStream.range(0, wall.corners().size())
                .mapToObj(piece -> Polyline.slope(wall.corners(), piece, wall.lastSlope()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theStopsAreThoseOfPlayToNumbers(int seed) {
        Random random = new Random(seed);
        Value value = Tree.hot(random, 3).value(values);
        Thermograph thermograph = thermographs.of(value);
        assertThat(thermograph.leftStop()).isEqualTo(stop(value, Player.LEFT));
        assertThat(thermograph.rightStop()).isEqualTo(stop(value, Player.RIGHT));
        assertThat(thermograph.mean()).isBetween(thermograph.rightStop(), thermograph.leftStop());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void meansAddUpAndTemperaturesDoNotRise(int seed) {
        Random random = new Random(seed);
        Value a = Tree.hot(random, 2).value(values);
        Value b = Tree.hot(random, 2).value(values);
        Thermograph ta = thermographs.of(a);
        Thermograph tb = thermographs.of(b);
        Thermograph sum = thermographs.of(values.add(a, b));
        assertThat(sum.mean()).isEqualTo(ta.mean().plus(tb.mean()));
        assertThat(sum.temperature()).isLessThanOrEqualTo(ta.temperature().max(tb.temperature()));
        assertThat(sum.leftStop())
                .isBetween(ta.leftStop().plus(tb.rightStop()), ta.leftStop().plus(tb.leftStop()));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theThermographDoesNotDependOnTheForm(int seed) {
        Random random = new Random(seed);
        Tree tree = Tree.hot(random, 3);
        assertThat(draw(tree)).isEqualTo(thermographs.of(tree.value(values)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aNegativeGameHasTheMirroredThermograph(int seed) {
        Random random = new Random(seed);
        Value value = Tree.hot(random, 3).value(values);
        assertThat(thermographs.of(values.negate(value)))
                .isEqualTo(thermographs.of(value).negate());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void manyCopiesApproachTheMean(int seed) {
        Random random = new Random(seed);
        Value value = Tree.hot(random, 2).value(values);
        Thermograph one = thermographs.of(value);
        Thermograph eight = thermographs.of(values.multiply(8, value));
        Rational room = one.temperature().max(Rational.ZERO).times(EIGHTH);
        assertThat(eight.leftStop().times(EIGHTH))
                .isBetween(one.mean(), one.mean().plus(room));
        assertThat(eight.rightStop().times(EIGHTH)).isBetween(one.mean().minus(room), one.mean());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theWallsAreTheStopsOfTheCooledGame(int seed) {
        Random random = new Random(seed);
        Value value = Tree.hot(random, 3).value(values);
        Thermograph thermograph = thermographs.of(value);
        for (int quarters = 0; quarters <= 24; quarters++) {
            Rational tax = Rational.of(quarters, 4);
            Value cooled = cooling.cool(value, tax);
            assertThat(stop(cooled, Player.LEFT)).isEqualTo(thermograph.left().at(tax));
            assertThat(stop(cooled, Player.RIGHT)).isEqualTo(thermograph.right().at(tax));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void coolingKeepsSums(int seed) {
        Random random = new Random(seed);
        Value a = Tree.hot(random, 2).value(values);
        Value b = Tree.hot(random, 2).value(values);
        Rational degrees = Rational.of(random.nextInt(9), 2);
        assertThat(cooling.cool(values.add(a, b), degrees))
                .isSameAs(values.add(cooling.cool(a, degrees), cooling.cool(b, degrees)));
    }

    private static Rational stop(Value value, Player player) {
        return value.number().orElseGet(() -> {
            Stream<Rational> stops = value.options(player).stream().map(option -> stop(option, player.opponent()));
            return stops.reduce(player == Player.LEFT ? Rational::max : Rational::min)
                    .orElseThrow();
        });
    }

    /** Draws the thermograph from the tree's own options, including dominated and reversible ones. */
    private static Thermograph draw(Tree tree) {
        return Thermograph.of(
                tree.left().stream().map(ThermographLawsTest::draw).toList(),
                tree.right().stream().map(ThermographLawsTest::draw).toList());
    }
}
