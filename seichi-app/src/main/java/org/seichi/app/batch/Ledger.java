package org.seichi.app.batch;

import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.IntsByHash;

/**
 * The contents of the table: the number of rows, the sources, the games. A run that was killed resumes from this. Rows are in
 * the order of the sources, so every source in the table except the last one is complete.
 */
final class Ledger {
    private final IntsByHash foundGames = new IntsByHash(0);
    private final IntsByHash games = new IntsByHash(0);
    private final List<String> options;
    private final Summary summary;
    private String method = "";
    private Optional<String> begunWith = Optional.empty();
    private String lastFound = "";
    private boolean lastFoundComplete;
    private int rows;

    Ledger(List<String> options, Summary summary) {
        this.options = options;
        this.summary = summary;
    }

    /** Number of rows. */
    int rows() {
        return rows;
    }

    /** The scoring method of the rows; empty if none has been scored. */
    String method() {
        return method;
    }

    /** The options with which the table was begun, if they are others than those of this run; {@code none} if it had none. */
    Optional<String> otherOptions() {
        return begunWith.filter(begun -> !begun.equals(asked())).map(Ledger::orNone);
    }

    /** The options of this run, or {@code none}. */
    String ownOptions() {
        return orNone(asked());
    }

    private String asked() {
        return Column.OPTIONS.text(options);
    }

    private static String orNone(String options) {
        return options.isEmpty() ? "none" : options;
    }

    /**
     * The number of the first game of a source that was missing when the table was opened; 0 if none was. Rows added since
     * then do not count, so another thread may call this.
     */
    int firstMissing(String source) {
        int last = foundGames.get(Shard.hash(source));
        if (last == 0) {
            return 1;
        }
        return source.equals(lastFound) && !lastFoundComplete ? last + 1 : 0;
    }

    /** Gives a row its number, the options of the run and, if its game is in the table already, the number of that row. */
    BatchRow number(BatchRow row) {
        Map<Column, Object> values = new EnumMap<>(row.values());
        values.put(Column.ROW, rows + 1);
        values.put(Column.OPTIONS, options);
        fingerprint(row)
                .map(games::get)
                .filter(first -> first > 0)
                .ifPresent(first -> values.put(Column.DUPLICATE_OF, first));
        return new BatchRow(values);
    }

    private static Optional<Long> fingerprint(BatchRow row) {
        return row.value(Column.FINGERPRINT).map(hex -> HexFormat.fromHexDigitsToLong((String) hex));
    }

    /**
     * Registers a row of the table.
     *
     * @throws IllegalArgumentException if it is not the next row
     */
    void note(BatchRow row) {
        int number = rows + 1;
        if (!row.number(Column.ROW).equals(Optional.of(number))) {
            throw new IllegalArgumentException("row " + number + " is missing");
        }
        rows = number;
        method = method.isEmpty() ? row.text(Column.METHOD) : method;
        if (row.number(Column.DUPLICATE_OF).isEmpty()) {
            fingerprint(row).ifPresent(fingerprint -> games.put(fingerprint, number));
        }
        summary.add(row);
    }

    /** Registers a row that was in the table when it was opened, so that its game is not scored again. */
    void noteFound(BatchRow row) {
        note(row);
        int game = row.number(Column.GAME).orElseThrow(() -> new IllegalArgumentException("a row has no game"));
        begunWith = begunWith.or(() -> Optional.of(row.text(Column.OPTIONS)));
        lastFound = row.text(Column.SOURCE);
        lastFoundComplete = game == 0;
        foundGames.put(Shard.hash(lastFound), Math.max(1, game));
    }
}
