package org.seichi.app.cli;

import java.util.Optional;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedEffort;
import org.seichi.app.render.evaluation.EvaluationFormats;
import org.seichi.app.render.evaluation.EvaluationText;

/** {@code seichi evaluate}: evaluates unfinished positions. */
final class EvaluateCommand implements Command {
    private final Streams streams;
    private final FilesArgument files = new FilesArgument();
    private Integer move;
    private final TermsOption terms = new TermsOption();
    private String effort;
    private final OutputOption output = new OutputOption();
    private boolean layers;

    EvaluateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Says what a position is worth before the game is over, and why.");
        files.declare(syntax);
        syntax.option("--move N", "Evaluate the position after move N.").number(value -> move = value);
        terms.declare(syntax);
        syntax.option("--effort E", "Effort: quick, page (for a board that is stepped through) or full (default).")
                .text(value -> effort = value);
        output.declare(syntax);
        syntax.option("--layers", "Show what it rests on: dividers, zones, distances, kinds of points (text).")
                .flag(() -> layers = true);
    }

    @Override
    public Integer call() throws UnusableException {
        if (layers && output.format().hasPicture()) {
            throw new UsageException("--layers is written as text; --format json always contains them");
        }
        Options options = Options.USUAL
                .with(terms.overrides())
                .after(Choices.move(move))
                .with(WantedEffort.of(Optional.ofNullable(effort)));
        EvaluationText.Detail detail = layers ? EvaluationText.Detail.LAYERS : EvaluationText.Detail.SUMMARY;
        return new AnalysisRun(streams, files, output)
                .run(new EvaluationAnalysis(options), EvaluationFormats.with(detail));
    }
}
