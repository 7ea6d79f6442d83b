package org.seichi.app.cli;

import java.util.concurrent.Callable;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.app.render.Format;
import org.seichi.app.render.proof.ProofFormats;
import org.seichi.app.render.proof.ProofSummary;
import org.seichi.app.render.proof.ProofSummaryShape;
import org.seichi.app.suite.ProofFigures;
import org.seichi.method.Methods;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi prove}: shows what is proven of positions. */
@Command(
        name = "prove",
        mixinStandardHelpOptions = true,
        description = "Proves what can be proven: stones that cannot be captured, territory that cannot be broken.",
        sortOptions = false)
final class ProveCommand implements Callable<Integer> {
    /** One search of a check gets this part of the nodes of a proof. */
    private static final int CHECK_PART = 100;

    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--move", paramLabel = "N", description = "Prove the position after move N.")
    private Integer move;

    @Mixin
    private OutputOption output;

    @Option(names = "--summary", description = "How much is proven of all games together, with the times.")
    private boolean summary;

    @Option(
            names = "--check",
            description =
                    "The files are proofs or solved problems that were stored with --format json: attack them, by code that"
                            + " shares nothing with what found them. --budget says how much.")
    private boolean check;

    @Option(names = "--budget", paramLabel = "B", description = "How much to search: small, normal (default) or large.")
    private BudgetSize budget = BudgetSize.NORMAL;

    ProveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (check) {
            return new ProofChecking(streams, budget.budget().nodes() / CHECK_PART).run(files.names());
        }
        Options options = Options.USUAL.after(Choices.move(move)).with(budget.budget());
        if (summary) {
            return summarize(options);
        }
        return new AnalysisRun(streams, files, output)
                .run(new ProofAnalysis(Methods.all().get(0), options), ProofFormats.ALL);
    }

    private int summarize(Options options) {
        ProofFigures.Collector figures = new ProofFigures.Collector(options);
        Tasks tasks = new Tasks(streams);
        GameRun run = new GameRun(figures::add, tasks);
        files.forEach(streams, tasks, run::accept);
        try (Output out = output.open(streams)) {
            out.print(
                    output.format() == Format.JSON
                            ? ProofSummaryShape.SHAPE.line(
                                    new ProofSummaryShape.Both(figures.all(), figures.heldBack()))
                            : ProofSummary.text(figures.all(), figures.heldBack()));
        }
        return tasks.status();
    }
}
