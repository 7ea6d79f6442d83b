package org.seichi.app.errors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.suite.Suite;
import org.seichi.app.suite.SuiteRow;
import org.seichi.record.RecordException;
import org.seichi.report.ScoreReport;

/**
 * Scores the wrongly scored games of a suite again and finds the cause of each error. Scoring is deterministic, so only the
 * rows need to be kept from the first run.
 *
 * @param files reads the files
 * @param scorer scores the games, in the same way as in the first run
 * @param peers the answers of other programs
 */
public record WrongGames(RecordFiles files, ScoreAnalysis scorer, PeerTable peers) {
    private static final Pattern COLLECTED = Pattern.compile("#\\d+$");

    /**
     * The wrongly scored games of a suite, in the order of its files; failed games have no score and are left out.
     *
     * @param rows the rows of the first run
     * @throws IOException if a file can no longer be read
     * @throws RecordException if a file has changed and no longer parses
     */
    public List<WrongGame> of(Suite suite, List<SuiteRow> rows) throws IOException, RecordException {
        Map<String, SuiteRow.Scored> wrong = new HashMap<>();
        for (SuiteRow row : rows) {
            if (row instanceof SuiteRow.Scored scored && scored.scored() != scored.recorded()) {
                wrong.put(scored.file(), scored);
            }
        }
        Set<String> filesOfWrong = wrong.keySet().stream()
                .map(game -> COLLECTED.matcher(game).replaceFirst(""))
                .collect(Collectors.toSet());
        List<WrongGame> games = new ArrayList<>();
        for (String path : suite.files()) {
            String name = suite.nameOf(path);
            if (filesOfWrong.contains(name)) {
                addGames(files.load(path), name, wrong, games);
            }
        }
        return games;
    }

    private void addGames(GameFile file, String name, Map<String, SuiteRow.Scored> wrong, List<WrongGame> games)
            throws RecordException {
        for (int number = 1; number <= file.size(); number++) {
            SuiteRow.Scored row = wrong.get(Suite.nameOf(name, number));
            if (row != null) {
                games.add(wrongGame(row, score(file, number)));
            }
        }
    }

    private Result<ScoreReport> score(GameFile file, int number) throws RecordException {
        try {
            return scorer.of(file.read(number), SystemWatch.RUNNING);
        } catch (UnusableException impossible) {
            throw new IllegalStateException("a game that was scored cannot be scored again", impossible);
        }
    }

    private WrongGame wrongGame(SuiteRow.Scored row, Result<ScoreReport> game) {
        Cause cause =
                CauseFinder.of(game.report(), row.recorded(), game.read().game().marks(), peers.of(row.file()));
        return new WrongGame(row.file(), row.recorded(), game, cause);
    }
}
