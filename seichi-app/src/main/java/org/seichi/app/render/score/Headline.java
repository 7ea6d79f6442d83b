package org.seichi.app.render.score;

import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.report.EngineOpinion;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Outcome;
import org.seichi.score.Status;

/** What every format says above and below the board of a scored game. */
public final class Headline {
    private Headline() {}

    /** Board, rules, komi and handicap, how the record ended, and the method. */
    static String terms(ScoreReport report) {
        Board board = report.assessment().position().board();
        int handicap = report.terms().handicap();
        return board.width() + "x" + board.height()
                + ", " + report.score().rules().name() + " rules"
                + ", komi " + HalfPoints.format(report.terms().komi())
                + (handicap > 0 ? ", handicap " + handicap : "")
                + ending(report.ending())
                + "; method " + report.method();
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

    /** What has to be known before anything else is read; mostly nothing. */
    static String doubt(ScoreReport report) {
        if (report.isHardlyPlayed()) {
            return ": hardly played";
        }
        return report.isEstimate() ? ": not finished" : "";
    }

    /** How much the result can be trusted, and how much of the board is proven if not all of it is. */
    static String grounds(ScoreReport report) {
        return switch (report.certainty()) {
            case PROVEN -> "Proven.";
            case SEARCHED -> "Found by search" + proven(report) + ".";
            case JUDGED, MARKED -> "Judged from shape and counts" + proven(report) + ".";
        };
    }

    private static String proven(ScoreReport report) {
        int proven = Stream.of(Color.values())
                .mapToInt(player -> report.provenOf(player).size())
                .sum();
        int all = report.assessment().position().board().size();
        return proven == 0 ? "" : "; " + proven + " of " + all + " points are proven";
    }

    /** The recorded result is only set beside the score, which never depends on it. */
    static String recorded(ScoreReport report) {
        Optional<Outcome> result = report.terms().result();
        if (result.isEmpty()) {
            return "The record gives no result.";
        }
        String recorded = "The record says " + result.get().notation();
        if (result.get().margin().isEmpty()) {
            return recorded + ", which was not counted.";
        }
        boolean agrees = result.get().margin().getAsInt() == report.score().margin();
        return recorded + (agrees ? ", which agrees." : ", which does not agree.");
    }

    /** What another program says, beside what this one says. */
    static String opinion(ScoreReport report, EngineOpinion opinion) {
        if (opinion.margin().isEmpty()) {
            return "No second opinion: " + opinion.failure().orElse("no score was given") + ".";
        }
        int margin = opinion.margin().getAsInt();
        PointSet ours = report.assessment().stones(Status.DEAD);
        PointSet theirs = PointSet.of(
                report.assessment().position().board(),
                opinion.dead().stream().mapToInt(Integer::intValue).toArray());
        return "Second opinion: " + opinion.engine() + " says " + Margin.format(margin)
                + (margin == report.score().margin() ? ", the same" : "")
                + (ours.equals(theirs)
                        ? "; it calls the same stones dead."
                        : "; it does not call the same stones dead.");
    }
}
