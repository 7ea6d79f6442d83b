package org.seichi.app.render;

import java.io.StringWriter;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.board.Board;
import org.seichi.move.Motive;
import org.seichi.move.Suggestion;
import org.seichi.move.Worth;
import org.seichi.report.SuggestionReport;
import org.seichi.text.Coordinates;

/** Suggested moves as one JSON object on a line of its own; its shape is documented in {@code docs/json.md}. */
public final class SuggestionJson implements TextualRenderer<AdvisedGame> {
    @Override
    public String text(AdvisedGame game) {
        StringWriter text = new StringWriter();
        try (JsonLine json = new JsonLine(text)) {
            json.object(() -> new Writing(game.report(), json).members(game));
        }
        return text.append('\n').toString();
    }

    private record Writing(SuggestionReport report, JsonLine json) {
        void members(AdvisedGame game) {
            json.text("file", game.source().file());
            json.number("game", game.source().number());
            json.number("move", report.move());
            json.text("toMove", Sentences.code(report.position().toMove()));
            json.rounded("score", report.estimate().score(), 2);
            json.number("candidates", report.candidates());
            json.objects("suggestions", report.suggestions(), this::suggestion);
            json.number("micros", game.times().analysis() / 1000);
        }

        private void suggestion(Suggestion suggestion) {
            json.text("point", name(suggestion.point()));
            json.rounded("share", suggestion.share(), 4);
            json.object("worth", () -> worth(suggestion.worth()));
            json.objects("motives", suggestion.motives(), this::motive);
        }

        private void motive(Motive motive) {
            json.text("kind", Sentences.code(motive.kind()));
            json.text("text", motive.text());
            json.text("source", motive.source());
            json.texts("points", Coordinates.format(board(), motive.points()));
            json.object("worth", () -> worth(motive.worth()));
            json.text("reply", name(motive.reply()));
        }

        private void worth(Worth worth) {
            json.rounded("min", worth.min(), 2);
            json.rounded("max", worth.max(), 2);
        }

        private Board board() {
            return report.position().board();
        }

        private String name(int point) {
            return Coordinates.format(board(), point);
        }
    }
}
