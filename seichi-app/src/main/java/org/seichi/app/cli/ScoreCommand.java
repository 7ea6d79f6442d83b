package org.seichi.app.cli;

import java.util.List;
import java.util.Optional;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.UserMarks;
import org.seichi.app.engine.ExternalEngine;
import org.seichi.app.engine.SecondOpinion;
import org.seichi.app.render.Format;
import org.seichi.app.render.score.ScoreFormats;
import org.seichi.method.ScoringMethod;

/** {@code seichi score}: scores the games of some files. */
final class ScoreCommand implements Command {
    private final Streams streams;
    private final FilesArgument files = new FilesArgument();
    private final MethodOption method;
    private final BudgetOption budget = new BudgetOption();
    private final TermsOption terms = new TermsOption();
    private Integer move;
    private final OutputOption output = new OutputOption();
    private String dead = "";
    private String alive = "";
    private String seki = "";
    private final EngineOption second = new EngineOption();
    private boolean explain;
    private boolean arranged;

    ScoreCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        method = new MethodOption(methods);
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Scores finished games and says why.");
        files.declare(syntax);
        method.declare(syntax);
        budget.declare(syntax);
        terms.declare(syntax);
        syntax.option("--move N", "Score the position after move N.").number(value -> move = value);
        output.declareWithRecords(syntax);
        syntax.option("--dead POINTS", "Chains that are dead, whatever the method says: D4,Q3.")
                .text(value -> dead = value);
        syntax.option("--alive POINTS", "Chains that are alive, likewise.").text(value -> alive = value);
        syntax.option("--seki POINTS", "Chains that are in seki, likewise.").text(value -> seki = value);
        second.declare(syntax);
        syntax.option(
                        "--explain",
                        "Show why: lines of play for dead stones and sekis, and (as text) each step of the method.")
                .flag(() -> explain = true);
        syntax.option(
                        "--arranged",
                        "Show the board arranged for counting too, the territories as rectangles of tens; a picture shows only that.")
                .flag(() -> arranged = true);
        syntax.apart("--move", "--engine");
    }

    @Override
    public Integer call() throws UnusableException {
        if (output.format() == Format.SGF && move != null) {
            throw new UsageException(
                    "--format sgf writes the score at the end of the record: it does not go with --move");
        }
        if (arranged && output.format() == Format.SGF) {
            throw new UsageException(
                    "--arranged goes with every format but sgf: a record shows the board as it was played");
        }
        if (explain && output.format().isPicture()) {
            throw new UsageException("--explain goes with text, json, sgf and html: a picture shows no lines of play");
        }
        ScoreAnalysis scores = new ScoreAnalysis(method.method(), options());
        budget.check(scores);
        Optional<ExternalEngine> engine = second.engine();
        if (engine.isPresent() && output.format() != Format.TEXT && output.format() != Format.JSON) {
            throw new UsageException("the opinion of --engine is written as text or json");
        }
        try {
            return new AnalysisRun(streams, files, output)
                    .run(engine.isPresent() ? new SecondOpinion(scores, engine.get()) : scores, ScoreFormats.ALL);
        } finally {
            engine.ifPresent(ExternalEngine::close);
        }
    }

    private Options options() throws UnusableException {
        return Options.USUAL
                .with(terms.overrides())
                .after(Choices.move(move))
                .with(new UserMarks(dead, alive, seki))
                .with(explain ? Options.Explain.YES : Options.Explain.NO)
                .with(arranged ? Options.Arranged.YES : Options.Arranged.NO)
                .with(budget.budget());
    }
}
