package org.seichi.app.render.score;

import java.util.Optional;
import org.seichi.answer.ScoreShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.ScoreReport;

/** The formats of scores. */
public final class ScoreFormats {
    /** All formats. */
    public static final ResultFormats<ScoreReport> ALL = new ResultFormats<>(
            ScoreText::new, ScoreShape.SHAPE, Optional.of(new SgfRenderer()), ScorePicture::of, ScorePicture::sheet);

    private ScoreFormats() {}
}
