package org.seichi.app.render;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.StyleSheet;
import org.seichi.app.picture.SvgWriter;
import org.seichi.app.picture.Xml;

/**
 * HTML sheets to read and to print: one self-contained file with a sheet for each game.
 *
 * @param sheet makes the contents of a sheet from a result
 * @param width maximum width of the boards in pixels; empty for the default
 * @param <T> the result of one game
 */
record HtmlRenderer<T>(Function<T, Sheet> sheet, OptionalInt width) implements TextualRenderer<T> {
    @Override
    public String header() {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <title>Games of Go</title>
                <style>
                %s%s</style>
                </head>
                <body>
                """.formatted(StyleSheet.css(), StyleSheet.ofFile(HtmlRenderer.class, "sheet.css"));
    }

    @Override
    public String footer() {
        return "</body>\n</html>\n";
    }

    @Override
    public Optional<Listed> listed(T game) {
        Sheet content = sheet.apply(game);
        Picture picture = content.picture();
        return Optional.of(new Listed(
                picture.title(), picture.caption().stream().findFirst().orElse(""), content.look()));
    }

    @Override
    public String firstPage(List<Listed> games) {
        return FirstPage.of(games);
    }

    @Override
    public String text(T game) {
        Sheet content = sheet.apply(game);
        Picture picture = content.picture();
        StringBuilder html = new StringBuilder(1 << 16);
        html.append("<article>\n<header>\n");
        if (!picture.title().isEmpty()) {
            html.append("<h1>").append(Xml.escape(picture.title())).append("</h1>\n");
        }
        paragraph(html, "terms", picture.subtitle());
        paragraph(html, "terms", Players.event(content.game()));
        String kind = "result";
        for (String line : picture.caption()) {
            paragraph(html, kind, line);
            kind = "terms";
        }
        html.append("</header>\n<figure");
        width.ifPresent(
                pixels -> html.append(" style=\"--width:").append(pixels).append("px\""));
        html.append(">\n").append(SvgWriter.boardWithLegend(picture)).append("</figure>\n");
        html.append(content.table());
        content.sections().forEach(section -> section(html, section));
        paragraph(html, "source", source(content.game().source().caption()));
        return html.append("</article>\n").toString();
    }

    private static String source(String caption) {
        return caption.isEmpty() ? "By Seichi." : "By Seichi from " + caption + ".";
    }

    private static void paragraph(StringBuilder html, String kind, String text) {
        if (!text.isEmpty()) {
            html.append("<p class=\"")
                    .append(kind)
                    .append("\">")
                    .append(Xml.escape(text))
                    .append("</p>\n");
        }
    }

    private static void section(StringBuilder html, Sections.Section section) {
        html.append("<section>\n<h2>").append(section.heading()).append("</h2>\n<ul>\n");
        for (String finding : section.findings()) {
            html.append("<li>").append(Xml.escape(finding)).append("</li>\n");
        }
        html.append("</ul>\n</section>\n");
    }
}
