package org.seichi.app.render.suggestion;

import org.seichi.answer.SuggestionShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.SuggestionReport;

/** The formats of suggested moves. */
public final class SuggestionFormats {
    /** All formats. */
    public static final ResultFormats<SuggestionReport> ALL = ResultFormats.of(
            SuggestionText::new, SuggestionShape.SHAPE, SuggestionPicture::of, SuggestionText::sections);

    private SuggestionFormats() {}
}
