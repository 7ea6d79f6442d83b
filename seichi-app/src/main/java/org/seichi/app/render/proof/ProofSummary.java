package org.seichi.app.render.proof;

import java.util.function.ToDoubleFunction;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.app.suite.ProofFigures;
import org.seichi.json.JsonType;
import org.seichi.safety.ProofKind;

/** Renders how much is proven in many games as text, for all games and the held-back ones side by side. */
public final class ProofSummary {
    private ProofSummary() {}

    /** The text. */
    public static String text(ProofFigures all, ProofFigures heldBack) {
        Page page = new Page(Style.PLAIN);
        page.format("%-24s%12s%12s", "", "all games", "held back");
        Row row = (name, format, figure) ->
                page.format("%-24s" + format + format, name, figure.applyAsDouble(all), figure.applyAsDouble(heldBack));
        row.add("games", "%12.0f", ProofFigures::games);
        for (ProofKind kind : ProofKind.values()) {
            row.add(
                    "proven, " + JsonType.code(kind),
                    "%10.1f %%",
                    figures -> figures.by().get(kind));
        }
        row.add("proven, neutral", "%10.1f %%", ProofFigures::neutral);
        row.add("open", "%10.1f %%", ProofFigures::open);
        row.add("proven stones", "%10.1f %%", ProofFigures::stones);
        row.add("boards proven whole", "%12.0f", ProofFigures::whole);
        row.add("points against marks", "%12.0f", ProofFigures::contradicted);
        row.add("median time", "%9.3f ms", figures -> figures.millis().median());
        row.add("99 % of times", "%9.3f ms", figures -> figures.millis().p99());
        row.add("mean time", "%9.3f ms", figures -> figures.millis().mean());
        row.add("longest time", "%9.3f ms", figures -> figures.millis().max());
        page.line("").line("Shares of the points of a board, mean over the games.");
        return page.toString();
    }

    private interface Row {
        void add(String name, String format, ToDoubleFunction<ProofFigures> figure);
    }
}
