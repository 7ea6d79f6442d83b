package org.seichi.app.render.evaluation;

import org.seichi.answer.EvaluationShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.EvaluationReport;

/** The formats of evaluations. */
public final class EvaluationFormats {
    private EvaluationFormats() {}

    /** All formats, the text with the given detail. */
    public static ResultFormats<EvaluationReport> with(EvaluationText.Detail detail) {
        return ResultFormats.of(
                style -> new EvaluationText(style, detail),
                EvaluationShape.SHAPE,
                EvaluationPicture::of,
                EvaluationText::sections);
    }
}
