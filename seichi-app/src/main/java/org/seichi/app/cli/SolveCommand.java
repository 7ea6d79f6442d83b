package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.analysis.ProblemWish;
import org.seichi.app.render.problem.ProblemFormats;
import org.seichi.board.Color;
import org.seichi.game.Overrides;
import org.seichi.search.Budget;
import org.seichi.zone.GroupQuestion.Wanted;

/** {@code seichi solve}: solves problems of life and death. */
final class SolveCommand implements Command {
    /** Positions that an ordinary machine visits in a minute. */
    private static final long PER_MINUTE = 4_000_000;

    private static final long MOST_MINUTES = 10_000;

    private final Streams streams;
    private final FilesArgument files = new FilesArgument();
    private String group = "";
    private Integer move;
    private final RulesOption rules = new RulesOption();
    private Color first;
    private Wanted goal = Wanted.EITHER;
    private Long budget;
    private Long minutes;
    private Path table;
    private final OutputOption output = new OutputOption();

    SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe(
                "Solves problems of life and death: the group marked with triangles, a group named by --group, or"
                        + " each of which nothing is proven.");
        files.declare(syntax);
        syntax.option(
                        "--group POINTS",
                        "The group, by any of its stones: D4 or D4,Q3. Of several chains at least one has to live.")
                .text(value -> group = value);
        syntax.option("--move N", "The position after move N.").number(value -> move = value);
        rules.declare(syntax);
        syntax.option("--first COLOR", "Who moves first: black or white.").choice(Color.class, value -> first = value);
        syntax.option("--goal G", "What to look for: life, capture or either (default).")
                .choice(Wanted.class, value -> goal = value);
        declareBounds(syntax);
        syntax.option(
                        "--table TSV",
                        "Measure a folder of problems against a table of their answers: file, defender, to_move, goal,"
                                + " crucial, first_move.")
                .path(value -> table = value);
        output.declare(syntax);
        syntax.apart("--table", "--group --move --rules --first --goal --format --size --output --no-times");
    }

    private void declareBounds(Syntax syntax) {
        syntax.option("--budget N", "Positions to visit, shared by the groups; default: 500000.")
                .large(value -> budget = value);
        syntax.option("--minutes M", "The budget in minutes of a typical machine, 4000000 positions each.")
                .large(value -> minutes = value);
        syntax.apart("--minutes", "--budget");
    }

    @Override
    public Integer call() {
        if (table != null) {
            return new ProblemSet(streams, files, budget()).run(table);
        }
        Options options = Options.USUAL
                .after(Choices.move(move))
                .with(new Overrides(rules.rules(), OptionalInt.empty()))
                .with(new ProblemWish(group, Optional.ofNullable(first), goal))
                .with(budget());
        return new AnalysisRun(streams, files, output).run(new ProblemAnalysis(options), ProblemFormats.ALL);
    }

    private Budget budget() {
        if (minutes != null && (minutes < 1 || minutes > MOST_MINUTES)) {
            throw new UsageException("--minutes is 1 to " + MOST_MINUTES);
        }
        if (budget != null && budget < 1) {
            throw new UsageException("--budget is 1 or more");
        }
        if (minutes != null) {
            return new Budget(minutes * PER_MINUTE);
        }
        return budget == null ? ProblemAnalysis.USUAL_BUDGET : new Budget(budget);
    }
}
