package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.analysis.ProblemWish;
import org.seichi.app.render.problem.ProblemFormats;
import org.seichi.board.Color;
import org.seichi.search.Budget;
import org.seichi.zone.GroupQuestion.Wanted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code seichi solve}: does this group live? */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Solves problems of life and death: the group marked with triangles, a group named by --group, or"
                + " each of which nothing is proven.",
        sortOptions = false)
final class SolveCommand implements Callable<Integer> {
    /** Positions that a usual machine visits in a minute. */
    private static final long PER_MINUTE = 4_000_000;

    private static final long MOST_MINUTES = 10_000;

    private final Streams streams;

    @Mixin
    private FilesArgument files;

    @Option(
            names = "--group",
            paramLabel = "POINTS",
            description = "The group, by any of its stones: D4 or D4,Q3. Of several chains one has to live.")
    private String group = "";

    @Option(names = "--move", paramLabel = "N", description = "The position after move N.")
    private Integer move;

    @Option(names = "--first", paramLabel = "COLOR", description = "Who moves first: black or white.")
    private Color first;

    @Option(names = "--goal", paramLabel = "G", description = "What to look for: life, capture or either (default).")
    private Wanted goal = Wanted.EITHER;

    @Option(
            names = "--budget",
            paramLabel = "N",
            description = "Positions to visit, shared by the groups; default: 500000.")
    private Long budget;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "The same in minutes of a usual machine, 4000000 positions each.")
    private Long minutes;

    @Option(
            names = "--table",
            paramLabel = "TSV",
            description =
                    "Measure a folder of problems against a table of their answers: file, defender, to_move, goal,"
                            + " crucial, first_move.")
    private Path table;

    @Mixin
    private OutputOption output;

    SolveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (table != null) {
            return new ProblemSet(streams, files, budget()).run(table);
        }
        Options options = Options.USUAL
                .after(Choices.move(move))
                .with(new ProblemWish(group, Optional.ofNullable(first), goal))
                .with(budget());
        return new AnalysisRun(streams, files, output).run(new ProblemAnalysis(options), ProblemFormats.ALL);
    }

    private Budget budget() {
        if (minutes != null && budget != null) {
            throw new UsageException("--budget and --minutes cannot be given together");
        }
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
