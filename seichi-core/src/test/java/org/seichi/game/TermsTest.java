package org.seichi.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;
import org.seichi.rules.Rulesets;
import org.seichi.text.Coordinates;

class TermsTest {
    private static final Board NINE = Board.square(9);

    /** Columns: header, ruleset, komi in half-points, handicap, codes of the warnings. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    RU=Japanese KM=6.5           | japanese | 13 | 0 |
                    RU=AGA KM=7.5 HA=3 RE=B+2.5  | aga      | 15 | 0 | handicap-differs
                    RU=Japanese                  | japanese | 0  | 0 | komi-missing
                    RU=Chinese KM=usual          | chinese  | 15 | 0 | komi-unreadable komi-missing
                    RU=Chinese KM=none           | chinese  | 0  | 0 | komi-notation
                    KM=6.5                       | japanese | 13 | 0 | rules-missing
                    KM=7                         | chinese  | 14 | 0 | rules-missing
                    KM=7.5                       | chinese  | 15 | 0 | rules-missing
                    KM=750                       | chinese  | 15 | 0 | komi-notation rules-missing
                    KM=2.75                      | chinese  | 11 | 0 | komi-notation rules-missing
                    KM=5.5 RE=白胜1/4子          | chinese  | 11 | 0 | result-zi rules-missing
                    KM=5.5 RE=白胜1目            | japanese | 11 | 0 | rules-missing
                    KM=6.5 RE=B+0.25             | chinese  | 13 | 0 | result-zi rules-missing
                    KM=6.5 RU=house              | japanese | 13 | 0 | rules-unknown rules-missing
                    KM=375 RE=W+0.75 RU=Chinese  | chinese  | 15 | 0 | result-zi komi-notation
                    RU=nz KM=7 HA=1              | new-zealand | 14 | 0 |
                    RU=jp KM=0 HA=甲先相先       | japanese | 0  | 0 | handicap-unreadable
                    """)
    void header(String header, String rules, int komi, int handicap, String codes) {
        Terms terms = Terms.of(game(header, List.of()));
        assertThat(terms.rules().id()).isEqualTo(rules);
        assertThat(terms.komi()).isEqualTo(komi);
        assertThat(terms.handicap()).isEqualTo(handicap);
        assertThat(codes(terms)).isEqualTo(codes == null ? "" : codes);
    }

    @Test
    void whatTheUserSetsIsNotWarnedAbout() {
        Overrides overrides = new Overrides(Optional.of(Rulesets.AGA), OptionalInt.of(15));
        Terms terms = Terms.of(game("KM=nothing RU=nothing", List.of()), overrides);
        assertThat(terms).isEqualTo(new Terms(Rulesets.AGA, 15, 0, Optional.empty(), List.of()));
    }

    @Test
    void aKomiThatTheUserSetsCountsForTheGuessOfTheRules() {
        Overrides komi = new Overrides(Optional.empty(), OptionalInt.of(15));
        assertThat(Terms.of(game("KM=0", List.of()), komi).rules()).isEqualTo(Rulesets.CHINESE);
        assertThat(Terms.of(game("KM=0", List.of())).rules()).isEqualTo(Rulesets.JAPANESE);
    }

    /** Nothing but the unit of the result influences ruleset, komi and handicap. */
    @ParameterizedTest
    @CsvSource({"B+R", "W+60.5", "Draw", "黑胜2目半", "nonsense"})
    void theResultChangesNothing(String result) {
        Terms without = Terms.of(game("KM=6.5", List.of()));
        Terms with = Terms.of(game("KM=6.5 RE=" + result, List.of()));
        assertThat(List.of(with.rules(), with.komi(), with.handicap()))
                .isEqualTo(List.of(without.rules(), without.komi(), without.handicap()));
    }

    /** Columns: HA, points set up with black stones, moves, handicap, code of the warning. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    HA=2 | C3 G7    | W E5       | 2 |
                    HA=2 |          | B C3, W E5 | 0 | handicap-differs
                    HA=9 |          | W E5       | 0 | handicap-differs
                    HA=2 | C3 G7    | B E5, W D4 | 2 |
                    HA=2 |          | B C3, B G7, W E5 | 2 |
                    HA=0 | C3 G7    | W E5       | 0 | handicap-differs
                    HA=3 | C3 G7    | W E5       | 2 | handicap-differs
                    HA=2 | C3 G7 E5 | W D4       | 2 | handicap-differs
                    HA=400 |        | B C3, B G7, W E5 | 2 | handicap-differs
                         | C3 G7    | W E5       | 2 | handicap-missing
                         | C3 G7 E5 |            | 3 | handicap-missing
                         |          | B C3, B G7, W E5 | 2 | handicap-missing
                         | C3 G7    | B E5, W D4 | 0 |
                         | C3       | W E5       | 0 |
                         |          | B C3, W E5 | 0 |
                         |          | B C3, B pass, W E5 | 0 |
                    """)
    void handicap(String handicap, String stones, String moves, int expected, String code) {
        Setup setup = Records.black(NINE, stones == null ? "" : stones);
        List<Step> played = moves == null ? List.of() : Records.moves(NINE, moves);
        Terms terms = Terms.of(game(
                "RU=Chinese KM=0.5 " + (handicap == null ? "" : handicap), ReplayTest.with(List.of(setup), played)));
        assertThat(terms.handicap()).isEqualTo(expected);
        assertThat(terms.compensation()).isEqualTo(2 * expected);
        assertThat(codes(terms)).isEqualTo(code == null ? "" : code);
    }

    @Test
    void aPositionWithStonesOfBothIsNoHandicap() {
        PointSet none = PointSet.empty(NINE);
        Setup both =
                new Setup(Coordinates.points(NINE, "C3 G7"), Coordinates.points(NINE, "E5"), none, Optional.empty());
        Terms terms = Terms.of(game("RU=Chinese KM=0.5", ReplayTest.with(List.of(both), Records.moves(NINE, "W D4"))));
        assertThat(terms.handicap()).isZero();
        assertThat(terms.warnings()).isEmpty();
    }

    /** The black stones of a position with stones of both colors may be a handicap, but not more than there are. */
    @ParameterizedTest
    @CsvSource({"2, 2, ''", "3, 0, handicap-differs", "400, 0, handicap-differs"})
    void aPositionHasNoMoreHandicapThanBlackStones(int written, int expected, String code) {
        PointSet none = PointSet.empty(NINE);
        Setup both =
                new Setup(Coordinates.points(NINE, "C3 G7"), Coordinates.points(NINE, "E5"), none, Optional.empty());
        Terms terms = Terms.of(
                game("RU=Chinese KM=0.5 HA=" + written, ReplayTest.with(List.of(both), Records.moves(NINE, "W D4"))));
        assertThat(terms.handicap()).isEqualTo(expected);
        assertThat(codes(terms)).isEqualTo(code);
    }

    private static Game game(String header, List<Step> steps) {
        Map<String, String> values = new HashMap<>();
        for (String value : header.strip().split(" ", -1)) {
            int equals = value.indexOf('=');
            values.put(value.substring(0, equals), value.substring(equals + 1));
        }
        return Records.game(NINE, values, steps);
    }

    private static String codes(Terms terms) {
        return String.join(" ", terms.warnings().stream().map(Warning::code).toList());
    }
}
