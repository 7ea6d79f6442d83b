package org.seichi.app.render.problem;

import org.seichi.answer.ProblemShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.ProblemReport;

/** The formats of solved problems. */
public final class ProblemFormats {
    /** All formats. */
    public static final ResultFormats<ProblemReport> ALL =
            ResultFormats.of(ProblemText::new, ProblemShape.SHAPE, ProblemPicture::of, ProblemText::sections);

    private ProblemFormats() {}
}
