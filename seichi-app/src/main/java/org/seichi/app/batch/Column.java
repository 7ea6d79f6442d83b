package org.seichi.app.batch;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import org.seichi.rules.HalfPoints;

/** The columns of the table, in order, with their names and kinds. */
public enum Column {
    /** Number of the row. */
    ROW("row", Kind.INTEGER),
    /** File or member of an archive. */
    SOURCE("source", Kind.TEXT),
    /** Number of the game in its file. */
    GAME("game", Kind.INTEGER),
    /** Black's name. */
    BLACK("black", Kind.TEXT),
    /** White's name. */
    WHITE("white", Kind.TEXT),
    /** When the game was played. */
    DATE("date", Kind.TEXT),
    /** Width and height: {@code 19x19}. */
    BOARD("board", Kind.TEXT),
    /** Number of moves. */
    MOVES("moves", Kind.INTEGER),
    /** The scoring method. */
    METHOD("method", Kind.TEXT),
    /** Id of the ruleset. */
    RULES("rules", Kind.TEXT),
    /** Komi. */
    KOMI("komi", Kind.HALF_POINTS),
    /** Handicap stones. */
    HANDICAP("handicap", Kind.INTEGER),
    /** The options of the run that change rows or choose among the sources. */
    OPTIONS("options", Kind.TEXTS),
    /** The RE property as written. */
    RE("RE", Kind.TEXT),
    /** The recorded result as read from RE. */
    RECORDED("recorded", Kind.TEXT),
    /** The computed result. */
    RESULT("result", Kind.TEXT),
    /** The computed margin. */
    SCORE("score", Kind.HALF_POINTS),
    /** Whether the computed margin is the recorded one. */
    AGREES("agrees", Kind.FLAG),
    /** The computed margin less the recorded one. */
    DIFFERENCE("difference", Kind.HALF_POINTS),
    /** The option under which the computed margin would be the recorded one. */
    EXPLAINED_BY("explainedBy", Kind.CODE),
    /** Certainty of the whole result. */
    CERTAINTY("certainty", Kind.CODE),
    /** Codes of the flags. */
    FLAGS("flags", Kind.TEXTS),
    /** The dead stones. */
    DEAD("dead", Kind.TEXTS),
    /** Codes of the warnings about the record. */
    WARNINGS("warnings", Kind.TEXTS),
    /** Milliseconds for parsing, replay, assessment and count. */
    MILLIS("millis", Kind.DECIMAL),
    /** The fingerprint, equal for all records of the same game. */
    FINGERPRINT("fingerprint", Kind.TEXT),
    /** Row of the first record of the same game. */
    DUPLICATE_OF("duplicateOf", Kind.INTEGER),
    /** Why the game could not be scored. */
    ERROR("error", Kind.TEXT);

    /** The type of the values of a column. */
    public enum Kind {
        /** A {@link String}. */
        TEXT,
        /** An {@link Integer}. */
        INTEGER,
        /** An {@link Integer} number of half-points, shown in points. */
        HALF_POINTS,
        /** A {@link Double}, shown with three decimals. */
        DECIMAL,
        /** A {@link Boolean}. */
        FLAG,
        /** A {@link String} of the program's own. */
        CODE,
        /** A {@link List} of {@link String}. */
        TEXTS
    }

    private static final List<Column> ALL = List.of(values());
    private static final List<Column> OF_GAMES = Arrays.stream(values())
            .filter(column -> column != ROW && column != OPTIONS && column != DUPLICATE_OF)
            .toList();

    private final String title;
    private final Kind kind;

    Column(String title, Kind kind) {
        this.title = title;
        this.kind = kind;
    }

    /** All columns, in order. */
    public static List<Column> all() {
        return ALL;
    }

    /** The columns of a row outside a table: all but those that a table gives it. */
    public static List<Column> ofGames() {
        return OF_GAMES;
    }

    /** The name of the column in tables and JSON objects. */
    public String title() {
        return title;
    }

    /** The kind of its values. */
    public Kind kind() {
        return kind;
    }

    /** The text of a value of this column; lists are joined by spaces. */
    public String text(Object value) {
        return switch (kind) {
            case TEXT, CODE, INTEGER, FLAG -> value.toString();
            case HALF_POINTS -> HalfPoints.format((Integer) value);
            case DECIMAL ->
                BigDecimal.valueOf((Double) value)
                        .setScale(3, RoundingMode.HALF_UP)
                        .toPlainString();
            case TEXTS ->
                String.join(
                        " ", ((List<?>) value).stream().map(Object::toString).toList());
        };
    }

    /** The value with such a text, which is not empty. */
    Object read(String text) {
        return switch (kind) {
            case TEXT, CODE -> text;
            case INTEGER -> Integer.valueOf(text);
            case HALF_POINTS -> (int) Math.round(2 * Double.parseDouble(text));
            case DECIMAL -> Double.valueOf(text);
            case FLAG -> Boolean.valueOf(text);
            case TEXTS -> List.of(text.split(" ", -1));
        };
    }
}
