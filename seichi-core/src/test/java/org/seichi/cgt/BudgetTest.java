package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Values that are too large, nested too deeply or impossible. */
class BudgetTest {
    private final Values values = new Values();

    @Test
    void tooMuchWorkIsAnEmptyAnswer() {
        Values small = new Values(200);
        assertThat(small.attempt(() -> manySwitches(small, 30))).isEmpty();
        assertThat(small.zero()).hasToString("0");
    }

    @Test
    void enoughBudgetGivesTheAnswer() {
        assertThat(values.attempt(() -> manySwitches(values, 6))).isPresent();
    }

    /** A sum of switches with distinct temperatures, so that its canonical form is huge. */
    private static Value manySwitches(Values family, int count) {
        Value sum = family.zero();
        for (int i = 0; i < count; i++) {
            sum = family.add(sum, Games.of(family, family.integer(1L << i), family.integer(-(1L << i))));
        }
        return sum;
    }

    @Test
    void theAnswerDoesNotDependOnTheBudget() {
        Tree tree = Tree.hot(new Random(5), 3);
        String plenty = tree.value(values).toString();
        List<String> found = new ArrayList<>();
        for (long budget = 0; budget < 400; budget += 7) {
            Values family = new Values(budget);
            found.add(family.attempt(() -> tree.value(family))
                    .map(Value::toString)
                    .orElse("none"));
        }
        assertThat(found).containsOnly("none", plenty);
    }

    @Test
    void nestingIsBounded() {
        Value tower = tower(399);
        assertThat(values.negate(values.negate(tower))).isSameAs(tower);
        assertThat(Comparing.compare(values, tower, values.negate(tower))).isEqualTo(Order.GREATER);
        assertThat(new Thermographs().of(tower).mean()).isGreaterThan(Rational.ZERO);
        assertThat(tower.toString()).contains("…").hasSizeLessThan(2000);
        assertThatExceptionOfType(OutOfBudgetException.class).isThrownBy(() -> tower(400));
        assertThatExceptionOfType(OutOfBudgetException.class).isThrownBy(() -> values.add(tower, tower));
    }

    /** The value of a corridor of the given number of moves. */
    private Value tower(int height) {
        Value tower = values.star();
        for (int i = 1; i <= height; i++) {
            tower = Games.of(values, values.integer(i), tower);
        }
        return tower;
    }

    @Test
    void fractionsAreBoundedAndIntegersAreNot() {
        Value half = values.number(Rational.HALF);
        assertThatExceptionOfType(OutOfBudgetException.class).isThrownBy(() -> {
            Value tiny = half;
            while (true) {
                tiny = Games.of(values, values.zero(), tiny);
            }
        });
        Value billion = values.integer(1_000_000_000);
        assertThat(Games.of(values, values.negate(billion), billion)).isSameAs(values.zero());
        assertThat(values.add(billion, Games.up(values))).hasToString("1000000000^");
        assertThat(Games.of(values, billion, values.star())).hasToString("{1000000000|*}");
    }

    /** A fraction over 2^k is nested k deep, and a sum as deep as its parts together. */
    @Test
    void fractionsAreNestedLikeGames() {
        assertThat(values.attempt(() -> values.number(overTwoTo(400)))).isPresent();
        assertThat(values.attempt(() -> values.number(overTwoTo(401)))).isEmpty();
        Value tower = tower(199);
        assertThat(values.attempt(() -> values.add(tower, values.number(overTwoTo(200)))))
                .isPresent();
        assertThat(values.attempt(() -> values.add(tower, values.number(overTwoTo(201)))))
                .isEmpty();
    }

    /** Before a sum is worked out it is not known that its parts cancel. */
    @Test
    void aSumIsAsDeepAsItsPartsTogether() {
        Value ups = values.multiply(199, Games.up(values));
        assertThat(ups.depth()).isEqualTo(200);
        assertThat(values.attempt(() -> Games.difference(values, ups, ups))).contains(values.zero());
        Values others = new Values();
        Value more = others.multiply(200, Games.up(others));
        assertThat(others.attempt(() -> Games.difference(others, more, more))).isEmpty();
    }

    private static Rational overTwoTo(int power) {
        return new Rational(BigInteger.ONE, BigInteger.TWO.pow(power));
    }

    @Test
    void textsOfUpToAThousandCharactersAreWritten() {
        assertThat(Games.of(values, digits(996), values.star()).toString())
                .hasSize(1000)
                .startsWith("{1000");
        assertThat(Games.of(values, digits(997), values.star())).hasToString("…");
    }

    private Value digits(int count) {
        return values.number(new Rational(BigInteger.TEN.pow(count - 1), BigInteger.ONE));
    }

    @Test
    void anEmptyHeapIsZero() {
        assertThat(values.nimber(0)).isSameAs(values.zero());
    }

    @Test
    void thirdsAreNoValuesOfFiniteGames() {
        assertThatIllegalArgumentException().isThrownBy(() -> values.number(Rational.of(1, 3)));
    }

    @Test
    void familiesAreNotMixed() {
        Values other = new Values();
        assertThatIllegalArgumentException().isThrownBy(() -> values.add(values.star(), other.star()));
        assertThatIllegalArgumentException().isThrownBy(() -> Games.of(values, values.zero(), other.zero()));
        assertThatIllegalArgumentException().isThrownBy(() -> Comparing.compare(values, other.zero(), values.zero()));
    }

    @Test
    void badArgumentsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Values(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> values.nimber(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Thermograph.mast(Rational.HALF));
        assertThatIllegalArgumentException().isThrownBy(() -> new Cooling(values).cool(values.star(), Rational.of(-1)));
    }
}
