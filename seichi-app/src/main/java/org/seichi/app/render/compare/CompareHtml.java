package org.seichi.app.render.compare;

import java.util.List;
import org.seichi.app.compare.Comparison;
import org.seichi.app.picture.StyleSheet;
import org.seichi.app.picture.Xml;
import org.seichi.report.Margin;
import org.seichi.text.Texts;

/** Renders a comparison as a self-contained HTML file: the table, two plots, and the games worth looking at. */
public final class CompareHtml {
    private final Comparison comparison;
    private final StringBuilder html = new StringBuilder();

    private CompareHtml(Comparison comparison) {
        this.comparison = comparison;
    }

    /** The text of the file. */
    public static String render(Comparison comparison) {
        return new CompareHtml(comparison).page();
    }

    private String page() {
        String title = Xml.escape(CompareColumn.title(comparison));
        html.append("""
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <meta name="color-scheme" content="light dark"/>
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <h1>%s</h1>
                """.formatted(title, StyleSheet.ofFile(CompareHtml.class, "compare.css"), title));
        table(CompareTable.figures(comparison));
        plot("How far from the recorded score", ComparePlots.errors(comparison.contenders()));
        plot("Time against accuracy", ComparePlots.times(comparison.contenders()));
        if (comparison.contenders().size() > 1) {
            html.append("<h2>Same score, percent of games</h2>\n");
            table(CompareTable.agreement(comparison));
            games();
        }
        return html.append("</body>\n</html>\n").toString();
    }

    private void table(CompareTable table) {
        html.append("<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><td></td>");
        table.headings()
                .forEach(one -> html.append("<th scope=\"col\">")
                        .append(Xml.escape(one))
                        .append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (CompareTable.Row row : table.rows()) {
            html.append("<tr><th scope=\"row\">").append(Xml.escape(row.name())).append("</th>");
            row.cells().forEach(cell -> html.append("<td>").append(cell).append("</td>"));
            html.append("</tr>\n");
        }
        html.append("</tbody></table></div>\n");
    }

    private void games() {
        list(
                "Games on which exactly one is right",
                comparison.onlyRight().stream()
                        .map(game -> game.file() + ": " + game.name())
                        .toList());
        list(
                "Suspect labels: all agree with each other and not with the record",
                comparison.suspects().stream()
                        .map(game -> game.file() + ": all say " + Margin.format(game.scored()) + ", the record says "
                                + Margin.format(game.recorded()))
                        .toList());
    }

    private void list(String heading, List<String> lines) {
        html.append("<h2>").append(heading).append("</h2>\n");
        if (lines.isEmpty()) {
            html.append("<p>none</p>\n");
            return;
        }
        html.append("<details><summary>")
                .append(Texts.count(lines.size(), "game"))
                .append("</summary><ul>\n");
        lines.forEach(line -> html.append("<li>").append(Xml.escape(line)).append("</li>\n"));
        html.append("</ul></details>\n");
    }

    private void plot(String heading, String svg) {
        html.append("<h2>")
                .append(heading)
                .append("</h2>\n<figure tabindex=\"0\">")
                .append(svg)
                .append("</figure>\n");
    }
}
