package org.seichi.app.cli;

import org.seichi.analysis.Analysis;
import org.seichi.analysis.Result;
import org.seichi.app.render.ResultFormats;

/**
 * One run of an analysis over the games of some files, each result written as it comes: what the commands that look at
 * games have in common.
 *
 * @param streams where failures are reported, and results if no file is named
 * @param files the files
 * @param output in which form results are written, and where to
 */
record AnalysisRun(Streams streams, FilesArgument files, OutputOption output) {
    /** Runs, and gives the exit status. */
    <R> int run(Analysis<R> analysis, ResultFormats<R> formats) {
        Tasks tasks = new Tasks(streams);
        try (Output out = output.open(streams);
                Results<Result<R>> results = new Results<>(out, output.renderer(formats, out.style()))) {
            GameRun run = new GameRun(game -> results.write(analysis.of(game, output.watch())), tasks);
            files.forEach(streams, tasks, run::accept);
        }
        return tasks.status();
    }
}
