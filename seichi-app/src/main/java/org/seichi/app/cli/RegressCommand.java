package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.seichi.app.files.Failure;
import org.seichi.app.files.FileText;
import org.seichi.app.gtp.GtpEngine;
import org.seichi.app.gtp.Regression;
import org.seichi.app.gtp.TestResult;
import org.seichi.app.match.Peer;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.json.JsonType;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;
import org.seichi.text.Texts;

/** {@code seichi regress}: runs GTP regression suites. */
final class RegressCommand implements Command {
    private final Streams streams;
    private final List<ScoringMethod> methods;
    private int tests;
    private int fine;
    private List<Path> suites;
    private final MethodOption method;
    private boolean verbose;

    RegressCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
        method = new MethodOption(methods);
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Runs suites of tests (*.tst): commands of the Go Text Protocol with expected answers.");
        syntax.operands(
                "FILE",
                "Suites; files that they name are beside them.",
                values -> suites = values.stream().map(Path::of).toList());
        method.declare(syntax);
        syntax.option("--verbose", "Show the tests that pass as well.").flag(() -> verbose = true);
    }

    @Override
    public Integer call() {
        Tasks tasks = new Tasks(streams);
        for (Path suite : suites) {
            try {
                List<TestResult> results = Regression.run(lines(suite), engine(suite));
                if (results.isEmpty()) {
                    throw new IOException("there is no test: no numbered command with a line #? [...] after it");
                }
                results.forEach(result -> show(suite, result));
                tasks.done();
            } catch (IOException cause) {
                tasks.failed(Failure.of(suite.toString(), cause));
            }
        }
        streams.out().printf("%s, %d as expected, %d not%n", Texts.count(tests, "test"), fine, tests - fine);
        return fine < tests ? ExitStatus.SOME_FAILED : tasks.status();
    }

    private static List<String> lines(Path suite) throws IOException {
        return FileText.read(suite, "a suite of tests").lines().toList();
    }

    private Peer engine(Path suite) {
        Path folder = suite.toAbsolutePath().getParent();
        GtpEngine engine = new GtpEngine(
                methods,
                method.method(),
                Rulesets.JAPANESE,
                SearchingPlayer.usual(true),
                folder,
                new Version().number(),
                line -> streams.err().println(line));
        return engine::answer;
    }

    private void show(Path suite, TestResult result) {
        tests++;
        fine += result.isFine() ? 1 : 0;
        if (!result.isFine() || verbose) {
            String outcome = JsonType.code(result.outcome()).replace('_', ' ');
            streams.out()
                    .printf(
                            "%s %s: %s: %s%n    expected %s%n    answered %s%n",
                            suite.getFileName(),
                            result.id(),
                            outcome,
                            result.command(),
                            result.expected(),
                            result.answer().replace("\n", "\n             "));
        }
    }
}
