package org.seichi.app.cli;

import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.seichi.app.render.EvaluationJson;
import org.seichi.app.render.EvaluationPicture;
import org.seichi.app.render.EvaluationText;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.scoring.EvaluatedGame;
import org.seichi.app.scoring.GameEvaluator;
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

    @Mixin
    private TermsOption terms;

    @Mixin
    private PictureOption picture;

    @Option(
            names = "--layers",
            description = "Show what it stands on: dividers, zones, distances, kinds of points (text).")
    private boolean layers;

    EvaluateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        GameEvaluator evaluator = new GameEvaluator(terms.overrides(), Choices.move(move), Budget.NORMAL);
        Tasks tasks = new Tasks(streams);
        OptionalInt width = picture.width();
        try (Output out = picture.open(streams);
                Results<EvaluatedGame> results = new Results<>(out, renderer(out.style(), width))) {
            GameRun run = new GameRun(game -> results.write(evaluator.evaluate(game)), tasks);
            files.forEach(streams, tasks, run::accept);
        }
        return tasks.status();
    }

    private Renderer<EvaluatedGame> renderer(Style style, OptionalInt width) {
        EvaluationText.Detail detail = layers ? EvaluationText.Detail.LAYERS : EvaluationText.Detail.SUMMARY;
        return picture.format()
                .renderer(
                        new EvaluationText(style, detail),
                        new EvaluationJson(),
                        EvaluationPicture::of,
                        Sheet::of,
                        width);
    }
}
