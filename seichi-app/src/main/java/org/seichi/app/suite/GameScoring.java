package org.seichi.app.suite;

import java.util.Optional;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.SystemWatch;
import org.seichi.board.Warning;
import org.seichi.report.ScoreReport;
import org.seichi.score.Flag;
import org.seichi.score.Status;

/** A way to score games that can be measured on a suite: a method of this program, or a GTP engine. */
@FunctionalInterface
public interface GameScoring {
    /**
     * Scores a game.
     *
     * @param name name of the game within the suite
     * @param recorded the recorded margin in half-points; goes into the row and must not influence the score
     * @throws UnusableException if there is no score
     */
    SuiteRow.Scored score(String name, int recorded, ReadGame read) throws UnusableException;

    /** Scoring by a method. */
    static GameScoring by(ScoreAnalysis scorer) {
        return (name, recorded, read) -> row(name, recorded, scorer.of(read, SystemWatch.RUNNING));
    }

    private static SuiteRow.Scored row(String name, int recorded, Result<ScoreReport> game) {
        ScoreReport report = game.report();
        return new SuiteRow.Scored(
                name,
                recorded,
                report.score().margin(),
                game.times().orElseThrow(),
                report.certainty(),
                report.assessment().flags().stream().map(Flag::code).distinct().toList(),
                agreement(game),
                report.warnings().stream().map(Warning::code).distinct().toList());
    }

    private static Optional<Agreement> agreement(Result<ScoreReport> game) {
        ScoreReport report = game.report();
        return game.read()
                .game()
                .marks()
                .map(marks -> Agreement.of(
                        report.assessment().position(),
                        report.assessment().stones(Status.DEAD),
                        report.ownership().black(),
                        report.ownership().white(),
                        marks));
    }
}
