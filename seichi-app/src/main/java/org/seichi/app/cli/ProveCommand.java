package org.seichi.app.cli;

import java.util.OptionalInt;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.app.render.Format;
import org.seichi.app.render.proof.ProofFormats;
import org.seichi.app.render.proof.ProofSummary;
import org.seichi.app.render.proof.ProofSummaryShape;
import org.seichi.app.suite.ProofFigures;
import org.seichi.game.Overrides;
import org.seichi.method.Methods;

/** {@code seichi prove}: shows what can be proven in positions. */
final class ProveCommand implements Command {
    /** A search of {@code --check} gets the budget of a proof divided by this. */
    private static final int CHECK_PART = 100;

    private final Streams streams;
    private final FilesArgument files = new FilesArgument();
    private Integer move;
    private final RulesOption rules = new RulesOption();
    private final OutputOption output = new OutputOption();
    private boolean summary;
    private boolean check;
    private final BudgetOption budget = new BudgetOption();

    ProveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Proves what can be proven: stones that cannot be captured, territory that cannot be broken.");
        files.declare(syntax);
        syntax.option("--move N", "Prove the position after move N.").number(value -> move = value);
        rules.declare(syntax);
        output.declare(syntax);
        syntax.option("--summary", "Print only how much is proven over all games, with the times.")
                .flag(() -> summary = true);
        syntax.option(
                        "--check",
                        "The files are proofs or solved problems that were stored with --format json: attack them, by code that"
                                + " shares nothing with what found them. --budget says how much.")
                .flag(() -> check = true);
        budget.declare(syntax);
        syntax.apart("--check", "--move --rules --format --size --output --no-times --large-files --summary");
        syntax.apart("--summary", "--no-times");
    }

    @Override
    public Integer call() {
        if (check) {
            return new ProofChecking(streams, budget.budget().nodes() / CHECK_PART).run(files.names());
        }
        Options options = Options.USUAL
                .after(Choices.move(move))
                .with(new Overrides(rules.rules(), OptionalInt.empty()))
                .with(budget.budget());
        if (summary) {
            return summarize(options);
        }
        return new AnalysisRun(streams, files, output)
                .run(new ProofAnalysis(Methods.all().get(0), options), ProofFormats.ALL);
    }

    private int summarize(Options options) {
        if (output.format() != Format.TEXT && output.format() != Format.JSON) {
            throw new UsageException("--summary is written as text or json");
        }
        ProofFigures.Collector figures = new ProofFigures.Collector(options);
        int status = new GameRun(streams, files).allGames(figures::add);
        try (Output out = output.open(streams, files)) {
            out.print(
                    output.format() == Format.JSON
                            ? ProofSummaryShape.SHAPE.line(
                                    new ProofSummaryShape.Both(figures.all(), figures.heldBack()))
                            : ProofSummary.text(figures.all(), figures.heldBack()));
        }
        return status;
    }
}
