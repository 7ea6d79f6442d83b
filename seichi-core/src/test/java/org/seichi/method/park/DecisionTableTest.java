package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionTableTest {
    @ParameterizedTest
    @CsvSource({"0, 0, 1", "0, 9, 1", "1, 0, 2", "3, 0, 2", "1, 1, 3", "3, 7, 3", "4, 0, 4", "400, 5, 4"})
    void theOnlyRowThatHoldsAnswers(int a, int b, int answer) {
        String text = "# note//a b answer/0 * 1/1-3 0 2/1-3 1+ 3/4+ * 4";
        DecisionTable table =
                DecisionTable.parse(List.of(text.replace(' ', '\t').split("/")));

        assertThat(table.decide(a, b)).isEqualTo(answer);
    }

    /** The bounds of the ranges stand for all numbers up to the next bound. */
    @ParameterizedTest
    @ValueSource(strings = {"makings.tsv", "stability.tsv"})
    void oneRowHoldsInEveryCase(String resource) {
        DecisionTable table = DecisionTable.read(resource);
        int columns = table.rows().get(0).ranges().size();
        assertThat(table.rows())
                .allSatisfy(row -> assertThat(row.ranges())
                        .hasSize(columns)
                        .allSatisfy(range -> assertThat(range.low()).isBetween(0, range.high())));
        List<int[]> cases = List.of(new int[columns]);
        for (int column = 0; column < columns; column++) {
            TreeSet<Integer> borders = new TreeSet<>(List.of(0));
            for (DecisionTable.Row row : table.rows()) {
                borders.add(row.ranges().get(column).low());
                borders.add(Math.max(0, row.ranges().get(column).high() + 1));
            }
            List<int[]> more = new ArrayList<>();
            for (int[] before : cases) {
                for (int border : borders) {
                    int[] next = before.clone();
                    next[column] = border;
                    more.add(next);
                }
            }
            cases = more;
        }
        assertThat(cases)
                .allSatisfy(numbers -> assertThat(table.rows().stream().filter(row -> row.matches(numbers)))
                        .as(Arrays.toString(numbers))
                        .hasSize(1));
    }

    @Test
    void aMissingTableIsRefused() {
        assertThatThrownBy(() -> DecisionTable.read("nothing.tsv"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nothing.tsv: there is no such table");
    }
}
