package org.seichi.app.render.suggestion;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Players;
import org.seichi.move.Suggestion;
import org.seichi.report.SuggestionReport;

/** Suggested moves as a picture: their ranks on the board, 1 for the best. */
public final class SuggestionPicture {
    private SuggestionPicture() {}

    /** The picture of a game. */
    public static Picture of(Result<SuggestionReport> game) {
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
