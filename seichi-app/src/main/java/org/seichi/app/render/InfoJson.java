package org.seichi.app.render;

import java.io.StringWriter;
import java.util.Optional;
import org.seichi.app.scoring.FileSummary;
import org.seichi.board.Color;
import org.seichi.game.Game;
import org.seichi.game.Terms;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Outcome;

/** What a record says and how it was read as one JSON object on a line of its own; see {@code docs/json.md}. */
public final class InfoJson implements InfoRenderer {
    @Override
    public String render(FileSummary file) {
        StringWriter text = new StringWriter();
        try (JsonLine json = new JsonLine(text)) {
            json.object(() -> members(file, json));
        }
        return text.append('\n').toString();
    }

    private static void members(FileSummary file, JsonLine json) {
        RecordSummary summary = file.first();
        Game game = summary.game();
        Terms terms = summary.terms();
        json.text("file", file.file());
        json.number("games", file.games());
        json.number("width", game.board().width());
        json.number("height", game.board().height());
        asWritten(
                "rules", game, "RU", json, () -> json.text("read", terms.rules().id()));
        asWritten("komi", game, "KM", json, () -> json.halfPoints("read", terms.komi()));
        asWritten("handicap", game, "HA", json, () -> json.number("read", terms.handicap()));
        asWritten(
                "result",
                game,
                "RE",
                json,
                () -> orNothing("read", terms.result().map(Outcome::notation), json));
        json.number("moves", summary.replay().moves());
        json.number("passesAtEnd", summary.replay().passesAtEnd());
        json.number("capturedByBlack", summary.capturedBy(Color.BLACK));
        json.number("capturedByWhite", summary.capturedBy(Color.WHITE));
        json.number("empty", summary.empty());
        json.flag("variations", file.variations());
        json.texts(
                "warnings", summary.warnings().stream().map(Sentences::warning).toList());
    }

    private static void asWritten(String key, Game game, String property, JsonLine json, Runnable read) {
        json.object(key, () -> {
            orNothing("written", game.header().get(property), json);
            read.run();
        });
    }

    private static void orNothing(String key, Optional<String> value, JsonLine json) {
        if (value.isPresent()) {
            json.text(key, value.get());
        } else {
            json.nothing(key);
        }
    }
}
