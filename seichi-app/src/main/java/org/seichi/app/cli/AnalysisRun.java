package org.seichi.app.cli;

import org.seichi.analysis.Analysis;
import org.seichi.analysis.Result;
import org.seichi.app.render.ResultFormats;

/**
 * Runs an analysis over the games of some files and writes each result at once; shared by all commands that analyze games.
 *
 * @param streams standard streams, for failures and for results if no output file is named
 * @param files the files
 * @param output format and destination of the results
 */
record AnalysisRun(Streams streams, FilesArgument files, OutputOption output) {
    /** Runs the analysis and returns the exit status. */
    <R> int run(Analysis<R> analysis, ResultFormats<R> formats) {
        try (Output out = output.open(streams, files);
                Results<Result<R>> results = new Results<>(out, output.renderer(formats, out.style()))) {
            return new GameRun(streams, files).allGames(game -> results.write(analysis.of(game, output.watch())));
        }
    }
}
