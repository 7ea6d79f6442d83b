package org.seichi.app.cli;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.batch.Batch;
import org.seichi.app.batch.GameRows;
import org.seichi.app.batch.Shard;
import org.seichi.app.batch.Sources;
import org.seichi.app.batch.Summary;
import org.seichi.app.batch.Table;
import org.seichi.app.batch.TableFormat;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.render.batch.BatchCsv;
import org.seichi.app.render.batch.BatchJson;
import org.seichi.app.render.batch.BatchText;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.HalfPoints;
import org.seichi.text.Texts;

/** {@code seichi batch}: scores archives game by game into a table. */
final class BatchCommand implements Command {
    private final Streams streams;
    private List<String> paths;
    private Path output;
    private TableKind kind;

    private enum TableKind {
        CSV,
        JSONL
    }

    private boolean resume;
    private String shard;
    private final MethodOption method;
    private final BudgetOption budget = new BudgetOption();
    private final TermsOption terms = new TermsOption();
    private int threads = Runtime.getRuntime().availableProcessors();
    private int worst = 20;
    private boolean large;
    private boolean raw;

    BatchCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        method = new MethodOption(methods);
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Scores archives of games into a table with a row for each game.");
        syntax.operands(
                "PATH",
                "Records, folders, .zip, .tar.gz, patterns such as 'games/*/*.sgf'; - for standard input.",
                values -> paths = values);
        syntax.option("--output FILE", "The table: *.csv, or *.jsonl for one object per line; - for standard output.")
                .requiredPath(value -> output = value);
        syntax.option("--format F", "csv or jsonl, whatever the name of the file.")
                .choice(TableKind.class, value -> kind = value);
        syntax.option("--resume", "Go on with a table that a killed run has left.")
                .flag(() -> resume = true);
        syntax.option("--shard i/n", "Only part i of n, for as many machines.").text(value -> shard = value);
        method.declare(syntax);
        budget.declare(syntax);
        terms.declare(syntax);
        syntax.option("--threads N", "Number of threads. Default: one for each processor.")
                .number(value -> threads = value);
        syntax.option("--worst N", "Disagreements shown in the summary. Default: 20.")
                .number(value -> worst = value);
        syntax.option("--large-files", "Read files over 64 MB as well.").flag(() -> large = true);
        syntax.option(
                        "--raw",
                        "In *.csv leave texts as they are that a spreadsheet would run as formulas; otherwise they"
                                + " stand behind a single quote.")
                .flag(() -> raw = true);
    }

    @Override
    public Integer call() throws InterruptedException, UnusableException {
        if (threads < 1 || worst < 0) {
            throw new UsageException("--threads is 1 or more, --worst 0 or more");
        }
        ScoreAnalysis scorer = new ScoreAnalysis(method.method(), options());
        budget.check(scorer);
        Shard part = Choices.shard(shard);
        Summary summary = new Summary(worst);
        checkPaths();
        try (Table table = open(format(), summary)) {
            checkMethod(table, scorer.method());
            run(new GameRows(scorer), part, table);
        } catch (IOException cause) {
            throw Unwritten.explained(output, cause);
        }
        (isStandardOutput() ? streams.err() : streams.out()).print(BatchText.render(summary));
        return ExitStatus.of(summary.scored(), summary.failed());
    }

    private Options options() throws UnusableException {
        return Options.USUAL.with(terms.overrides()).with(budget.budget());
    }

    /**
     * The options that change rows or choose among the sources, in one spelling: they are kept in the table, so that no other ones
     * go on with it.
     */
    private List<String> asked(TableFormat format) throws UnusableException {
        List<String> asked = new ArrayList<>();
        Shard part = Choices.shard(shard);
        if (part.count() > 1) {
            asked.add("shard=" + part);
        }
        terms.overrides().rules().ifPresent(rules -> asked.add("rules=" + rules.id()));
        terms.overrides().komi().ifPresent(komi -> asked.add("komi=" + HalfPoints.format(komi)));
        budget.unusual().ifPresent(effort -> asked.add("budget=" + effort));
        asked.addAll(format.options());
        return asked;
    }

    /** Refuses paths that do not exist before a long run begins. */
    private void checkPaths() {
        for (String path : paths) {
            if (!Sources.exists(path)) {
                throw new UsageException(path + ": no such file or folder");
            }
        }
    }

    private TableFormat format() {
        String name = output.toString().toLowerCase(Locale.ROOT);
        if (kind == TableKind.CSV || (kind == null && (name.endsWith(".csv") || isStandardOutput()))) {
            return new BatchCsv(raw ? BatchCsv.Formulas.RAW : BatchCsv.Formulas.QUOTED);
        }
        if (kind == TableKind.JSONL || name.endsWith(".jsonl")) {
            if (raw) {
                throw new UsageException("--raw is about the formulas of *.csv: it does not go with jsonl");
            }
            return new BatchJson();
        }
        throw new UsageException("--output ends in .csv or .jsonl");
    }

    private boolean isStandardOutput() {
        return output.toString().equals("-");
    }

    private Table open(TableFormat format, Summary summary) throws IOException, UnusableException {
        if (isStandardOutput()) {
            if (resume) {
                throw new UsageException("--resume goes on with a file: it does not go with --output -");
            }
            return Table.on(Channels.newChannel(streams.out()), format, asked(format), summary);
        }
        if (!resume && Files.exists(output)) {
            throw new UsageException(output + " is there already; --resume goes on with it");
        }
        try {
            return Table.open(output, format, asked(format), summary);
        } catch (Table.Unfit cause) {
            throw new UsageException(output + ": " + cause.getMessage());
        }
    }

    private void checkMethod(Table table, ScoringMethod chosen) {
        if (!table.method().isEmpty() && !table.method().equals(chosen.name())) {
            throw new UsageException(output + " was begun with --method " + table.method() + ", not " + chosen.name());
        }
    }

    private Optional<UnfinishedTable> watched() {
        String how = resume ? "the same command" : "the same command with --resume";
        return isStandardOutput() ? Optional.empty() : Optional.of(UnfinishedTable.watch(streams, output, how));
    }

    private void run(GameRows rows, Shard part, Table table) throws IOException, InterruptedException {
        long most = large ? Integer.MAX_VALUE : RecordFiles.DEFAULT_MAX_BYTES;
        Sources sources = new Sources(new RecordFiles(streams.in(), most));
        Optional<UnfinishedTable> unfinished = watched();
        try (BatchProgress progress = BatchProgress.on(streams, Sources.size(paths), table.rows())) {
            Batch.run(paths, sources, rows, part, table, threads, progress);
        } finally {
            unfinished.ifPresent(UnfinishedTable::end);
        }
        if (sources.leftAside() > 0) {
            streams.err()
                    .println("seichi: "
                            + Texts.count(
                                    sources.leftAside(),
                                    "file was left aside, whose name is not that of a record",
                                    "files were left aside, whose names are not those of records"));
        }
    }
}
