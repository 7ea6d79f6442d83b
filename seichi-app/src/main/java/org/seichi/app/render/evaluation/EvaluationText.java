package org.seichi.app.render.evaluation;

import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Judgment;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sentences;
import org.seichi.app.render.Style;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.PointKind;
import org.seichi.report.EvaluationLayers;
import org.seichi.report.EvaluationReport;

/** Renders an evaluation as text: the board, counts of points by kind, unsettled groups and other findings, the estimate. */
public final class EvaluationText extends ResultText<EvaluationReport> {
    private final Detail detail;

    /** The amount of detail. */
    public enum Detail {
        /** The estimate with its reasons only. */
        SUMMARY,
        /** Also each layer of the evaluation. */
        LAYERS
    }

    /** A renderer with or without colors. */
    public EvaluationText(Style style, Detail detail) {
        super(style);
        this.detail = detail;
    }

    @Override
    protected String about(EvaluationReport report) {
        return terms(report);
    }

    @Override
    protected void append(EvaluationReport report, Page page) {
        Board board = report.evaluation().position().board();
        BoardPicture.append(board, new EvaluationLayers(report.evaluation()).expectation(), page);
        if (detail == Detail.LAYERS) {
            layers(report.evaluation(), page);
        }
        counts(report.evaluation(), page);
        EvaluationFindings.sections(report).print(page);
        result(report, page);
    }

    /** Board, rules, komi, move number and player to move. */
    static String terms(EvaluationReport report) {
        Position position = report.evaluation().position();
        return Sentences.terms(position.board(), report.terms()) + "; after move " + report.move() + ", "
                + position.toMove().inWords() + " to move";
    }

    private static void layers(Evaluation evaluation, Page page) {
        EvaluationLayers layers = new EvaluationLayers(evaluation);
        Board board = evaluation.position().board();
        for (Color color : Color.values()) {
            page.heading(color.inWords() + "'s dividers");
            BoardPicture.append(board, layers.dividers(color), page);
        }
        for (Color color : Color.values()) {
            page.heading(color.inWords() + "'s zones");
            BoardPicture.append(board, layers.zones(color), page);
        }
        for (Color color : Color.values()) {
            page.heading("Distances from " + color.inWords() + "'s stones");
            layers.distances(color).lines().forEach(page::line);
        }
        page.heading("Near, junction and far-away points");
        BoardPicture.append(board, layers.kinds(), page);
        page.heading("Connectable points");
        BoardPicture.append(board, layers.connectable(), page);
    }

    private static void counts(Evaluation evaluation, Page page) {
        page.heading(String.format("%-24s%7s%7s", "Points", "Black", "White"));
        for (PointKind kind : PointKind.values()) {
            int black = evaluation.kinds().points(kind, Color.BLACK).size();
            int white = evaluation.kinds().points(kind, Color.WHITE).size();
            int both = evaluation.kinds().points(kind).size();
            if (kind.weight() > 0) {
                page.format("%-24s%7d%7d", name(kind), black, white);
            } else {
                page.format("%-24s%7d", name(kind), both);
            }
        }
    }

    private static String name(PointKind kind) {
        return switch (kind) {
            case EXACT -> "Proven";
            case STONE -> "Stones";
            case SAFE -> "Safe territory";
            case POTENTIAL -> "Potential territory";
            case NEAR -> "Near";
            case JUNCTION -> "Junctions";
            case FAR -> "Far away";
        };
    }

    private static void result(EvaluationReport report, Page page) {
        Estimate estimate = report.estimate();
        Evaluation evaluation = report.evaluation();
        page.heading("Estimate: " + Judgment.lead(estimate.score()) + " under "
                + report.terms().rules().name() + " rules");
        page.line(interval(estimate));
        page.line(Judgment.chance(estimate) + ".");
        page.line(parts(evaluation, estimate) + "By the weights of Explorer, without the turn, "
                + Judgment.lead(estimate.plain()) + ".");
    }

    private static String parts(Evaluation evaluation, Estimate estimate) {
        if (estimate.isExact()) {
            return "";
        }
        return "Board " + Judgment.signed(evaluation.board()) + ", turn " + Judgment.signed(evaluation.turn())
                + ", komi and rules "
                + Judgment.signed(estimate.judged() - evaluation.board() - evaluation.turn())
                + ": " + Judgment.lead(estimate.judged()) + "; of "
                + evaluation.facts().outcomes().games() + " sampled games, likely ones counted more, Black wins "
                + Math.round(100 * estimate.sampled())
                + " %. The less certain this is, the closer to even is the estimate. ";
    }

    private static String interval(Estimate estimate) {
        if (!estimate.isExact()) {
            return Judgment.interval(estimate);
        }
        return estimate.low() == estimate.high()
                ? "This is exact if both play well."
                : "This is exact but for who gets the last neutral point: " + Judgment.lead(estimate.low()) + " or "
                        + Judgment.lead(estimate.high()) + ".";
    }
}
