package org.seichi.app.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.seichi.analysis.ReadGame;
import org.seichi.app.engine.EngineException;
import org.seichi.app.files.Failure;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.suite.Estimator.Moment;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.rules.Outcome;
import org.seichi.rules.Rulesets;
import org.seichi.score.Ownership;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * Measures the evaluation on positions of finished games, at given move numbers.
 *
 * @param files reads the files
 * @param moves the move numbers; a game is left out at those it does not reach
 * @param others the estimators to compare with
 * @param threads number of threads, at least 1
 */
public record EvaluationRunner(RecordFiles files, List<Integer> moves, List<Estimator> others, int threads) {
    private static final int WARM_UP = 10;

    /** The method that determines the owners of the points in the final position. */
    private static final ScoringMethod TRUTH = Methods.byName("reading").orElseThrow();

    /** The recorded margin in points, and the owners of the points in the final position. */
    private record Ended(double margin, Ownership owners) {}

    /**
     * Evaluates all games of a suite; the first {@value #WARM_UP} files twice, to warm up the JVM before times are taken.
     *
     * @param progress called for each file
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public EvaluationResult run(Suite suite, SuiteRunner.Progress progress) throws InterruptedException {
        List<String> failures = Collections.synchronizedList(new ArrayList<>());
        for (String file : suite.limit(WARM_UP).files()) {
            rows(suite, file, new ArrayList<>());
        }
        List<EvaluationRow> rows =
                FileThreads.rows(threads, suite.files(), file -> rows(suite, file, failures), progress);
        Collections.sort(failures);
        return new EvaluationResult(suite.name(), moves, names(), rows, failures);
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(List.of("evaluate", "paper"));
        others.forEach(other -> names.add(other.name()));
        return names;
    }

    private List<EvaluationRow> rows(Suite suite, String file, List<String> failures) {
        String name = suite.nameOf(file);
        try {
            return rows(name, files.load(file).read(1), failures);
        } catch (IOException | RecordException cause) {
            failures.add(name + ": " + cause.getMessage());
        } catch (RuntimeException | StackOverflowError cause) {
            failures.add(Failure.internal(name, cause).toString());
        }
        return List.of();
    }

    private List<EvaluationRow> rows(String name, ReadGame read, List<String> failures) {
        Game game = read.game();
        Terms terms = Terms.of(game);
        OptionalInt margin = terms.result().map(Outcome::margin).orElse(OptionalInt.empty());
        List<EvaluationRow> rows = new ArrayList<>();
        Replay replay = Replay.of(game, terms.rules());
        Ownership end =
                Tally.ownership(TRUTH.assess(replay.end(), terms.rules(), Budget.NORMAL, Trace.NONE), Rulesets.CHINESE);
        int last = replay.moves();
        for (int move : moves) {
            if (margin.isPresent() && move <= last) {
                Position position = Replay.upTo(game, terms.rules(), move).end().position();
                Moment moment = new Moment(read, move, position, terms);
                rows.add(row(name, new Ended(margin.getAsInt() / 2.0, end), moment, failures));
            }
        }
        return rows;
    }

    private EvaluationRow row(String name, Ended ended, Moment moment, List<String> failures) {
        long start = System.nanoTime();
        Evaluation evaluation = Evaluation.of(moment.position(), Effort.FULL);
        Estimate estimate = Estimate.of(evaluation, moment.terms());
        long nanos = System.nanoTime() - start;
        List<OptionalDouble> scores =
                new ArrayList<>(List.of(OptionalDouble.of(estimate.score()), OptionalDouble.of(estimate.plain())));
        for (Estimator other : others) {
            scores.add(ask(other, name, moment, failures));
        }
        return new EvaluationRow(
                name,
                moment.move(),
                ended.margin(),
                scores,
                estimate.low(),
                estimate.high(),
                estimate.chance(),
                OwnerErrors.of(evaluation, ended.owners()),
                nanos);
    }

    private static OptionalDouble ask(Estimator other, String name, Moment moment, List<String> failures) {
        try {
            return OptionalDouble.of(other.judge().score(moment));
        } catch (EngineException silent) {
            failures.add(name + ", after move " + moment.move() + ": " + silent.getMessage());
            return OptionalDouble.empty();
        }
    }
}
