package org.seichi.app.render;

import java.util.List;
import java.util.Optional;
import org.seichi.app.picture.Picture;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.app.scoring.EvaluatedGame;
import org.seichi.app.scoring.ProvenGame;
import org.seichi.app.scoring.ReadGame;
import org.seichi.app.scoring.ScoredGame;
import org.seichi.report.ScoreReport;

/**
 * What a sheet says of one game.
 *
 * @param game the game
 * @param picture the board, and what stands above and below it
 * @param table the count, if there is one
 * @param sections the findings
 */
public record Sheet(ReadGame game, Picture picture, Optional<ScoreTable> table, List<Sections.Section> sections) {
    /** The sheet of a score. */
    public static Sheet of(ScoredGame game) {
        ScoreReport report = game.report();
        Picture picture = ScorePicture.of(game);
        // The table says what the picture says in a line for each player.
        Picture brief = new Picture(
                picture.title(),
                picture.subtitle(),
                picture.position(),
                picture.marks(),
                List.of(Headline.result(report), Headline.grounds(report) + " " + Headline.recorded(report)));
        return new Sheet(
                game.read(),
                brief,
                Optional.of(ScoreTable.of(report)),
                Findings.of(report).list());
    }

    /** The sheet of an evaluation. */
    public static Sheet of(EvaluatedGame game) {
        return new Sheet(
                game.read(),
                EvaluationPicture.of(game),
                Optional.empty(),
                EvaluationText.sections(game.report()).list());
    }

    /** The sheet of suggested moves. */
    public static Sheet of(AdvisedGame game) {
        return new Sheet(
                game.read(),
                SuggestionPicture.of(game),
                Optional.empty(),
                SuggestionText.sections(game.report()).list());
    }

    /** The sheet of what is proven. */
    public static Sheet of(ProvenGame game) {
        return new Sheet(
                game.read(),
                ProofPicture.of(game),
                Optional.empty(),
                ProofText.sections(game).list());
    }
}
