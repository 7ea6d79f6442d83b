package org.seichi.app.cli;

import java.util.concurrent.Callable;
import org.seichi.app.render.InfoJson;
import org.seichi.app.render.InfoRenderer;
import org.seichi.app.render.InfoText;
import org.seichi.app.render.InfoTsv;
import org.seichi.app.scoring.Failure;
import org.seichi.app.scoring.FileSummary;
import org.seichi.app.scoring.GameFile;
import org.seichi.record.RecordException;
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
        InfoRenderer renderer = renderer();
        streams.out().print(renderer.header());
        files.forEach(streams, tasks, file -> info(file, renderer, tasks));
        return tasks.status();
    }

    private void info(GameFile file, InfoRenderer renderer, Tasks tasks) {
        try {
            streams.out().print(renderer.render(FileSummary.of(file)));
            tasks.done();
        } catch (RecordException unusable) {
            tasks.failed(Failure.of(file.name(), unusable));
        } catch (RuntimeException | StackOverflowError broken) {
            tasks.failed(Failure.internal(file.name(), broken));
        }
    }

    private InfoRenderer renderer() {
        return switch (format) {
            case TEXT -> new InfoText();
            case JSON -> new InfoJson();
            case TSV -> new InfoTsv();
        };
    }
}
