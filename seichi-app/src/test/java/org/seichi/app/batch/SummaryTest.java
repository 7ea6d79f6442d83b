package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SummaryTest {
    private static final int MOST = 2;

    private final Summary summary = new Summary(MOST);

    private void add(int number, Column column, String text) {
        Map<Column, String> cells =
                new HashMap<>(Map.of(Column.ROW, String.valueOf(number), Column.GAME, "1", column, text));
        summary.add(BatchRow.of(cells));
    }

    private static List<Integer> numbers(List<BatchRow> rows) {
        return rows.stream().flatMap(row -> row.number(Column.ROW).stream()).toList();
    }

    /** Of equal errors the first row comes first, and is kept. */
    @Test
    void theWorstAreKept() {
        String[] differences = {"1", "-0.5", "0", "-3", "0.5", "-3", "3"};
        for (int i = 0; i < differences.length; i++) {
            add(i + 1, Column.DIFFERENCE, differences[i]);
            if (i == MOST) {
                assertThat(numbers(summary.worst())).containsExactly(1, 2);
            }
        }
        assertThat(numbers(summary.worst())).containsExactly(4, 6);
        assertThat(summary.worst().get(0).number(Column.DIFFERENCE)).hasValue(-6);
        assertThat(summary.compared()).isEqualTo(7);
        assertThat(summary.agreeing()).as("half a point is a difference").isEqualTo(1);
    }

    /** As read from a table, too: the scores of games that break off are estimates. */
    @ParameterizedTest
    @ValueSource(strings = {"not-finished", "hardly-played"})
    void unfinishedGamesAreListedAfterAllOthers(String flag) {
        summary.add(BatchRow.of(
                Map.of(Column.ROW, "1", Column.GAME, "1", Column.DIFFERENCE, "99", Column.FLAGS, "open-ko " + flag)));
        add(2, Column.DIFFERENCE, "1");
        assertThat(numbers(summary.worst())).containsExactly(2, 1);

        add(3, Column.DIFFERENCE, "-2");
        assertThat(numbers(summary.worst())).containsExactly(3, 2);
    }

    @Test
    void aGameThatOccursTwiceIsListedOnce() {
        add(1, Column.DIFFERENCE, "9");
        summary.add(BatchRow.of(
                Map.of(Column.ROW, "2", Column.GAME, "1", Column.DIFFERENCE, "9", Column.DUPLICATE_OF, "1")));
        assertThat(numbers(summary.worst())).containsExactly(1);
        assertThat(summary.compared()).isEqualTo(2);
    }

    @Test
    void theFirstFailuresAreKept() {
        for (int number = 1; number <= MOST + 1; number++) {
            add(number, Column.ERROR, "unreadable");
            assertThat(summary.failures()).hasSize(Math.min(MOST, number));
        }
        assertThat(numbers(summary.failures())).containsExactly(1, 2);
        assertThat(summary.failed()).isEqualTo(3);
        assertThat(summary.scored()).isZero();
        add(4, Column.DUPLICATE_OF, "1");
        assertThat(summary.scored()).isEqualTo(1);
        assertThat(summary.duplicates()).isEqualTo(1);
    }
}
