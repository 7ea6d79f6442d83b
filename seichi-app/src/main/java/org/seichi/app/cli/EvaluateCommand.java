package org.seichi.app.cli;

import java.util.concurrent.Callable;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.Options;
import org.seichi.app.render.evaluation.EvaluationFormats;
import org.seichi.app.render.evaluation.EvaluationText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi evaluate}: says what unfinished games are worth. */
@Command(
        name = "evaluate",
        mixinStandardHelpOptions = true,
        description = "Says what a position is worth before the game is over, and why.",
        sortOptions = false)
final class EvaluateCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--move", paramLabel = "N", description = "Evaluate the position after move N.")
    private Integer move;

    @Mixin
    private TermsOption terms;

    @Option(
            names = "--effort",
            paramLabel = "E",
            description = "How closely: quick, page (beside a board that is stepped through) or full (the usual).")
    private String effort;

    @Mixin
    private OutputOption output;

    @Option(
            names = "--layers",
            description = "Show what it stands on: dividers, zones, distances, kinds of points (text).")
    private boolean layers;

    EvaluateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Options options =
                Options.USUAL.with(terms.overrides()).after(Choices.move(move)).with(Choices.effort(effort));
        EvaluationText.Detail detail = layers ? EvaluationText.Detail.LAYERS : EvaluationText.Detail.SUMMARY;
        return new AnalysisRun(streams, files, output)
                .run(new EvaluationAnalysis(options), EvaluationFormats.with(detail));
    }
}
