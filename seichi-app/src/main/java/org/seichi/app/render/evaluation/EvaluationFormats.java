package org.seichi.app.render.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.answer.EvaluationShape;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Judgment;
import org.seichi.app.render.Players;
import org.seichi.app.render.ResultFormats;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.report.EvaluationReport;

/** The formats of evaluations. */
public final class EvaluationFormats {
    /** The least absolute expectation that is drawn. */
    private static final double FAINTEST = 0.05;

    private EvaluationFormats() {}

    /** All formats, the text with the given detail. */
    public static ResultFormats<EvaluationReport> with(EvaluationText.Detail detail) {
        return ResultFormats.of(
                style -> new EvaluationText(style, detail),
                EvaluationShape.SHAPE,
                EvaluationFormats::picture,
                EvaluationFindings::sections);
    }

    /** An evaluation as a picture: the expected owner of each point as a shade. */
    private static Picture picture(Result<EvaluationReport> game) {
        EvaluationReport report = game.report();
        Estimate estimate = report.estimate();
        return new Picture(
                Players.names(game.read()),
                EvaluationText.terms(report),
                report.evaluation().position(),
                marks(report.evaluation()),
                List.of(
                        "Estimate: " + Judgment.lead(estimate.score()),
                        Judgment.interval(estimate),
                        Judgment.chance(estimate) + "."));
    }

    private static List<Mark> marks(Evaluation evaluation) {
        List<Mark> marks = new ArrayList<>();
        evaluation.position().board().points().forEach(point -> {
            double expected = evaluation.expectation().at(point);
            if (Math.abs(expected) > FAINTEST) {
                marks.add(Mark.shade(point, expected > 0 ? Sign.BLACK_HEAT : Sign.WHITE_HEAT, Math.abs(expected)));
            }
        });
        return marks;
    }
}
