package org.seichi.app.render;

import java.io.StringWriter;
import org.seichi.app.scoring.ScoredGame;

/**
 * A report as one JSON object on a line of its own. Its shape is documented in {@code docs/json.md}; all keys are always
 * there.
 */
public final class JsonRenderer implements TextualRenderer<ScoredGame> {
    @Override
    public String text(ScoredGame game) {
        StringWriter text = new StringWriter();
        try (JsonLine json = new JsonLine(text)) {
            new JsonReport(game, json).write();
        }
        return text.append('\n').toString();
    }
}
