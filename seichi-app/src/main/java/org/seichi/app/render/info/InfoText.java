package org.seichi.app.render.info;

import java.util.Optional;
import org.seichi.analysis.Result;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.app.render.TextualRenderer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Warning;
import org.seichi.game.Terms;
import org.seichi.report.RecordSummary;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Outcome;
import org.seichi.text.VisibleText;

/** Renders the header of a record, as written and as read, and its moves as text. */
public final class InfoText implements TextualRenderer<Result<RecordSummary>> {
    @Override
    public String text(Result<RecordSummary> file) {
        Page page = new Page(Style.PLAIN);
        RecordSummary game = file.report();
        Terms terms = game.terms();
        Board board = game.game().board();
        page.line(VisibleText.line(file.source().name()));
        row(page, "Board", board.width() + "x" + board.height());
        row(page, "Rules", terms.rules().name() + written(game, "RU"));
        row(page, "Komi", HalfPoints.format(terms.komi()) + written(game, "KM"));
        row(page, "Handicap", terms.handicap() + written(game, "HA"));
        row(page, "Result", terms.result().map(Outcome::notation).orElse("unknown") + written(game, "RE"));
        row(page, "Moves", game.replay().moves() + passes(game.replay().passesAtEnd()));
        row(
                page,
                "Captured",
                "by Black " + game.capturedBy(Color.BLACK) + ", by White " + game.capturedBy(Color.WHITE));
        row(page, "Empty points", Integer.toString(game.empty()));
        row(page, "Variations", file.report().game().variations() ? "yes" : "no");
        row(page, "Games in file", Integer.toString(file.source().count()));
        for (Warning warning : game.warnings()) {
            row(page, "Warning", warning.text());
        }
        return page.line("").toString();
    }

    private static void row(Page page, String name, String value) {
        page.format("  %-15s%s", name, value);
    }

    private static String written(RecordSummary game, String property) {
        Optional<String> written = game.game().header().get(property);
        return written.map(value -> " (written: " + value.replaceAll("\\s+", " ") + ")")
                .orElse(" (not written)");
    }

    private static String passes(int passes) {
        return switch (passes) {
            case 0 -> "";
            case 1 -> ", the last of them a pass";
            default -> ", the last " + passes + " of them passes";
        };
    }
}
