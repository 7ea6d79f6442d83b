package org.seichi.app.cli;

import java.util.Optional;
import org.seichi.analysis.InfoAnalysis;
import org.seichi.analysis.Result;
import org.seichi.analysis.Watch;
import org.seichi.answer.InfoShape;
import org.seichi.app.render.JsonRenderer;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.info.InfoText;
import org.seichi.app.render.info.InfoTsv;
import org.seichi.report.RecordSummary;

/** {@code seichi info}: shows the header of records, as written and as read. */
final class InfoCommand implements Command {
    private final Streams streams;
    private final FilesArgument files = new FilesArgument();
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
    public void declare(Syntax syntax) {
        syntax.describe("Shows what the first game of each record says, as written and as read.");
        files.declare(syntax);
        syntax.option("--format F", "text (default), json (one object per line) or tsv.")
                .choice(InfoFormat.class, value -> format = value);
    }

    @Override
    public Integer call() {
        try (Output out = Output.open(streams, Optional.empty());
                Results<Result<RecordSummary>> results = new Results<>(out, renderer())) {
            return new GameRun(streams, files)
                    .firstGames(game -> results.write(new InfoAnalysis().of(game, Watch.NONE)));
        }
    }

    private Renderer<Result<RecordSummary>> renderer() {
        return switch (format) {
            case TEXT -> new InfoText();
            case JSON -> new JsonRenderer<>(InfoShape.SHAPE);
            case TSV -> new InfoTsv();
        };
    }
}
