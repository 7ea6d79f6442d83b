package org.seichi.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.seichi.analysis.Analysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.PointNames;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.app.engine.Engine;
import org.seichi.app.engine.SecondOpinion;
import org.seichi.app.render.Format;
import org.seichi.app.render.score.ScoreFormats;
import org.seichi.method.ScoringMethod;
import org.seichi.report.ScoreReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi score}: scores the games of some files. */
@Command(
        name = "score",
        mixinStandardHelpOptions = true,
        description = "Scores finished games and says why.",
        sortOptions = false)
final class ScoreCommand implements Callable<Integer> {
    private final Streams streams;
    private final List<ScoringMethod> methods;

    @Mixin
    private FilesArgument files;

    @Option(
            names = "--method",
            paramLabel = "M",
            description = "Scoring method; see 'seichi methods'. Default: reading.")
    private String method;

    @Option(
            names = "--budget",
            paramLabel = "B",
            description = "How much is searched: small, normal (default) or large.")
    private BudgetSize budget = BudgetSize.NORMAL;

    @Mixin
    private TermsOption terms;

    @Option(names = "--move", paramLabel = "N", description = "Score the position after move N.")
    private Integer move;

    @Mixin
    private OutputOption output;

    @Option(
            names = "--dead",
            paramLabel = "POINTS",
            description = "Chains that are dead whatever the method says: D4,Q3.")
    private String dead = "";

    @Option(names = "--alive", paramLabel = "POINTS", description = "The same for chains that live.")
    private String alive = "";

    @Option(names = "--seki", paramLabel = "POINTS", description = "The same for chains in seki.")
    private String seki = "";

    @Mixin
    private EngineOption second;

    @Option(
            names = "--explain",
            description = "Show why: lines of play for dead stones and sekis, and (as text) each step of the method.")
    private boolean explain;

    ScoreCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
    }

    @Override
    public Integer call() {
        if (output.format() == Format.SGF && move != null) {
            throw new UsageException(
                    "--format sgf writes the score at the end of the record: it does not go with --move");
        }
        Optional<Engine> engine = second.engine();
        if (engine.isPresent() && move != null) {
            throw new UsageException("--engine is asked about the end of the record: it does not go with --move");
        }
        Analysis<ScoreReport> scores = new ScoreAnalysis(Choices.method(method, methods), options());
        try {
            return new AnalysisRun(streams, files, output)
                    .run(engine.isPresent() ? new SecondOpinion(scores, engine.get()) : scores, ScoreFormats.ALL);
        } finally {
            engine.ifPresent(Engine::close);
        }
    }

    private Options options() {
        return Options.USUAL
                .with(terms.overrides())
                .after(Choices.move(move))
                .with(new PointNames(dead, alive, seki))
                .with(explain ? Options.Explain.YES : Options.Explain.NO)
                .with(budget.budget());
    }
}
