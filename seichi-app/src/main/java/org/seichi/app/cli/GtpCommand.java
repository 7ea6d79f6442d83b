package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.seichi.app.gtp.GtpEngine;
import org.seichi.app.gtp.GtpLines;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code seichi gtp}: speaks the Go Text Protocol on standard input and output. */
@Command(
        name = "gtp",
        mixinStandardHelpOptions = true,
        description = "Speaks the Go Text Protocol, version 2: an engine for scoring and review.",
        sortOptions = false)
final class GtpCommand implements Callable<Integer> {
    private final Streams streams;
    private final List<ScoringMethod> methods;

    @Option(
            names = "--method",
            paramLabel = "M",
            description = "Scoring method; see 'seichi methods'. Default: reading.")
    private String method;

    @Option(names = "--rules", paramLabel = "R", description = "Rules to begin with; see 'seichi rules'.")
    private String rules;

    @Option(names = "--no-resign", description = "Play lost games to the end.")
    private boolean noResign;

    GtpCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
    }

    @Override
    public Integer call() throws IOException {
        GtpEngine engine = new GtpEngine(
                methods,
                Choices.method(method, methods),
                Choices.rules(rules).orElse(Rulesets.JAPANESE),
                SearchingPlayer.usual(!noResign),
                Path.of(""),
                new Version().number());
        GtpLines lines = new GtpLines(streams.in());
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            streams.out().print(engine.answer(line.get()));
            streams.out().flush();
            line = engine.hasEnded() ? Optional.empty() : lines.next();
        }
        return ExitStatus.DONE;
    }
}
