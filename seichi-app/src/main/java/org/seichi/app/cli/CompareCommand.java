package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.app.compare.EngineScoring;
import org.seichi.app.engine.ExternalEngine;
import org.seichi.app.errors.PeerTable;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.render.compare.CompareHtml;
import org.seichi.app.render.compare.CompareShape;
import org.seichi.app.render.compare.CompareText;
import org.seichi.app.suite.GameScoring;
import org.seichi.app.suite.Suite;
import org.seichi.app.suite.SuiteRow;
import org.seichi.app.suite.SuiteRunner;
import org.seichi.method.ScoringMethod;

/** {@code seichi compare}: compares methods and an engine on games whose results are known. */
final class CompareCommand implements Command {
    /** Suffix of a method's name that adds its variants, each with a part left out. */
    private static final String WITH_VARIANTS = "+";

    private final Streams streams;
    private final List<ScoringMethod> methods;
    private final GamesOption games = new GamesOption();
    private String names;
    private final PeersOption peers = new PeersOption();
    private final EngineOption engine = new EngineOption();
    private CompareFormat format = CompareFormat.TEXT;
    private Path output;

    private enum CompareFormat {
        TEXT,
        JSON,
        MARKDOWN,
        HTML
    }

    CompareCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Scores the same games by several methods and sets them side by side.");
        games.declare(syntax);
        syntax.option(
                        "--methods M",
                        "Methods, separated by commas; \"dynamic+\" is a method and each of its variants with a part left "
                                + "out. Default: all methods.")
                .text(value -> names = value);
        peers.declare(syntax);
        engine.declare(syntax);
        syntax.option("--format F", "text (default), json, markdown or html.")
                .choice(CompareFormat.class, value -> format = value);
        syntax.option("--output PATH", "Write to a file; - for standard output.")
                .path(value -> output = value);
    }

    @Override
    public Integer call() throws InterruptedException {
        games.check();
        List<ScoringMethod> chosen = chosen();
        Optional<PeerTable> table = peers.table();
        Suite suite = games.open(output);
        peers.spare(output);
        Optional<ExternalEngine> asked = engine.started();
        try (Output out = Output.open(streams, Optional.ofNullable(output))) {
            List<Contender> contenders = new ArrayList<>();
            for (ScoringMethod method : chosen) {
                contenders.add(measure(method, suite, table));
            }
            if (asked.isPresent()) {
                contenders.add(measure(asked.get(), suite, table));
            }
            out.print(render(new Comparison(suite.name(), contenders)));
            return status(contenders);
        }
    }

    /** The exit status, which tells a calling program whether any method failed on a game. */
    private static int status(List<Contender> contenders) {
        int games = contenders.stream().mapToInt(one -> one.all().games()).sum();
        int failed = contenders.stream().mapToInt(one -> one.all().failed()).sum();
        return ExitStatus.of(games - failed, failed);
    }

    /** Each method once, as its name is its key in the result. */
    private List<ScoringMethod> chosen() {
        Map<String, ScoringMethod> chosen = new LinkedHashMap<>();
        for (String name : names == null ? allNames() : List.of(names.split(",", -1))) {
            boolean variants = name.endsWith(WITH_VARIANTS);
            String bare = variants ? name.substring(0, name.length() - WITH_VARIANTS.length()) : name;
            ScoringMethod method = Choices.method(bare.strip(), Choices.withVariants(methods));
            chosen.put(method.name(), method);
            (variants ? method.variants() : List.<ScoringMethod>of()).forEach(one -> chosen.put(one.name(), one));
        }
        return List.copyOf(chosen.values());
    }

    private List<String> allNames() {
        return methods.stream().map(ScoringMethod::name).toList();
    }

    private Contender measure(ScoringMethod method, Suite suite, Optional<PeerTable> table)
            throws InterruptedException {
        GameScoring scoring = GameScoring.by(new ScoreAnalysis(method, Options.USUAL));
        try (FileProgress progress = FileProgress.on(streams, suite.files().size())) {
            return contender(
                    method.name(), new SuiteRunner(files(), scoring, games.threads()).run(suite, progress), table);
        }
    }

    private Contender measure(ExternalEngine asked, Suite suite, Optional<PeerTable> table)
            throws InterruptedException {
        try (asked;
                FileProgress progress = FileProgress.on(streams, suite.files().size())) {
            SuiteRunner runner = new SuiteRunner(files(), new EngineScoring(asked), 1);
            return contender("engine", runner.runCold(suite, progress), table);
        }
    }

    private static Contender contender(String name, List<SuiteRow> rows, Optional<PeerTable> table) {
        return Contender.of(name, rows, table.map(asked -> asked.clean(rows)));
    }

    private RecordFiles files() {
        return new RecordFiles(streams.in(), RecordFiles.DEFAULT_MAX_BYTES);
    }

    private String render(Comparison comparison) {
        return switch (format) {
            case TEXT -> CompareText.plain(comparison);
            case JSON -> CompareShape.SHAPE.line(comparison);
            case MARKDOWN -> CompareText.markdown(comparison);
            case HTML -> CompareHtml.render(comparison);
        };
    }
}
