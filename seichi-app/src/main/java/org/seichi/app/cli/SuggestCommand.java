package org.seichi.app.cli;

import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.render.SuggestionJson;
import org.seichi.app.render.SuggestionPicture;
import org.seichi.app.render.SuggestionText;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.app.scoring.GameAdviser;
import org.seichi.search.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi suggest}: moves to think of, with their reasons. */
@Command(
        name = "suggest",
        mixinStandardHelpOptions = true,
        description = "Suggests moves in a position, with their reasons and values.",
        sortOptions = false)
final class SuggestCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--move", paramLabel = "N", description = "Suggest what to play after move N.")
    private Integer move;

    @Option(names = "--top", paramLabel = "K", description = "So many moves. Default: 10.")
    private int top = GameAdviser.USUAL;

    @Mixin
    private TermsOption terms;

    @Mixin
    private PictureOption picture;

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (top < 1) {
            throw new UsageException("--top is 1 or more");
        }
        GameAdviser adviser = new GameAdviser(terms.overrides(), Choices.move(move), Budget.NORMAL, top);
        Tasks tasks = new Tasks(streams);
        OptionalInt width = picture.width();
        try (Output out = picture.open(streams);
                Results<AdvisedGame> results = new Results<>(out, renderer(out.style(), width))) {
            GameRun run = new GameRun(game -> results.write(adviser.advise(game)), tasks);
            files.forEach(streams, tasks, run::accept);
        }
        return tasks.status();
    }

    private Renderer<AdvisedGame> renderer(Style style, OptionalInt width) {
        return picture.format()
                .renderer(new SuggestionText(style), new SuggestionJson(), SuggestionPicture::of, Sheet::of, width);
    }
}
