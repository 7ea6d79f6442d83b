package org.seichi.app.render.suggestion;

import java.util.Optional;
import org.seichi.answer.SuggestionShape;
import org.seichi.app.render.ResultFormats;
import org.seichi.report.SuggestionReport;

/** The formats of suggested moves. */
public final class SuggestionFormats {
    /** All formats. */
    public static final ResultFormats<SuggestionReport> ALL = new ResultFormats<>(
            SuggestionText::new,
            SuggestionShape.SHAPE,
            Optional.empty(),
            SuggestionPicture::of,
            SuggestionPicture::sheet);

    private SuggestionFormats() {}
}
