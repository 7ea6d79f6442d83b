package org.seichi.bench.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.rules.Outcome;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** Reads the games of a folder that may be learned from. */
final class TrainingGames {
    /** Greatest error of the scoring method in half-points: a game with a larger one teaches nothing about whose the points became. */
    private static final int MOST_ERROR = 4;

    private static final int HELD_BACK = 3;

    /** Of this many games two are left for fits that build on weights fitted on the others. */
    private static final int ROUND = 15;

    private static final Set<Integer> LEFT = Set.of(1, 7);
    private static final ScoringMethod METHOD = Methods.byName("reading").orElseThrow();

    private TrainingGames() {}

    /** The games, in the order of their names. */
    static List<TrainingGame> read(Path folder) throws IOException, RecordException {
        List<TrainingGame> games = new ArrayList<>();
        for (Path file : files(folder)) {
            Game game = SgfReader.readFirst(Files.readAllBytes(file));
            read(number(file), game).ifPresent(games::add);
        }
        return games;
    }

    /** The files that are not held back. */
    static List<Path> files(Path folder) throws IOException {
        return files(folder, false);
    }

    /** The files that are held back, or the others. */
    static List<Path> files(Path folder, boolean heldBack) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".sgf"))
                    .filter(file -> isHeldBack(file) == heldBack)
                    .sorted()
                    .toList();
        }
    }

    /** Whether a game is held back: nothing may be fitted on it. */
    static boolean isHeldBack(Path file) {
        return isHeldBack(number(file));
    }

    /** Whether a game that is not held back is left for fits that build on weights fitted on the others. */
    static boolean isLeft(Path file) {
        return isLeft(number(file));
    }

    /** Whether the game with a number, if it is not held back, is left for such fits. */
    static boolean isLeft(int number) {
        return LEFT.contains(number % ROUND);
    }

    /** Whether the game with a number is held back. */
    static boolean isHeldBack(int number) {
        return number % HELD_BACK == 0;
    }

    /** The number of a game, which is the name of its file. */
    static int number(Path file) {
        return Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
    }

    private static Optional<TrainingGame> read(int number, Game game) {
        Terms terms = Terms.of(game);
        Replay end = Replay.of(game, terms.rules());
        Assessment assessment = METHOD.assess(end.end(), terms.rules(), Budget.NORMAL, Trace.NONE);
        int margin = Tally.count(
                        assessment,
                        terms.rules(),
                        terms.komi(),
                        terms.handicap(),
                        end.end().ending())
                .margin();
        return terms.result().map(Outcome::margin).stream()
                .flatMapToInt(recorded -> recorded.stream())
                .filter(recorded -> Math.abs(recorded - margin) <= MOST_ERROR)
                .mapToObj(recorded -> new TrainingGame(
                        number,
                        game,
                        terms,
                        end.moves(),
                        Tally.ownership(assessment, Rulesets.CHINESE),
                        recorded / 2.0))
                .findFirst();
    }
}
