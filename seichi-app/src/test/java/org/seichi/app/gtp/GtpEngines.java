package org.seichi.app.gtp;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.playout.JobRunner;
import org.seichi.rules.Rulesets;

/** GTP engines for tests. */
public final class GtpEngines {
    private GtpEngines() {}

    /** A new session of the real program, with file names relative to the root of the project. */
    public static GtpEngine create() {
        return playing(new SearchingPlayer(true, 10_000, JobRunner.SEQUENTIAL));
    }

    /** A session that scores with the method that takes all stones as they stand. */
    static GtpEngine standing() {
        ScoringMethod standing = Methods.all().stream()
                .filter(method -> method.name().equals("standing"))
                .findFirst()
                .orElseThrow();
        return new GtpEngine(
                List.of(standing),
                standing,
                Rulesets.JAPANESE,
                new SearchingPlayer(true, 10, JobRunner.SEQUENTIAL),
                Path.of("target"),
                "of a test",
                line -> {});
    }

    /** A session like that of {@link #create} that says beside the answers what the log takes. */
    static GtpEngine logging(Consumer<String> log) {
        return playing(new SearchingPlayer(true, 10_000, JobRunner.SEQUENTIAL), log);
    }

    /** A session like that of {@link #create} with the given player. */
    static GtpEngine playing(SearchingPlayer player) {
        return playing(player, line -> {});
    }

    private static GtpEngine playing(SearchingPlayer player, Consumer<String> log) {
        return new GtpEngine(
                Methods.all(), Methods.all().get(0), Rulesets.JAPANESE, player, Path.of(".."), "of a test", log);
    }

    /** The answer to a command, without the sign of success. */
    public static String answer(GtpEngine engine, String command) {
        String answer = engine.answer(command);
        if (!answer.startsWith("=")) {
            throw new AssertionError(command + ": " + answer);
        }
        return answer.substring(1).strip();
    }
}
