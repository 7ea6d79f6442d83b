package org.seichi.app.render;

import java.util.List;
import org.seichi.app.picture.Xml;

/** The first page of an HTML report of several games: those that need a look, then all, in the order of their sheets. */
final class FirstPage {
    private final List<Listed> games;
    private final StringBuilder html = new StringBuilder();

    private FirstPage(List<Listed> games) {
        this.games = games;
    }

    /** The page for games whose sheets follow it. */
    static String of(List<Listed> games) {
        return new FirstPage(games).page();
    }

    private String page() {
        html.append("<article class=\"report\">\n<h1>").append(games.size()).append(" games</h1>\n<section>\n");
        html.append("<h2>Games that need a look</h2>\n");
        if (games.stream().allMatch(game -> game.look().isEmpty())) {
            html.append("<p>None of them.</p>\n");
        } else {
            looks();
        }
        html.append("</section>\n<section>\n<h2>All games</h2>\n<table class=\"games\">\n<tbody>\n");
        for (int i = 0; i < games.size(); i++) {
            Listed game = games.get(i);
            html.append("<tr><td>").append(i + 1).append("</td><th scope=\"row\">");
            html.append(Xml.escape(game.title())).append("</th><td>");
            html.append(Xml.escape(game.result())).append("</td></tr>\n");
        }
        return html.append("</tbody>\n</table>\n</section>\n</article>\n").toString();
    }

    private void looks() {
        html.append("<ul class=\"looks\">\n");
        for (int i = 0; i < games.size(); i++) {
            Listed game = games.get(i);
            if (!game.look().isEmpty()) {
                html.append("<li><b>").append(i + 1).append(". ");
                html.append(Xml.escape(game.title())).append(":</b> ");
                html.append(Xml.escape(String.join(" ", game.look()))).append("</li>\n");
            }
        }
        html.append("</ul>\n");
    }
}
