package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.seichi.app.gtp.GtpEngine;
import org.seichi.app.gtp.GtpLines;
import org.seichi.app.gtp.LinesAhead;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;

/** {@code seichi gtp}: speaks the Go Text Protocol on standard input and output. */
final class GtpCommand implements Command {
    private final Streams streams;
    private final List<ScoringMethod> methods;
    private final MethodOption method;
    private String rules;
    private boolean noResign;

    GtpCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
        method = new MethodOption(methods);
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Speaks the Go Text Protocol, version 2: an engine for scoring and review.");
        method.declare(syntax);
        syntax.option("--rules R", "Rules to begin with; see 'seichi rules'.").text(value -> rules = value);
        syntax.option("--no-resign", "Play lost games to the end.").flag(() -> noResign = true);
    }

    @Override
    public Integer call() throws IOException {
        GtpEngine engine = new GtpEngine(
                methods,
                method.method(),
                Choices.rules(rules).orElse(Rulesets.JAPANESE),
                SearchingPlayer.usual(!noResign),
                Path.of(""),
                new Version().number(),
                this::log);
        LinesAhead lines = LinesAhead.of(new GtpLines(streams.in()));
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            streams.out().print(engine.answer(line.get(), lines));
            streams.out().flush();
            line = engine.hasEnded() ? Optional.empty() : lines.next();
        }
        return ExitStatus.DONE;
    }

    /** Says something beside the answers, which controllers show apart from them. */
    private void log(String line) {
        streams.err().println(line);
        streams.err().flush();
    }
}
