package org.seichi.app.cli;

import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.seichi.app.render.PictureFormat;
import org.seichi.app.render.ProofJson;
import org.seichi.app.render.ProofPicture;
import org.seichi.app.render.ProofSummary;
import org.seichi.app.render.ProofText;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.scoring.GameProver;
import org.seichi.app.scoring.ProvenGame;
import org.seichi.app.suite.ProofFigures;
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
    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(names = "--move", paramLabel = "N", description = "Prove the position after move N.")
    private Integer move;

    @Mixin
    private PictureOption picture;

    @Option(names = "--summary", description = "How much is proven of all games together, with the times.")
    private boolean summary;

    @Option(names = "--budget", paramLabel = "B", description = "How much to search: small, normal (default) or large.")
    private BudgetSize budget = BudgetSize.NORMAL;

    ProveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        OptionalInt number = Choices.move(move);
        GameProver prover =
                summary ? GameProver.ofProofsAlone(number, budget.budget()) : GameProver.of(number, budget.budget());
        Tasks tasks = new Tasks(streams);
        OptionalInt width = picture.width();
        try (Output out = picture.open(streams)) {
            if (summary) {
                summarize(prover, tasks, out);
            } else {
                proveAll(prover, tasks, new Results<>(out, renderer(out.style(), width)));
            }
        }
        return tasks.status();
    }

    private void proveAll(GameProver prover, Tasks tasks, Results<ProvenGame> results) {
        try (results) {
            GameRun run = new GameRun(game -> results.write(prover.prove(game)), tasks);
            files.forEach(streams, tasks, run::accept);
        }
    }

    private Renderer<ProvenGame> renderer(Style style, OptionalInt width) {
        return picture.format().renderer(new ProofText(style), new ProofJson(), ProofPicture::of, Sheet::of, width);
    }

    private void summarize(GameProver prover, Tasks tasks, Output out) {
        ProofFigures.Collector figures = new ProofFigures.Collector(prover);
        GameRun run = new GameRun(figures::add, tasks);
        files.forEach(streams, tasks, run::accept);
        out.print(
                picture.format() == PictureFormat.JSON
                        ? ProofSummary.json(figures.all(), figures.heldBack())
                        : ProofSummary.text(figures.all(), figures.heldBack()));
    }
}
