package org.seichi.app.batch;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seichi.score.FlagKind;

/**
 * The outcome for one game, or for a file in which no game could be found.
 *
 * @param values the values by column, of the types that {@link Column.Kind} names; what is unknown is left out
 */
public record BatchRow(Map<Column, Object> values) {
    private static final Set<String> UNFINISHED = Set.of(FlagKind.NOT_FINISHED.code(), FlagKind.HARDLY_PLAYED.code());

    /** Keeps an immutable copy, without empty texts. */
    public BatchRow {
        Map<Column, Object> known = new EnumMap<>(values);
        known.values().removeIf(""::equals);
        values = Collections.unmodifiableMap(known);
    }

    /** The row of a file in which no game could be found. */
    public static BatchRow unreadable(String source, String cause) {
        return new BatchRow(Map.of(Column.SOURCE, source, Column.GAME, 0, Column.ERROR, cause));
    }

    /**
     * A row of a table as read from its cells.
     *
     * @param cells the texts of the cells
     * @throws IllegalArgumentException if one is not of the kind of its column
     */
    public static BatchRow of(Map<Column, String> cells) {
        Map<Column, Object> values = new EnumMap<>(Column.class);
        cells.forEach((column, text) -> values.put(column, text.isEmpty() ? "" : column.read(text)));
        return new BatchRow(values);
    }

    /** The value in a column; empty if it is unknown. */
    public Optional<Object> value(Column column) {
        return Optional.ofNullable(values.get(column));
    }

    /** The number in a column, half-points if it is one of points; empty if it is unknown. */
    public Optional<Integer> number(Column column) {
        return value(column).map(Integer.class::cast);
    }

    /** Whether the game is flagged as not played to its end, so that its score is no more than an estimate. */
    public boolean isUnfinished() {
        return value(Column.FLAGS)
                .map(flags -> ((List<?>) flags).stream().anyMatch(UNFINISHED::contains))
                .orElse(false);
    }

    /** The text of a cell; empty if its value is unknown. */
    public String text(Column column) {
        return value(column).map(column::text).orElse("");
    }
}
