package org.seichi.app.render.score;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.seichi.app.render.Sentences;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.report.EngineOpinion;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Outcome;
import org.seichi.rules.Outcome.How;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.Status;
import org.seichi.text.Coordinates;

/** Texts above and below the board of a scored game, shared by all formats. */
public final class Headline {
    /** Number of places that are named at most. */
    private static final int MOST_PLACES = 3;

    private Headline() {}

    /** Board, rules, komi and handicap, how the record ended, and the method. */
    static String terms(ScoreReport report) {
        Board board = report.assessment().position().board();
        return Sentences.terms(board, report.terms()) + ending(report.ending()) + "; method " + report.method();
    }

    private static String ending(Ending ending) {
        return switch (ending) {
            case TWO_PASSES -> ", ended by two passes";
            case STOPPED -> ", stopped without two passes";
            case SET_UP -> ", a position set up";
        };
    }

    /** The result in one phrase. */
    public static String result(ScoreReport report) {
        return Margin.format(report.score().margin()) + " under "
                + report.score().rules().name() + " rules"
                + (report.isEstimate() ? ", an estimate: the game is not over" : "");
    }

    /** A reservation for the title: hardly played or not finished; mostly empty. */
    static String doubt(ScoreReport report) {
        if (report.isHardlyPlayed()) {
            return ": hardly played";
        }
        return report.isEstimate() ? ": not finished" : "";
    }

    /** Whether a person should look at something, and where; and what the record says. */
    static String judgment(ScoreReport report) {
        return differs(report) && report.assessment().flags().isEmpty()
                ? "No point of the board needs a second look, but "
                        + recorded(report).replaceFirst("^The", "the")
                : grounds(report) + " " + recorded(report);
    }

    /** What the record says, if that is another result. */
    static Optional<String> disagreement(ScoreReport report) {
        return differs(report) ? Optional.of(recorded(report)) : Optional.empty();
    }

    private static boolean differs(ScoreReport report) {
        return report.terms()
                .result()
                .flatMap(result -> result.differsFrom(report.score().margin()))
                .orElse(false);
    }

    private static String grounds(ScoreReport report) {
        List<Flag> flags = report.assessment().flags();
        if (flags.isEmpty()) {
            return report.certainty() == Certainty.PROVEN ? "Proven." : "Nothing here needs a second look.";
        }
        Board board = report.assessment().position().board();
        String places = flags.stream()
                .filter(flag -> !flag.points().isEmpty())
                .map(flag -> Coordinates.format(board, flag.points().first()))
                .distinct()
                .limit(MOST_PLACES)
                .collect(Collectors.joining(", "));
        return places.isEmpty() ? "Please see what is worth a look." : "Please look at " + places + ".";
    }

    /** The recorded result and whether it agrees with the score, which never depends on it. */
    private static String recorded(ScoreReport report) {
        Optional<Outcome> result = report.terms().result();
        if (result.isEmpty()) {
            return "The record gives no result.";
        }
        String recorded = "The record says " + result.get().notation()
                + (result.get().how() == How.UNKNOWN ? ", won without a recorded margin" : "");
        return result.get()
                .differsFrom(report.score().margin())
                .map(differs -> recorded + (differs ? ", which does not agree." : ", which agrees."))
                .orElse(recorded + ", which was not counted.");
    }

    /** The second opinion and whether it agrees with this score and these dead stones. */
    static String opinion(ScoreReport report, EngineOpinion opinion) {
        if (opinion.margin().isEmpty()) {
            return "No second opinion: " + opinion.failure().orElse("no score was given") + ".";
        }
        int margin = opinion.margin().getAsInt();
        PointSet ours = report.assessment().stones(Status.DEAD);
        PointSet theirs = PointSet.of(
                report.assessment().position().board(), opinion.dead().stream().mapToInt(Integer::intValue));
        return "Second opinion: " + opinion.engine() + " says " + Margin.format(margin)
                + (margin == report.score().margin() ? ", the same" : "")
                + (ours.equals(theirs)
                        ? "; it calls the same stones dead."
                        : "; it does not call the same stones dead.");
    }
}
