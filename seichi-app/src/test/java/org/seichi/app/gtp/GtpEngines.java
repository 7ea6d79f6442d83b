package org.seichi.app.gtp;

import java.nio.file.Path;
import java.util.List;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.playout.Crew;
import org.seichi.rules.Rulesets;

/** Engines for tests. */
public final class GtpEngines {
    private GtpEngines() {}

    /** A new session of the program as it is, with names of files relative to the root of the project. */
    public static GtpEngine create() {
        return playing(new SearchingPlayer(true, 10_000, Crew.ALONE));
    }

    /** A session that scores by nothing but where the stones stand. */
    static GtpEngine standing() {
        ScoringMethod standing = Methods.all().stream()
                .filter(method -> method.name().equals("standing"))
                .findFirst()
                .orElseThrow();
        return new GtpEngine(
                List.of(standing),
                standing,
                Rulesets.JAPANESE,
                new SearchingPlayer(true, 10, Crew.ALONE),
                Path.of("target"),
                "of a test");
    }

    /** The same with a player of its own. */
    static GtpEngine playing(SearchingPlayer player) {
        return new GtpEngine(
                Methods.all(), Methods.all().get(0), Rulesets.JAPANESE, player, Path.of(".."), "of a test");
    }

    /** What a command answers, without the sign of success. */
    public static String answer(GtpEngine engine, String command) {
        String answer = engine.answer(command);
        if (!answer.startsWith("=")) {
            throw new AssertionError(command + ": " + answer);
        }
        return answer.substring(1).strip();
    }
}
