package org.seichi.app.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.files.SystemWatch;
import org.seichi.board.Board;
import org.seichi.board.Warning;
import org.seichi.game.Fingerprint;
import org.seichi.game.Game;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Outcome;
import org.seichi.score.Flag;
import org.seichi.score.Status;
import org.seichi.text.Coordinates;

/**
 * Makes the rows of the games in a file. Every failure becomes a row too.
 *
 * @param scorer scores the games
 */
public record GameRows(ScoreAnalysis scorer) {

    /** The rows of all games of a file. */
    public List<BatchRow> of(Source source) {
        try {
            return of(open(source), 1, Integer.MAX_VALUE);
        } catch (Unreadable cause) {
            return List.of(BatchRow.unreadable(source.name(), cause.getMessage()));
        }
    }

    /** Thrown for a file without a readable game; the message is for the user. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        private Unreadable(String message) {
            super(message);
        }
    }

    /**
     * Parses a file into its games.
     *
     * @throws Unreadable if it cannot be read or holds none
     */
    GameFile open(Source source) throws Unreadable {
        try {
            return GameFile.parse(source.name(), source.content().read(), SystemWatch.RUNNING);
        } catch (IOException cause) {
            throw new Unreadable(cause.getMessage());
        } catch (RecordException cause) {
            throw new Unreadable(message(cause));
        } catch (RuntimeException | StackOverflowError broken) {
            throw new Unreadable(Failure.internal(source.name(), broken).message());
        }
    }

    /**
     * The rows of some games of a file.
     *
     * @param first number of the first one
     * @param last number of the last one; may exceed the number of games
     */
    List<BatchRow> of(GameFile file, int first, int last) {
        List<BatchRow> rows = new ArrayList<>();
        for (int number = first; number <= Math.min(last, file.size()); number++) {
            rows.add(row(file, number));
        }
        return rows;
    }

    private BatchRow row(GameFile file, int number) {
        Optional<GameFacts> facts = Optional.empty();
        String error;
        try {
            ReadGame read = file.read(number);
            facts = Optional.of(facts(read.game()));
            return new BatchRow(
                    file.name(), number, facts, Optional.of(score(scorer.of(read, SystemWatch.RUNNING))), "");
        } catch (RecordException cause) {
            error = message(cause);
        } catch (UnusableException cause) {
            error = cause.getMessage();
        } catch (RuntimeException | StackOverflowError broken) {
            error = Failure.internal(file.name(), broken).message();
        }
        return new BatchRow(file.name(), number, facts, Optional.empty(), error);
    }

    private static String message(RecordException cause) {
        return cause.line() + ":" + cause.column() + ": " + cause.getMessage();
    }

    private static GameFacts facts(Game game) {
        return new GameFacts(
                game.header().get("PB").orElse(""),
                game.header().get("PW").orElse(""),
                game.header().get("DT").orElse(""),
                game.board().width() + "x" + game.board().height(),
                game.header().get("RE").orElse(""),
                game.moves(),
                Fingerprint.of(game));
    }

    private ScoreFacts score(Result<ScoreReport> game) {
        ScoreReport report = game.report();
        Terms terms = report.terms();
        Board board = report.assessment().position().board();
        return new ScoreFacts(
                report.method(),
                terms.rules().id(),
                terms.komi(),
                terms.handicap(),
                terms.result().map(Outcome::notation).orElse(""),
                terms.result().map(Outcome::margin).orElse(OptionalInt.empty()),
                report.score().margin(),
                report.certainty(),
                report.assessment().flags().stream().map(Flag::code).distinct().toList(),
                Coordinates.format(board, report.assessment().stones(Status.DEAD)),
                report.warnings().stream().map(Warning::code).distinct().toList(),
                game.times().orElseThrow().whole());
    }
}
