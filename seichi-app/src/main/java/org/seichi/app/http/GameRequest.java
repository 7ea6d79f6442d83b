package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Continuation;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemWish;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.UserMarks;
import org.seichi.analysis.WantedEffort;
import org.seichi.analysis.WantedTerms;
import org.seichi.evaluate.Effort;
import org.seichi.game.Overrides;

/**
 * A request about a game: a JSON body with {@code record}, {@code options} and {@code overrides}, or a record as the body with
 * the options in the query.
 *
 * @param record the record
 * @param file the name of the record in the answer
 * @param game number of the game in it, from 1
 * @param method name of the method; empty for the default
 * @param options rules and komi, chains whose status the client overrides, whether to look for lines of play, the effort of
 *     evaluations, the number of moves to suggest, and the groups to solve
 * @param play the move of the record after which the position stands, and moves to play from there
 * @param nodes budget in positions visited; empty for the default
 * @param format format of the answer
 * @param size width of a picture in pixels
 */
@SuppressWarnings("ArrayRecordComponent") // The bytes are never changed or compared.
record GameRequest(
        byte[] record,
        String file,
        int game,
        Optional<String> method,
        Options options,
        Continuation play,
        OptionalInt nodes,
        String format,
        OptionalInt size) {
    private static final int MOST_MOVES = 100_000;
    private static final int SMALLEST_PICTURE = 100;
    private static final int LARGEST_PICTURE = 2048;

    /** Parses a request that may have the given keys. */
    static GameRequest of(Request request, AcceptedKeys keys) throws RefusedException {
        if (request.contentType().startsWith("application/json")) {
            if (!request.query().isEmpty()) {
                throw RefusedException.of(
                        400, "bad-query", "options belong in the JSON body, not in a query beside it");
            }
            Fields body = new Fields(JsonBody.read(request.body()), "the body").only(keys.body());
            Fields options = body.object("options").only(keys.options());
            Fields overrides = body.object("overrides").only(keys.overrides());
            return read(record(body), options, overrides);
        }
        Fields query = new Fields(request.query(), "the query").only(keys.query());
        return read(request.body(), query, query);
    }

    private static byte[] record(Fields body) throws RefusedException {
        Optional<String> text = body.text("record");
        Optional<String> bytes = body.text("recordBase64");
        if (text.isPresent() == bytes.isPresent()) {
            throw RefusedException.of(400, "bad-value", "the body must have either \"record\" or \"recordBase64\"");
        }
        try {
            return text.isPresent()
                    ? text.get().getBytes(StandardCharsets.UTF_8)
                    : Base64.getDecoder().decode(bytes.orElseThrow());
        } catch (IllegalArgumentException unreadable) {
            throw RefusedException.of(400, "bad-value", "\"recordBase64\" is not Base64");
        }
    }

    private static GameRequest read(byte[] record, Fields options, Fields overrides) throws RefusedException {
        Options wanted = Options.USUAL
                .with(terms(options.text("rules"), options.text("komi")))
                .with(new UserMarks(names("dead", overrides), names("alive", overrides), names("seki", overrides)))
                .with(options.truth("explain") ? Options.Explain.YES : Options.Explain.NO)
                .with(effort(options))
                .withTop(options.number("top", 1, MOST_MOVES).orElse(Options.USUAL_TOP))
                .with(problem(options));
        return new GameRequest(
                record,
                options.text("file").orElse("-"),
                options.number("game", 1, Integer.MAX_VALUE).orElse(1),
                options.text("method"),
                wanted,
                new Continuation(options.number("move", 0, MOST_MOVES), options.texts("play")),
                options.number("nodes", 1, Integer.MAX_VALUE),
                options.text("format").orElse("json"),
                options.number("size", SMALLEST_PICTURE, LARGEST_PICTURE));
    }

    private static Overrides terms(Optional<String> rules, Optional<String> komi) throws RefusedException {
        try {
            return new Overrides(WantedTerms.rules(rules.orElse(null)), WantedTerms.komi(komi.orElse(null)));
        } catch (UnusableException unreadable) {
            throw RefusedException.unusable(unreadable);
        }
    }

    private static Effort effort(Fields options) throws RefusedException {
        try {
            return WantedEffort.of(options.text("effort"));
        } catch (UnusableException unknown) {
            throw RefusedException.unusable(unknown);
        }
    }

    private static ProblemWish problem(Fields options) throws RefusedException {
        try {
            return ProblemWish.of(
                    names("group", options),
                    options.text("first").orElse(""),
                    options.text("goal").orElse(""));
        } catch (UnusableException unknown) {
            throw RefusedException.unusable(unknown);
        }
    }

    private static String names(String kind, Fields overrides) throws RefusedException {
        List<String> names = overrides.texts(kind);
        return String.join(",", names);
    }
}
