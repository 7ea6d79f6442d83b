package org.seichi.app.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.app.play.Turn;
import org.seichi.app.render.Style;
import org.seichi.app.render.proof.ProofText;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.text.Coordinates;

/** Commands that estimate the score of an unfinished position, suggest moves, and report what is proven. */
record ReviewCommands(GtpSession session) {
    private static final int USUAL = 10;

    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session) {
        ReviewCommands review = new ReviewCommands(session);
        commands.put("estimate_score", 0, review::estimate);
        commands.put("suggest", 1, review::suggest);
        commands.put("prove", 0, review::prove);
    }

    /** The estimate in GNU Go's format: {@code B+3.5 (upper bound: 12.0, lower: -5.0)}, bounds with Black positive. */
    private String estimate(Arguments arguments) throws GtpException {
        Evaluation evaluation = Evaluation.of(session.game().position(), Effort.FULL);
        Estimate estimate = Estimate.of(evaluation, session.terms());
        return lead(estimate.score())
                + String.format(Locale.ROOT, " (upper bound: %.1f, lower: %.1f)", estimate.high(), estimate.low());
    }

    private static String lead(double points) {
        long tenths = Math.round(10 * points);
        return tenths == 0
                ? "0"
                : String.format(Locale.ROOT, "%s+%.1f", tenths > 0 ? "B" : "W", Math.abs(tenths) / 10.0);
    }

    /** {@code suggest [number]}: a line for each move, the best first, with its share and its least and greatest worth in points. */
    private String suggest(Arguments arguments) throws GtpException {
        int most = arguments.count(0, USUAL);
        Turn turn = session.turn(session.game().position().toMove());
        Evaluation evaluation = Evaluation.of(turn.position(), Effort.QUICK);
        List<String> lines = new ArrayList<>();
        for (Suggestion suggestion : Suggestions.of(evaluation, turn.last(), session.terms())) {
            if (lines.size() < most && turn.legal().test(suggestion.point())) {
                lines.add(String.format(
                        Locale.ROOT,
                        "%s %.3f %.1f %.1f",
                        Coordinates.format(session.board(), suggestion.point()),
                        suggestion.share(),
                        suggestion.worth().min(),
                        suggestion.worth().max()));
            }
        }
        return String.join("\n", lines);
    }

    private String prove(Arguments arguments) throws GtpException {
        try {
            ReadGame game = session.game().read();
            return new ProofText(Style.PLAIN)
                    .text(new ProofAnalysis(session.methods().get(0), Options.USUAL).of(game, Watch.NONE))
                    .replaceAll("\n\n+", "\n \n")
                    .stripTrailing();
        } catch (UnusableException unfit) {
            throw new GtpException(unfit.getMessage());
        }
    }
}
