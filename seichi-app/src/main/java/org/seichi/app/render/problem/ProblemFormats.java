package org.seichi.app.render.problem;

import java.util.Optional;
import org.seichi.answer.ProblemShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.ProblemReport;

/** The formats of solved problems. */
public final class ProblemFormats {
    /** All formats. */
    public static final ResultFormats<ProblemReport> ALL = new ResultFormats<>(
            ProblemText::new, ProblemShape.SHAPE, Optional.empty(), ProblemPicture::of, ProblemPicture::sheet);

    private ProblemFormats() {}
}
