package org.seichi.app.render;

import java.util.Optional;
import org.seichi.answer.EvaluationShape;
import org.seichi.answer.ProofShape;
import org.seichi.answer.ScoreShape;
import org.seichi.answer.SuggestionShape;
import org.seichi.report.EvaluationReport;
import org.seichi.report.ProofReport;
import org.seichi.report.ScoreReport;
import org.seichi.report.SuggestionReport;

/** How each kind of result is written. */
public final class AllFormats {
    private AllFormats() {}

    /** Scores. */
    public static ResultFormats<ScoreReport> scores() {
        return new ResultFormats<>(
                ScoreText::new,
                ScoreShape.SHAPE,
                Optional.of(new SgfRenderer()),
                ScorePicture::of,
                ScorePicture::sheet);
    }

    /** Proofs. */
    public static ResultFormats<ProofReport> proofs() {
        return new ResultFormats<>(
                ProofText::new, ProofShape.SHAPE, Optional.empty(), ProofPicture::of, ProofPicture::sheet);
    }

    /** Evaluations, as text with more or less of what they stand on. */
    public static ResultFormats<EvaluationReport> evaluations(EvaluationText.Detail detail) {
        return new ResultFormats<>(
                style -> new EvaluationText(style, detail),
                EvaluationShape.SHAPE,
                Optional.empty(),
                EvaluationPicture::of,
                EvaluationPicture::sheet);
    }

    /** Suggested moves. */
    public static ResultFormats<SuggestionReport> suggestions() {
        return new ResultFormats<>(
                SuggestionText::new,
                SuggestionShape.SHAPE,
                Optional.empty(),
                SuggestionPicture::of,
                SuggestionPicture::sheet);
    }
}
