package org.seichi.app.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.seichi.analysis.InfoAnalysis;
import org.seichi.analysis.Result;
import org.seichi.analysis.Watch;
import org.seichi.answer.InfoShape;
import org.seichi.app.render.JsonRenderer;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.info.InfoText;
import org.seichi.app.render.info.InfoTsv;
import org.seichi.report.RecordSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi info}: shows what records say and how they are read. */
@Command(
        name = "info",
        mixinStandardHelpOptions = true,
        description = "Shows what the first game of each record says, as written and as read.",
        sortOptions = false)
final class InfoCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--format", paramLabel = "F", description = "text (default), json (an object a line) or tsv.")
    private InfoFormat format = InfoFormat.TEXT;

    private enum InfoFormat {
        TEXT,
        JSON,
        TSV
    }

    InfoCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Tasks tasks = new Tasks(streams);
        try (Output out = Output.open(streams, Optional.empty());
                Results<Result<RecordSummary>> results = new Results<>(out, renderer())) {
            GameRun run = new GameRun(game -> results.write(new InfoAnalysis().of(game, Watch.NONE)), tasks);
            files.forEach(streams, tasks, file -> run.accept(file, 1));
        }
        return tasks.status();
    }

    private Renderer<Result<RecordSummary>> renderer() {
        return switch (format) {
            case TEXT -> new InfoText();
            case JSON -> new JsonRenderer<>(InfoShape.SHAPE);
            case TSV -> new InfoTsv();
        };
    }
}
