package org.seichi.app.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.Style;
import org.seichi.app.render.SuggestionJson;
import org.seichi.app.render.SuggestionText;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.app.scoring.GameAdviser;
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
    private static final int USUAL = 10;

    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--move", paramLabel = "N", description = "Suggest what to play after move N.")
    private Integer move;

    @Option(names = "--top", paramLabel = "K", description = "So many moves. Default: 10.")
    private int top = USUAL;

    @Option(names = "--format", paramLabel = "F", description = "text (default) or json (an object a line).")
    private SuggestionFormat format = SuggestionFormat.TEXT;

    private enum SuggestionFormat {
        TEXT,
        JSON
    }

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (top < 1) {
            throw new UsageException("--top is 1 or more");
        }
        GameAdviser adviser = new GameAdviser(Choices.move(move), top);
        Tasks tasks = new Tasks(streams);
        try (Output out = Output.open(streams, Optional.empty());
                Results<AdvisedGame> results = new Results<>(out, renderer(out.style()))) {
            GameRun run = new GameRun(game -> results.write(adviser.advise(game)), tasks);
            files.forEach(streams, tasks, run::accept);
        }
        return tasks.status();
    }

    private Renderer<AdvisedGame> renderer(Style style) {
        return switch (format) {
            case TEXT -> new SuggestionText(style);
            case JSON -> new SuggestionJson();
        };
    }
}
