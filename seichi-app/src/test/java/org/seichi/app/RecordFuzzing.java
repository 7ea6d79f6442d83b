package org.seichi.app;

import java.nio.charset.StandardCharsets;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.game.Fingerprint;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.record.SgfWriter;

/** Feeds any bytes to the record reader: records are refused, or read, replayed, counted, written and read again. */
public final class RecordFuzzing {
    private static final int MOST_GAMES = 4;
    private static final ScoringMethod CHEAPEST = Methods.all().stream()
            .filter(method -> method.name().equals("standing"))
            .findFirst()
            .orElseThrow();

    private RecordFuzzing() {}

    /** Runs one input. */
    public static void fuzzerTestOneInput(byte[] data) throws UnusableException {
        try {
            GameFile file = GameFile.parse("a", data, Watch.NONE);
            for (int number = 1; number <= Math.min(MOST_GAMES, file.size()); number++) {
                check(file.read(number));
            }
        } catch (RecordException refused) {
            if (refused.line() < 0
                    || refused.column() < 0
                    || refused.getMessage().isEmpty()) {
                throw new IllegalStateException("refused without a place", refused);
            }
        }
    }

    private static void check(ReadGame game) throws UnusableException {
        new ScoreAnalysis(CHEAPEST, Options.USUAL).of(game, Watch.NONE);
        String written = SgfWriter.write(game.game());
        try {
            GameFile again = GameFile.parse("b", written.getBytes(StandardCharsets.UTF_8), Watch.NONE);
            if (!Fingerprint.of(again.read(1).game()).equals(Fingerprint.of(game.game()))) {
                throw new IllegalStateException("another game when written and read again");
            }
        } catch (RecordException unreadable) {
            throw new IllegalStateException("what was written cannot be read", unreadable);
        }
    }
}
