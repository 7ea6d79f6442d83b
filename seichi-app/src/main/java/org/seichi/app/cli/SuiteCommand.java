package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.app.engine.ExternalEngine;
import org.seichi.app.errors.PeerTable;
import org.seichi.app.errors.WrongGame;
import org.seichi.app.errors.WrongGames;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.render.suite.ErrorTable;
import org.seichi.app.render.suite.EvaluationSuite;
import org.seichi.app.render.suite.EvaluationSuiteShape;
import org.seichi.app.render.suite.EvaluationTsv;
import org.seichi.app.render.suite.SuiteShape;
import org.seichi.app.render.suite.SuiteText;
import org.seichi.app.render.suite.SuiteTsv;
import org.seichi.app.suite.Estimator;
import org.seichi.app.suite.EvaluationResult;
import org.seichi.app.suite.EvaluationRunner;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.GameScoring;
import org.seichi.app.suite.Suite;
import org.seichi.app.suite.SuiteResult;
import org.seichi.app.suite.SuiteRow;
import org.seichi.app.suite.SuiteRunner;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;

/** {@code seichi suite}: measures a method on games whose results are known. */
final class SuiteCommand implements Command {
    private final Streams streams;
    private final GamesOption games = new GamesOption();
    private final MethodOption method;
    private final BudgetOption budget = new BudgetOption();
    private List<Integer> evaluate;
    private SuiteFormat format = SuiteFormat.TEXT;
    private Path output;
    private Path errors;
    private final PeersOption peers = new PeersOption();
    private final EngineOption engine = new EngineOption();

    private enum SuiteFormat {
        TEXT,
        JSON
    }

    SuiteCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        method = new MethodOption(methods);
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Scores every game whose recorded result is a number and sets the scores beside the records.");
        games.declare(syntax);
        method.declare(syntax);
        budget.declare(syntax);
        syntax.option("--evaluate N", "Instead of scoring the end, evaluate the positions after these moves.")
                .numbers(value -> evaluate = value);
        syntax.option("--format F", "text (default) or json.").choice(SuiteFormat.class, value -> format = value);
        syntax.option("--output PATH", "Write a table with a row for each game, or for each position evaluated (tsv).")
                .path(value -> output = value);
        syntax.option(
                        "--errors DIR",
                        "Write the wrongly scored games that are not held back into a folder, each with its cause.")
                .path(value -> errors = value);
        peers.declare(syntax);
        engine.declare(syntax);
        syntax.needs("--engine", "--evaluate");
        syntax.apart("--engine", "--threads"); // Beside an engine positions are evaluated one by one.
        syntax.apart("--evaluate", "--method --budget --errors --peers");
    }

    @Override
    public Integer call() throws InterruptedException {
        games.check();
        if (evaluate != null) {
            return evaluate();
        }
        // The games of --errors are explained, which is a search for lines of play.
        budget.check(scorer(errors == null ? Options.Explain.NO : Options.Explain.YES));
        Suite suite = games.open(output, errors);
        peers.spare(output);
        Optional<ErrorFolder> folder = Optional.ofNullable(errors).map(ErrorFolder::open);
        Optional<PeerTable> table = peers.table();
        ScoreAnalysis scorer = scorer(Options.Explain.NO);
        SuiteResult result = kept(() -> run(scorer, suite, table), done -> SuiteTsv.render(done.rows()));
        streams.out().print(format == SuiteFormat.JSON ? SuiteShape.SHAPE.line(result) : SuiteText.render(result));
        folder.ifPresent(opened -> keepErrors(opened, table.orElse(PeerTable.EMPTY), suite, result));
        return status(result.rows());
    }

    private void keepErrors(ErrorFolder folder, PeerTable peers, Suite suite, SuiteResult result) {
        try {
            WrongGames again = new WrongGames(files(), scorer(Options.Explain.YES), peers);
            List<WrongGame> games = again.of(suite, result.rows());
            folder.write(games);
            if (format == SuiteFormat.TEXT) {
                streams.out().print("\n" + ErrorTable.causes(games));
            }
        } catch (IOException | RecordException changed) {
            throw new UsageException("a file has changed: " + changed.getMessage());
        }
    }

    private interface Measurement<R> {
        R run() throws InterruptedException;
    }

    /** The result of a measurement, whose table is written if that is asked for. */
    private <R> R kept(Measurement<R> measurement, Function<R, String> table) throws InterruptedException {
        if (output == null) {
            return measurement.run();
        }
        try (Output file = Output.open(streams, Optional.of(output))) {
            R result = measurement.run();
            file.print(table.apply(result));
            return result;
        }
    }

    private int evaluate() throws InterruptedException {
        evaluate.forEach(Choices::move);
        Suite suite = games.open(output);
        Optional<ExternalEngine> asked = engine.started();
        if (asked.isEmpty()) {
            return evaluate(suite, Estimator.BASELINES, games.threads());
        }
        try (ExternalEngine running = asked.get()) {
            List<Estimator> others = new ArrayList<>(Estimator.BASELINES);
            others.add(Estimator.engine(running));
            return evaluate(suite, others, 1);
        }
    }

    private int evaluate(Suite suite, List<Estimator> others, int width) throws InterruptedException {
        EvaluationRunner runner = new EvaluationRunner(files(), evaluate, others, width);
        EvaluationResult result = kept(() -> run(runner, suite), EvaluationTsv::render);
        streams.out()
                .print(
                        format == SuiteFormat.JSON
                                ? EvaluationSuiteShape.SHAPE.line(result)
                                : EvaluationSuite.text(result));
        return ExitStatus.of(result.rows().size(), result.failures().size());
    }

    private EvaluationResult run(EvaluationRunner runner, Suite suite) throws InterruptedException {
        try (FileProgress progress = FileProgress.on(streams, suite.files().size())) {
            return runner.run(suite, progress);
        }
    }

    private SuiteResult run(ScoreAnalysis scorer, Suite suite, Optional<PeerTable> asked) throws InterruptedException {
        try (FileProgress progress = FileProgress.on(streams, suite.files().size())) {
            List<SuiteRow> rows =
                    new SuiteRunner(files(), GameScoring.by(scorer), games.threads()).run(suite, progress);
            return new SuiteResult(
                    suite.name(), scorer.method().name(), games.threads(), rows, asked.map(table -> table.clean(rows)));
        }
    }

    private RecordFiles files() {
        return new RecordFiles(streams.in(), RecordFiles.DEFAULT_MAX_BYTES);
    }

    private ScoreAnalysis scorer(Options.Explain explain) {
        Options options = Options.USUAL.with(explain).with(budget.budget());
        return new ScoreAnalysis(method.method(), options);
    }

    private static int status(List<SuiteRow> rows) {
        Figures figures = Figures.of(rows);
        return ExitStatus.of(figures.games() - figures.failed(), figures.failed());
    }
}
