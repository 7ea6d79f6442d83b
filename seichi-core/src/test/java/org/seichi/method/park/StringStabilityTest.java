package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables in the resources. That they are complete and without overlap is checked when they are read. */
class StringStabilityTest {

    static Stream<Arguments> gains() {
        return Stream.of(
                gain("an eye", p -> properties(p, 1, 0, 0, 0, 0, 0, 0)),
                gain("a special eye", p -> properties(p, 0, 1, 0, 0, 0, 0, 0)),
                gain("an eyelike", p -> properties(p, 0, 0, 1, 0, 0, 0, 0)),
                gain("an extension point", p -> properties(p, 0, 0, 0, 1, 0, 0, 0)),
                gain("a connection point", p -> properties(p, 0, 0, 0, 0, 1, 0, 0)),
                gain("a safe connection", p -> properties(p, 0, 0, 0, 0, 0, 1, 0)),
                gain("a point of territory", p -> properties(p, 0, 0, 0, 0, 0, 0, 1)));
    }

    private static Arguments gain(String name, UnaryOperator<Properties> more) {
        return Arguments.of(name, more);
    }

    private static Properties properties(
            Properties p, int eyes, int special, int likes, int ext, int conn, int safe, int terr) {
        return new Properties(
                p.eyes() + eyes,
                p.specialEyes() + special,
                p.eyelikes() + likes,
                p.extensions() + ext,
                p.connections() + conn,
                p.safe() + safe,
                p.territory() + terr);
    }

    /** All combinations of properties up to the values beyond which the tables do not change. */
    private static Stream<Properties> all() {
        return IntStream.range(0, 4 * 6 * 10 * 5 * 3 * 4 * 8)
                .mapToObj(n -> new Properties(
                        n % 4, n / 4 % 6, n / 24 % 10, n / 240 % 5, n / 1200 % 3, n / 3600 % 4, n / 14400));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("gains")
    void nothingThatAStringGainsMakesItDeader(String name, UnaryOperator<Properties> more) {
        assertThat(all())
                .allSatisfy(has ->
                        assertThat(StringStability.of(more.apply(has))).isLessThanOrEqualTo(StringStability.of(has)));
    }

    @Test
    void everyValueOfTheScaleIsUsed() {
        assertThat(all().map(StringStability::of).distinct().sorted().toList())
                .containsExactly(
                        StringStability.ALIVE,
                        200,
                        301,
                        302,
                        303,
                        405,
                        406,
                        407,
                        408,
                        501,
                        502,
                        503,
                        504,
                        505,
                        506,
                        507,
                        508);
    }

    @Test
    void theHundredsFollowTheQuartersOfAnEye() {
        assertThat(all().filter(p -> p.territory() < 3 && p.safe() == 0)).allSatisfy(p -> {
            int quarters = 4 * p.eyes() + 2 * p.specialEyes() + p.eyelikes();
            int hundreds = p.eyes() >= 2 ? 1 : quarters >= 8 ? 2 : quarters >= 6 ? 3 : quarters >= 4 ? 4 : 5;
            assertThat(StringStability.of(p) / 100).as(p.text()).isEqualTo(hundreds);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "2, 0, 0, 0, 0, 0, 2, 100",
        "0, 0, 0, 0, 0, 0, 6, 100",
        "1, 2, 0, 0, 0, 0, 3, 200",
        "0, 3, 0, 0, 0, 0, 0, 302",
        "1, 0, 0, 0, 0, 0, 3, 303",
        "1, 0, 0, 0, 0, 0, 2, 408",
        "1, 0, 0, 3, 0, 0, 2, 407",
        "1, 0, 0, 0, 1, 0, 2, 406",
        "0, 0, 0, 0, 2, 2, 0, 100",
        "0, 0, 0, 0, 2, 1, 0, 301",
        "0, 0, 0, 0, 2, 0, 0, 506",
        "0, 0, 0, 0, 0, 0, 5, 504",
        "0, 0, 0, 3, 1, 0, 5, 501",
        "0, 0, 0, 2, 0, 0, 2, 508",
        "0, 0, 0, 3, 0, 0, 2, 507",
        "0, 0, 0, 0, 0, 0, 0, 508",
    })
    void knownRows(
            int eyes, int special, int likes, int extensions, int connections, int safe, int territory, int stability) {
        assertThat(StringStability.of(new Properties(eyes, special, likes, extensions, connections, safe, territory)))
                .isEqualTo(stability);
    }

    @ParameterizedTest
    @CsvSource({"100, true", "303, true", "399, true", "400, false", "508, false"})
    void whatNeedsMoreThanOneMoveIsDead(int stability, boolean stays) {
        assertThat(StringStability.stays(stability)).isEqualTo(stays);
    }
}
