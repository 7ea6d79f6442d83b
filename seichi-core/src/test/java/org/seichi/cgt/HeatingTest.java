package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class HeatingTest {
    private final Values values = new Values();
    private final Heating heating = new Heating(values);
    private final Cooling cooling = new Cooling(values);

    @Test
    void numbersStayAndInfinitesimalsBecomeSwitches() {
        assertThat(heating.heat(values.number(Rational.HALF), Rational.ONE)).hasToString("1/2");
        assertThat(heating.heat(values.star(), Rational.of(2))).hasToString("±2");
        assertThat(heating.heat(Games.up(values), Rational.ONE)).hasToString("{1|{0|-2}}");
    }

    /** Cooling gives back heated infinitesimals and sums of these and numbers, as chilled games of Go are. */
    @Test
    void coolingUndoesHeating() {
        Value up = Games.up(values);
        List<Value> near = List.of(
                values.star(),
                up,
                values.add(up, values.star()),
                values.multiply(3, up),
                values.add(values.integer(2), values.star()));
        for (Value value : near) {
            for (Rational degrees : List.of(Rational.HALF, Rational.ONE, Rational.of(3))) {
                assertThat(cooling.cool(heating.heat(value, degrees), degrees))
                        .as("%s by %s", value, degrees)
                        .isEqualTo(value);
            }
        }
    }

    @Test
    void aNegativeBonusIsRefused() {
        assertThatThrownBy(() -> heating.heat(Games.up(values), Rational.of(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
