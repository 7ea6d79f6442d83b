package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.seichi.app.engine.Engine;
import org.seichi.app.render.HtmlRenderer;
import org.seichi.app.render.JsonRenderer;
import org.seichi.app.render.PngRenderer;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.ScorePicture;
import org.seichi.app.render.SgfRenderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.render.SvgRenderer;
import org.seichi.app.render.TextRenderer;
import org.seichi.app.scoring.GameScorer;
import org.seichi.app.scoring.PointNames;
import org.seichi.app.scoring.ScoreOptions;
import org.seichi.app.scoring.ScoredGame;
import org.seichi.method.ScoringMethod;
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

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), json (an object a line), sgf, svg, png or html.")
    private Format format = Format.TEXT;

    @Option(names = "--size", paramLabel = "PX", description = "Width of a picture in pixels.")
    private Integer size;

    @Option(names = "--output", paramLabel = "PATH", description = "Write to a file.")
    private Path output;

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
        if (format == Format.SGF && move != null) {
            throw new UsageException(
                    "--format sgf writes the score at the end of the record: it does not go with --move");
        }
        Optional<Engine> engine = second.engine();
        if (engine.isPresent() && move != null) {
            throw new UsageException("--engine is asked about the end of the record: it does not go with --move");
        }
        GameScorer scorer = new GameScorer(Choices.method(method, methods), options());
        Tasks tasks = new Tasks(streams);
        OptionalInt width = Choices.size(size);
        try (Output out = Output.open(streams, Optional.ofNullable(output));
                Results<ScoredGame> results = new Results<>(out, renderer(out.style(), width))) {
            GameRun run = new GameRun(game -> results.write(consulted(scorer.score(game), engine)), tasks);
            files.forEach(streams, tasks, run::accept);
        } finally {
            engine.ifPresent(Engine::close);
        }
        return tasks.status();
    }

    private static ScoredGame consulted(ScoredGame game, Optional<Engine> engine) {
        double komi = game.report().terms().komi() / 2.0;
        return engine.isEmpty() ? game : game.with(engine.get().ask(game.read(), komi));
    }

    private ScoreOptions options() {
        return new ScoreOptions(
                terms.overrides(),
                Choices.move(move),
                new PointNames(dead, alive, seki),
                explain ? ScoreOptions.Explain.YES : ScoreOptions.Explain.NO,
                budget.budget());
    }

    private Renderer<ScoredGame> renderer(Style style, OptionalInt width) {
        return switch (format) {
            case TEXT -> new TextRenderer(style);
            case JSON -> new JsonRenderer();
            case SGF -> new SgfRenderer();
            case SVG -> new SvgRenderer<>(ScorePicture::of, width);
            case PNG -> new PngRenderer<>(ScorePicture::of, width);
            case HTML -> new HtmlRenderer<>(Sheet::of, width);
        };
    }
}
