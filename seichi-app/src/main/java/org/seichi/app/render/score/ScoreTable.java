package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.seichi.app.render.Page;
import org.seichi.app.render.Paint;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.score.PlayerScore;
import org.seichi.score.Score;

/** A table of the score items of both players, counted by territory and by area side by side. */
final class ScoreTable {
    private final Score territory;
    private final Score area;
    private final List<Row> rows = new ArrayList<>();

    /**
     * A row of the table.
     *
     * @param name the name of the item
     * @param cells points of Black and White by territory, then by area; empty where the item does not count
     */
    record Row(String name, List<String> cells) {}

    ScoreTable(ScoreReport report) {
        area = report.byArea();
        territory = report.byTerritory();
        inBoth("Territory", player -> 2 * player.territory());
        byArea("Stones at the end", player -> 2 * (player.area() - player.territory()));
        byTerritory("Prisoners", player -> 2 * player.prisoners());
        byTerritory("Dead stones", player -> 2 * player.deadCaptured());
        inBoth("Handicap", PlayerScore::handicapHalfPoints);
        inBoth("Komi", PlayerScore::komiHalfPoints);
        inBoth("Total", PlayerScore::totalHalfPoints);
    }

    /** The result by territory. */
    String byTerritory() {
        return Margin.format(territory.margin());
    }

    /** The result by area. */
    String byArea() {
        return Margin.format(area.margin());
    }

    String html() {
        StringBuilder html = new StringBuilder("""
                <table>
                <thead>
                <tr><td></td><th colspan="2" scope="colgroup">by territory</th><th colspan="2" scope="colgroup">by area</th></tr>
                <tr><td></td><th scope="col">Black</th><th scope="col">White</th><th scope="col">Black</th><th scope="col">White</th></tr>
                </thead>
                <tbody>
                """);
        for (ScoreTable.Row row : rows) {
            html.append("<tr><th scope=\"row\">").append(row.name()).append("</th>");
            row.cells().forEach(cell -> html.append("<td>").append(cell).append("</td>"));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n<tfoot><tr><th scope=\"row\">Result</th><td colspan=\"2\">");
        html.append(byTerritory()).append("</td><td colspan=\"2\">").append(byArea());
        html.append("</td></tr></tfoot>\n</table>\n");
        return html.toString();
    }

    void append(Page page) {
        page.heading(String.format("%-19s%14s%20s", "", "by territory", "by area"));
        append(new Row("", List.of("Black", "White", "Black", "White")), page);
        rows.forEach(row -> append(row, page));
        page.line(page.paint(Paint.HEADING, String.format("%-19s%14s%20s", "Result", byTerritory(), byArea())));
    }

    private static void append(Row row, Page page) {
        List<String> cells = row.cells();
        page.format("%-19s%7s%7s%13s%7s", row.name(), cells.get(0), cells.get(1), cells.get(2), cells.get(3));
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
        rows.add(new Row(name, List.of(cells)));
    }

    private static String points(ToIntFunction<PlayerScore> item, PlayerScore player) {
        return HalfPoints.format(item.applyAsInt(player));
    }
}
