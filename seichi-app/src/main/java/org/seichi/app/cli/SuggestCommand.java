package org.seichi.app.cli;

import org.seichi.analysis.Options;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.render.suggestion.SuggestionFormats;

/** {@code seichi suggest}: suggests moves with their reasons. */
final class SuggestCommand implements Command {
    private final Streams streams;
    private final FilesArgument files = new FilesArgument();
    private Integer move;
    private int top = Options.USUAL_TOP;
    private final TermsOption terms = new TermsOption();
    private final OutputOption output = new OutputOption();

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Suggests moves in a position, with their reasons and values.");
        files.declare(syntax);
        syntax.option("--move N", "Suggest what to play after move N.").number(value -> move = value);
        syntax.option("--top K", "Number of moves. Default: 10.").number(value -> top = value);
        terms.declare(syntax);
        output.declare(syntax);
    }

    @Override
    public Integer call() throws UnusableException {
        if (top < 1) {
            throw new UsageException("--top is 1 or more");
        }
        Options options =
                Options.USUAL.with(terms.overrides()).after(Choices.move(move)).withTop(top);
        return new AnalysisRun(streams, files, output).run(new SuggestionAnalysis(options), SuggestionFormats.ALL);
    }
}
