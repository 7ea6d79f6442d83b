package org.seichi.app.render.suite;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.seichi.app.errors.Cause;
import org.seichi.app.errors.WrongGame;
import org.seichi.app.render.Style;
import org.seichi.app.render.TabbedTable;
import org.seichi.app.render.score.Headline;
import org.seichi.app.render.score.ScoreText;
import org.seichi.app.suite.HeldBack;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.score.Status;
import org.seichi.text.Coordinates;

/** The wrongly scored games of a suite: a table with a row for each, a table of the causes, and the report of each game. */
public final class ErrorTable {
    private static final TabbedTable<WrongGame> TABLE = new TabbedTable<WrongGame>()
            .column("cause", game -> game.cause().title())
            .column("file", game -> TabbedTable.cell(game.name()))
            .column("recorded", game -> HalfPoints.format(game.recorded()))
            .column("scored", game -> HalfPoints.format(report(game).score().margin()))
            .column("error", game -> HalfPoints.format(game.error()))
            .column("flags", game -> String.join(",", game.flags()))
            .column("doubtful", ErrorTable::doubtful)
            .column("neutral", game -> report(game).dame().size())
            .column("teireBlack", game -> game.teireOf(Color.BLACK))
            .column("teireWhite", game -> game.teireOf(Color.WHITE))
            .column("kos", game -> report(game).assessment().kos().size())
            .column(
                    "seki",
                    game -> report(game).assessment().stones(Status.SEKI).size());

    private ErrorTable() {}

    /** A tab-separated table, sorted by cause, then by error with the largest first. */
    public static String tsv(List<WrongGame> games) {
        return TABLE.text(games.stream()
                .sorted(Comparator.comparing(WrongGame::cause).thenComparingInt(game -> -Math.abs(game.error())))
                .toList());
    }

    private static ScoreReport report(WrongGame game) {
        return game.game().report();
    }

    private static String doubtful(WrongGame game) {
        Board board = report(game).assessment().position().board();
        return game.doubtfulChains().stream()
                .map(stone -> Coordinates.format(board, stone))
                .collect(Collectors.joining(","));
    }

    /** The number of games by cause: those that may be looked at, and those held back. */
    public static String causes(List<WrongGame> games) {
        Map<Cause, long[]> counts = new EnumMap<>(Cause.class);
        for (WrongGame game : games) {
            counts.computeIfAbsent(game.cause(), cause -> new long[2])[HeldBack.test(game.name()) ? 1 : 0]++;
        }
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "%-24s%12s%12s%n", "Wrong games, by cause", "written", "held back"));
        counts.forEach((cause, count) ->
                text.append(String.format(Locale.ROOT, "%-24s%12d%12d%n", cause.title(), count[0], count[1])));
        return text.toString();
    }

    /** The text about a game: its error and cause, then the whole report with the steps of the method. */
    public static String text(WrongGame game) {
        int points = Math.abs(game.error());
        return "Scored " + Headline.result(report(game)) + ", recorded " + Margin.format(game.recorded()) + ": "
                + HalfPoints.format(points) + (points == 2 ? " point" : " points") + " too many for "
                + (game.error() > 0 ? Color.BLACK : Color.WHITE).inWords() + ".\n"
                + "Cause: " + game.cause().title() + ". " + game.cause().sentence() + "\n\n"
                + new ScoreText(Style.PLAIN).text(game.game());
    }
}
