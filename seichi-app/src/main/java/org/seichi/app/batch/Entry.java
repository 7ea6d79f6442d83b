package org.seichi.app.batch;

import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The data that a run keeps or reports of a table row, whether just written or found there.
 *
 * @param number number of the row
 * @param source file or member of an archive
 * @param game number of the game in it
 * @param method the scoring method; empty, like the results, if the game could not be scored
 * @param options the options of the run that change rows, separated by spaces
 * @param recorded the recorded result
 * @param result the computed result
 * @param difference the computed margin less the recorded one, in half-points
 * @param certainty certainty of the result
 * @param fingerprint fingerprint of the game
 * @param duplicate whether an earlier row has the same game
 * @param error why the game could not be scored; empty if it was
 */
public record Entry(
        int number,
        String source,
        int game,
        String method,
        String options,
        String recorded,
        String result,
        OptionalInt difference,
        String certainty,
        OptionalLong fingerprint,
        boolean duplicate,
        String error) {

    /**
     * Parses an entry from the texts of a row's cells.
     *
     * @param cells the non-empty cells
     * @throws IllegalArgumentException if a number is missing or cannot be parsed
     */
    public static Entry of(Map<Column, String> cells) {
        String difference = cells.getOrDefault(Column.DIFFERENCE, "");
        String fingerprint = cells.getOrDefault(Column.FINGERPRINT, "");
        return new Entry(
                Integer.parseInt(cells.getOrDefault(Column.ROW, "")),
                cells.getOrDefault(Column.SOURCE, ""),
                Integer.parseInt(cells.getOrDefault(Column.GAME, "")),
                cells.getOrDefault(Column.METHOD, ""),
                cells.getOrDefault(Column.OPTIONS, ""),
                cells.getOrDefault(Column.RECORDED, ""),
                cells.getOrDefault(Column.RESULT, ""),
                difference.isEmpty()
                        ? OptionalInt.empty()
                        : OptionalInt.of((int) Math.round(2 * Double.parseDouble(difference))),
                cells.getOrDefault(Column.CERTAINTY, ""),
                fingerprint.isEmpty()
                        ? OptionalLong.empty()
                        : OptionalLong.of(HexFormat.fromHexDigitsToLong(fingerprint)),
                cells.containsKey(Column.DUPLICATE_OF),
                cells.getOrDefault(Column.ERROR, ""));
    }

    /** The entry of a row. */
    static Entry of(BatchRow row) {
        Map<Column, String> cells = new EnumMap<>(Column.class);
        row.values().forEach((column, value) -> cells.put(column, column.text(value)));
        return of(cells);
    }
}
