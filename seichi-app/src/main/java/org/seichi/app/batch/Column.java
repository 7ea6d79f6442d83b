package org.seichi.app.batch;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.report.Margin;

/** The columns of the table, in order, with their names, kinds and values. */
public enum Column {
    /** Number of the row. */
    ROW("row", Kind.INTEGER, row -> Optional.of(row.number())),
    /** File or member of an archive. */
    SOURCE("source", Kind.TEXT, row -> text(row.row().source())),
    /** Number of the game in its file. */
    GAME("game", Kind.INTEGER, row -> Optional.of(row.row().game())),
    /** Black's name. */
    BLACK("black", Kind.TEXT, row -> fact(row, GameFacts::black)),
    /** White's name. */
    WHITE("white", Kind.TEXT, row -> fact(row, GameFacts::white)),
    /** When the game was played. */
    DATE("date", Kind.TEXT, row -> fact(row, GameFacts::date)),
    /** Width and height: {@code 19x19}. */
    BOARD("board", Kind.TEXT, row -> fact(row, GameFacts::board)),
    /** Number of moves. */
    MOVES("moves", Kind.INTEGER, row -> row.row().facts().map(GameFacts::moves)),
    /** The scoring method. */
    METHOD("method", Kind.TEXT, row -> score(row, ScoreFacts::method)),
    /** Id of the ruleset. */
    RULES("rules", Kind.TEXT, row -> score(row, ScoreFacts::rules)),
    /** Komi. */
    KOMI("komi", Kind.HALF_POINTS, row -> score(row, ScoreFacts::komi)),
    /** Handicap stones. */
    HANDICAP("handicap", Kind.INTEGER, row -> score(row, ScoreFacts::handicap)),
    /** The options of the run that change rows or choose among the sources. */
    OPTIONS("options", Kind.TEXTS, row -> Optional.of(row.options())),
    /** The RE property as written. */
    RE("RE", Kind.TEXT, row -> fact(row, GameFacts::result)),
    /** The recorded result as read from RE. */
    RECORDED("recorded", Kind.TEXT, row -> score(row, ScoreFacts::recorded).flatMap(Column::text)),
    /** The computed result. */
    RESULT("result", Kind.TEXT, row -> score(row, score -> Margin.format(score.margin()))),
    /** The computed margin. */
    SCORE("score", Kind.HALF_POINTS, row -> score(row, ScoreFacts::margin)),
    /** Whether the computed margin is the recorded one. */
    AGREES("agrees", Kind.FLAG, row -> difference(row).map(difference -> difference == 0)),
    /** The computed margin less the recorded one. */
    DIFFERENCE("difference", Kind.HALF_POINTS, Column::difference),
    /** Certainty of the whole result. */
    CERTAINTY("certainty", Kind.CODE, row -> score(row, ScoreFacts::certainty)),
    /** Codes of the flags. */
    FLAGS("flags", Kind.TEXTS, row -> score(row, ScoreFacts::flags)),
    /** The dead stones. */
    DEAD("dead", Kind.TEXTS, row -> score(row, ScoreFacts::dead)),
    /** Codes of the warnings about the record. */
    WARNINGS("warnings", Kind.TEXTS, row -> score(row, ScoreFacts::warnings)),
    /** Milliseconds for parsing, replay, assessment and count. */
    MILLIS("millis", Kind.DECIMAL, row -> score(row, score -> score.nanos() / 1e6)),
    /** The fingerprint, equal for all records of the same game. */
    FINGERPRINT("fingerprint", Kind.TEXT, Column::fingerprint),
    /** Row of the first record of the same game. */
    DUPLICATE_OF(
            "duplicateOf", Kind.INTEGER, row -> Optional.of(row.duplicateOf()).filter(number -> number > 0)),
    /** Why the game could not be scored. */
    ERROR("error", Kind.TEXT, row -> text(row.row().error()));

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
        /** An {@link Enum}, shown by its name in lower case. */
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

    // The functions are stateless.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<TableRow, Optional<?>> value;

    Column(String title, Kind kind, Function<TableRow, Optional<?>> value) {
        this.title = title;
        this.kind = kind;
        this.value = value;
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

    /** The value in a row; empty if unknown. */
    public Optional<?> value(TableRow row) {
        return value.apply(row);
    }

    private static Optional<String> text(String text) {
        return Optional.of(text).filter(some -> !some.isEmpty());
    }

    private static Optional<String> fact(TableRow row, Function<GameFacts, String> fact) {
        return row.row().facts().map(fact).flatMap(Column::text);
    }

    private static <T> Optional<T> score(TableRow row, Function<ScoreFacts, T> fact) {
        return row.row().score().map(fact);
    }

    private static Optional<Integer> difference(TableRow row) {
        return row.row()
                .score()
                .map(ScoreFacts::difference)
                .filter(difference -> difference.isPresent())
                .map(difference -> difference.getAsInt());
    }

    private static Optional<String> fingerprint(TableRow row) {
        return row.row()
                .facts()
                .map(GameFacts::fingerprint)
                .filter(fingerprint -> fingerprint.isPresent())
                .map(fingerprint -> HexFormat.of().toHexDigits(fingerprint.getAsLong()));
    }
}
