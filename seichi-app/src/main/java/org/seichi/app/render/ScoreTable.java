package org.seichi.app.render;

import java.util.function.ToIntFunction;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Scoring;
import org.seichi.score.PlayerScore;
import org.seichi.score.Score;

/** The items of the score of both players, counted by territory and by area side by side. */
final class ScoreTable {
    private final Score territory;
    private final Score area;
    private final Page page;

    private ScoreTable(ScoreReport report, Page page) {
        Score deciding = report.score();
        this.page = page;
        boolean areaDecides = deciding.rules().scoring() == Scoring.AREA;
        area = areaDecides ? deciding : report.counterpart();
        territory = areaDecides ? report.counterpart() : deciding;
    }

    /** Appends the table to a page; an item that does not count in one of the two ways is left blank there. */
    static void append(ScoreReport report, Page page) {
        new ScoreTable(report, page).append();
    }

    private void append() {
        page.heading(String.format("%-19s%14s%20s", "", "by territory", "by area"));
        row("", "Black", "White", "Black", "White");
        inBoth("Territory", player -> 2 * player.territory());
        byArea("Stones at the end", player -> 2 * (player.area() - player.territory()));
        byTerritory("Prisoners", player -> 2 * player.prisoners());
        byTerritory("Dead stones", player -> 2 * player.deadCaptured());
        inBoth("Handicap", PlayerScore::handicapHalfPoints);
        inBoth("Komi", PlayerScore::komiHalfPoints);
        inBoth("Total", PlayerScore::totalHalfPoints);
        String results = String.format(
                "%-19s%14s%20s", "Result", Margin.format(territory.margin()), Margin.format(area.margin()));
        page.line(page.paint(Paint.HEADING, results));
    }

    private void inBoth(String name, ToIntFunction<PlayerScore> item) {
        row(
                name,
                points(item, territory.black()),
                points(item, territory.white()),
                points(item, area.black()),
                points(item, area.white()));
    }

    private void byTerritory(String name, ToIntFunction<PlayerScore> item) {
        row(name, points(item, territory.black()), points(item, territory.white()), "", "");
    }

    private void byArea(String name, ToIntFunction<PlayerScore> item) {
        row(name, "", "", points(item, area.black()), points(item, area.white()));
    }

    private void row(String name, String... cells) {
        page.line(String.format("%-19s%7s%7s%13s%7s", name, cells[0], cells[1], cells[2], cells[3]));
    }

    private static String points(ToIntFunction<PlayerScore> item, PlayerScore player) {
        return HalfPoints.format(item.applyAsInt(player));
    }
}
