package org.seichi.app.render.suggestion;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.answer.SuggestionShape;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Players;
import org.seichi.app.render.ResultFormats;
import org.seichi.move.Suggestion;
import org.seichi.report.SuggestionReport;

/** The formats of suggested moves. */
public final class SuggestionFormats {
    /** All formats. */
    public static final ResultFormats<SuggestionReport> ALL = ResultFormats.of(
            SuggestionText::new, SuggestionShape.SHAPE, SuggestionFormats::picture, SuggestionText::sections);

    private SuggestionFormats() {}

    /** Suggested moves as a picture: their ranks on the board, 1 for the best. */
    private static Picture picture(Result<SuggestionReport> game) {
        SuggestionReport report = game.report();
        return new Picture(
                Players.names(game.read()),
                SuggestionText.terms(report),
                report.position(),
                marks(report.suggestions()),
                List.of(report.suggestions().isEmpty() ? SuggestionText.NOTHING : SuggestionText.best(report)));
    }

    private static List<Mark> marks(List<Suggestion> suggestions) {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < suggestions.size(); i++) {
            marks.add(Mark.label(suggestions.get(i).point(), Sign.SUGGESTION, Integer.toString(i + 1)));
        }
        return marks;
    }
}
