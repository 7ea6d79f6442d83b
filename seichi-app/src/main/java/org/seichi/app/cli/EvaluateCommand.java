package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.seichi.app.render.EvaluationJson;
import org.seichi.app.render.EvaluationPicture;
import org.seichi.app.render.EvaluationText;
import org.seichi.app.render.PictureFormat;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.scoring.EvaluatedGame;
import org.seichi.app.scoring.GameEvaluator;
import org.seichi.game.Overrides;
import org.seichi.search.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi evaluate}: says what unfinished games are worth. */
@Command(
        name = "evaluate",
        mixinStandardHelpOptions = true,
        description = "Says what a position is worth before the game is over, and why.",
        sortOptions = false)
final class EvaluateCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--move", paramLabel = "N", description = "Evaluate the position after move N.")
    private Integer move;

    @Option(names = "--rules", paramLabel = "R", description = "Rules instead of the record's; see 'seichi rules'.")
    private String rules;

    @Option(names = "--komi", paramLabel = "K", description = "Komi in points instead of the record's.")
    private String komi;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), json (an object a line), svg, png or html.")
    private PictureFormat format = PictureFormat.TEXT;

    @Option(names = "--size", paramLabel = "PX", description = "Width of a picture in pixels.")
    private Integer size;

    @Option(
            names = "--layers",
            description = "Show what it stands on: dividers, zones, distances, kinds of points (text).")
    private boolean layers;

    @Option(names = "--output", paramLabel = "PATH", description = "Write to a file.")
    private Path output;

    EvaluateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        GameEvaluator evaluator = new GameEvaluator(
                new Overrides(Choices.rules(rules), Choices.komi(komi)), Choices.move(move), Budget.NORMAL);
        Tasks tasks = new Tasks(streams);
        OptionalInt width = Choices.size(size);
        try (Output out = Output.open(streams, Optional.ofNullable(output));
                Results<EvaluatedGame> results = new Results<>(out, renderer(out.style(), width))) {
            GameRun run = new GameRun(game -> results.write(evaluator.evaluate(game)), tasks);
            files.forEach(streams, tasks, run::accept);
        }
        return tasks.status();
    }

    private Renderer<EvaluatedGame> renderer(Style style, OptionalInt width) {
        EvaluationText.Detail detail = layers ? EvaluationText.Detail.LAYERS : EvaluationText.Detail.SUMMARY;
        return format.renderer(
                new EvaluationText(style, detail), new EvaluationJson(), EvaluationPicture::of, Sheet::of, width);
    }
}
