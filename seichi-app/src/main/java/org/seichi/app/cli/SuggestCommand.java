package org.seichi.app.cli;

import java.util.concurrent.Callable;
import org.seichi.analysis.Options;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.app.render.suggestion.SuggestionFormats;
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
    private int top = Options.USUAL_TOP;

    @Mixin
    private TermsOption terms;

    @Mixin
    private OutputOption output;

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (top < 1) {
            throw new UsageException("--top is 1 or more");
        }
        Options options =
                Options.USUAL.with(terms.overrides()).after(Choices.move(move)).withTop(top);
        return new AnalysisRun(streams, files, output).run(new SuggestionAnalysis(options), SuggestionFormats.ALL);
    }
}
