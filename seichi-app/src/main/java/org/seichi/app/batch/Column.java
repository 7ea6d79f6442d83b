package org.seichi.app.batch;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.report.Margin;

/** The columns of the table, in order: the one place that knows their names, kinds and values. */
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
    /** Width and height. */
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
    /** RE as written. */
    RE("RE", Kind.TEXT, row -> fact(row, GameFacts::result)),
    /** RE as read. */
    RECORDED("recorded", Kind.TEXT, row -> score(row, ScoreFacts::recorded).flatMap(Column::text)),
    /** The result found. */
    RESULT("result", Kind.TEXT, row -> score(row, score -> Margin.format(score.margin()))),
    /** The margin found. */
    SCORE("score", Kind.HALF_POINTS, row -> score(row, ScoreFacts::margin)),
    /** Whether the margins are the same. */
    AGREES("agrees", Kind.FLAG, row -> difference(row).map(difference -> difference == 0)),
    /** The margin found less the one recorded. */
    DIFFERENCE("difference", Kind.HALF_POINTS, Column::difference),
    /** Certainty of the whole. */
    CERTAINTY("certainty", Kind.CODE, row -> score(row, ScoreFacts::certainty)),
    /** What a person should look at. */
    FLAGS("flags", Kind.TEXTS, row -> score(row, ScoreFacts::flags)),
    /** The dead stones. */
    DEAD("dead", Kind.TEXTS, row -> score(row, ScoreFacts::dead)),
    /** What was tolerated in the record. */
    WARNINGS("warnings", Kind.TEXTS, row -> score(row, ScoreFacts::warnings)),
    /** Milliseconds spent on the game. */
    MILLIS("millis", Kind.DECIMAL, row -> score(row, score -> score.nanos() / 1e6)),
    /** The same for all records of one game. */
    FINGERPRINT("fingerprint", Kind.TEXT, Column::fingerprint),
    /** Row of the first record of the same game. */
    DUPLICATE_OF(
            "duplicateOf", Kind.INTEGER, row -> Optional.of(row.duplicateOf()).filter(number -> number > 0)),
    /** Why the game could not be scored. */
    ERROR("error", Kind.TEXT, row -> text(row.row().error()));

    /** What kind of value a column has. */
    public enum Kind {
        /** A {@link String}. */
        TEXT,
        /** An {@link Integer}. */
        INTEGER,
        /** An {@link Integer} number of half-points, to be shown in points. */
        HALF_POINTS,
        /** A {@link Double}, shown with three decimals. */
        DECIMAL,
        /** A {@link Boolean}. */
        FLAG,
        /** An {@link Enum}, shown by its name in small letters. */
        CODE,
        /** A {@link List} of {@link String}. */
        TEXTS
    }

    private static final List<Column> ALL = List.of(values());
    private static final List<Column> OF_GAMES = Arrays.stream(values())
            .filter(column -> column != ROW && column != DUPLICATE_OF)
            .toList();

    private final String title;
    private final Kind kind;

    // The functions hold nothing.
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

    /** The columns that a row has without a table around it. */
    public static List<Column> ofGames() {
        return OF_GAMES;
    }

    /** The name of the column in tables and objects. */
    public String title() {
        return title;
    }

    /** The kind of its values. */
    public Kind kind() {
        return kind;
    }

    /** The value in a row; nothing if it is not known. */
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
