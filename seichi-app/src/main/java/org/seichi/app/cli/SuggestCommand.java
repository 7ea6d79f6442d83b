package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.seichi.app.render.PictureFormat;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.render.SuggestionJson;
import org.seichi.app.render.SuggestionPicture;
import org.seichi.app.render.SuggestionText;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.app.scoring.GameAdviser;
import org.seichi.game.Overrides;
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

    @Option(names = "--output", paramLabel = "PATH", description = "Write to a file.")
    private Path output;

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (top < 1) {
            throw new UsageException("--top is 1 or more");
        }
        GameAdviser adviser = new GameAdviser(
                new Overrides(Choices.rules(rules), Choices.komi(komi)), Choices.move(move), Budget.NORMAL, top);
        Tasks tasks = new Tasks(streams);
        OptionalInt width = Choices.size(size);
        try (Output out = Output.open(streams, Optional.ofNullable(output));
                Results<AdvisedGame> results = new Results<>(out, renderer(out.style(), width))) {
            GameRun run = new GameRun(game -> results.write(adviser.advise(game)), tasks);
            files.forEach(streams, tasks, run::accept);
        }
        return tasks.status();
    }

    private Renderer<AdvisedGame> renderer(Style style, OptionalInt width) {
        return format.renderer(
                new SuggestionText(style), new SuggestionJson(), SuggestionPicture::of, Sheet::of, width);
    }
}
