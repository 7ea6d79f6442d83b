package org.seichi.app.batch;

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
    static Entry of(TableRow row) {
        return new Entry(
                row.number(),
                row.row().source(),
                row.row().game(),
                text(Column.METHOD, row),
                Cells.text(Column.OPTIONS, row.options()),
                text(Column.RECORDED, row),
                text(Column.RESULT, row),
                row.row().score().map(ScoreFacts::difference).orElse(OptionalInt.empty()),
                row.row().score().map(ScoreFacts::certainty).map(Cells::code).orElse(""),
                row.row().facts().map(GameFacts::fingerprint).orElse(OptionalLong.empty()),
                row.duplicateOf() > 0,
                row.row().error());
    }

    private static String text(Column column, TableRow row) {
        return column.value(row).map(Object::toString).orElse("");
    }
}
