package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecisionTableTest {
    /** Parses a table with spaces between columns and slashes between lines. */
    private static DecisionTable table(String text) {
        return DecisionTable.parse("t", List.of(text.replace(' ', '\t').split("/")));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1", "0, 9, 1", "1, 0, 2", "3, 0, 2", "1, 1, 3", "3, 7, 3", "4, 0, 4", "400, 5, 4"})
    void theOnlyRowThatHoldsAnswers(int a, int b, int answer) {
        DecisionTable table = table("# note//a b answer/0 * 1/1-3 0 2/1-3 1+ 3/4+ * 4");

        assertThat(table.decide(a, b)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; t: names no columns and answer",
                "answer; t: names no columns and answer",
                "a answer; t: no row for [a] [0]",
                "a b answer/0 * 1/1+ 1+ 2; t: no row for [a, b] [1, 0]",
                "a answer/0-2 1/4+ 2; t: no row for [a] [3]",
                "a answer/0-2 1/2+ 2; t, line 3: for [a] [2] line 2 holds too",
                "a answer/0-2 1 5; t, line 2: 3 columns instead of 2",
                "a answer/x 1; t, line 2: 'x' is no range",
                "a answer/-1 1; t, line 2: '-1' is no range",
                "a answer/3-2 1; t, line 2: '3-2' is an empty range",
                "a answer/* one; 't, line 2: For input string: \"one\"'",
            })
    void aDamagedTableIsRefused(String text, String message) {
        assertThatThrownBy(() -> table(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aMissingTableIsRefused() {
        assertThatThrownBy(() -> DecisionTable.read("nothing.tsv"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nothing.tsv: there is no such table");
    }
}
