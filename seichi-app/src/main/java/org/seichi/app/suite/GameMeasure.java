package org.seichi.app.suite;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.files.RecordFiles;
import org.seichi.game.Game;
import org.seichi.record.RecordException;
import org.seichi.rules.Outcome;

/**
 * Scores the games of a file and compares the scores with the recorded results.
 *
 * @param files reads the files
 * @param scoring scores the games
 */
record GameMeasure(RecordFiles files, GameScoring scoring) {

    /** The rows of a file, one for each game in it; a single failure if it cannot be read. */
    List<SuiteRow> rows(Suite suite, String file) {
        String name = suite.nameOf(file);
        try {
            GameFile found = files.load(file);
            return IntStream.rangeClosed(1, found.size())
                    .mapToObj(number -> row(Suite.nameOf(name, number), found, number))
                    .toList();
        } catch (IOException | RecordException | RuntimeException | StackOverflowError cause) {
            return List.of(failed(name, OptionalInt.empty(), cause, Optional.empty()));
        }
    }

    private SuiteRow row(String name, GameFile file, int number) {
        try {
            return row(name, file.read(number));
        } catch (RecordException cause) {
            return failed(name, OptionalInt.empty(), cause, Optional.empty());
        }
    }

    private SuiteRow row(String name, ReadGame read) {
        Game game = read.game();
        Optional<String> written = game.header().get("RE");
        OptionalInt recorded = written.flatMap(result -> Outcome.read(result).value())
                .map(Outcome::margin)
                .orElse(OptionalInt.empty());
        if (recorded.isEmpty()) {
            return new SuiteRow.Skipped(name, written.orElse(""));
        }
        try {
            return scoring.score(name, recorded.getAsInt(), read);
        } catch (UnusableException | RuntimeException | StackOverflowError cause) {
            int points = game.board().size();
            return failed(name, recorded, cause, game.marks().map(marks -> Agreement.none(points)));
        }
    }

    private static SuiteRow failed(String name, OptionalInt recorded, Throwable cause, Optional<Agreement> agreement) {
        return new SuiteRow.Failed(name, recorded, Failure.of(name, cause).inFile(), agreement);
    }
}
