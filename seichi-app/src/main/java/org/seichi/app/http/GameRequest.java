package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Continuation;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemWish;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.UserMarks;
import org.seichi.analysis.WantedEffort;
import org.seichi.analysis.WantedTerms;
import org.seichi.app.files.JsonText;
import org.seichi.app.files.SystemWatch;
import org.seichi.game.Overrides;
import org.seichi.record.RecordException;
import org.seichi.text.Texts;

/**
 * A request about a game: a JSON body with {@code record}, {@code options} and {@code overrides}, or a record as the body with
 * the options in the query.
 *
 * @param record the record
 * @param file the name of the record in the answer
 * @param game number of the game in it, from 1
 * @param method name of the method; empty for the default
 * @param options rules and komi, chains whose status the client overrides, whether to look for lines of play and to arrange the
 *     board, the effort of
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
    private static final String PLAIN = "identity";
    private static final int LOOKED_AT = 100;
    private static final int SMALLEST_PICTURE = 100;
    private static final int LARGEST_PICTURE = 2048;

    /** Parses a request that may have the given keys. */
    static GameRequest of(Request request, AcceptedKeys keys) throws RefusedException, UnusableException {
        checkEncoding(request.header("content-encoding").orElse(PLAIN));
        if (request.contentType().startsWith("application/json")) {
            if (!request.query().isEmpty()) {
                throw RefusedException.of(
                        400, "bad-query", "options belong in the JSON body, not in a query beside it");
            }
            Fields body = Fields.ofBody(object(request.body())).only(keys.body());
            Fields options = body.object("options").only(keys.options());
            Fields overrides = body.object("overrides").only(keys.overrides());
            return read(record(body), options, overrides);
        }
        if (isObject(request.body())) {
            throw RefusedException.badValue("a body in JSON has the Content-Type application/json");
        }
        Fields query = Fields.ofQuery(request.query()).only(keys.query());
        return read(request.body(), query, query);
    }

    private static void checkEncoding(String encoding) throws RefusedException {
        if (!encoding.strip().equalsIgnoreCase(PLAIN)) {
            throw RefusedException.badValue("a body is taken as it is, not with the Content-Encoding " + encoding);
        }
    }

    /**
     * Whether a body begins as an object of JSON, and as no record does: clients that name no content type send such ones as a text
     * or as a form, and would be answered without their options.
     */
    private static boolean isObject(byte[] body) {
        String start = new String(body, 0, Math.min(body.length, LOOKED_AT), StandardCharsets.ISO_8859_1).strip();
        return start.startsWith("{") && start.substring(1).strip().startsWith("\"");
    }

    /**
     * Reads the game up to the requested position.
     *
     * @throws RefusedException if the record has no game with this number
     * @throws RecordException if the record cannot be used
     * @throws UnusableException if the moves cannot be played
     */
    ReadGame readGame() throws RefusedException, RecordException, UnusableException {
        GameFile read = GameFile.parse(file, record, SystemWatch.RUNNING);
        if (game > read.size()) {
            throw RefusedException.of(
                    400,
                    "no-such-game",
                    "there is no game " + game + ": the record holds " + Texts.count(read.size(), "game"));
        }
        return play.of(read.read(game), options.terms());
    }

    private static byte[] record(Fields body) throws RefusedException {
        Optional<String> text = body.text("record");
        Optional<String> bytes = body.text("recordBase64");
        if (text.isPresent() == bytes.isPresent()) {
            throw RefusedException.badValue("the body must have either \"record\" or \"recordBase64\"");
        }
        try {
            return text.isPresent()
                    ? GameFile.bytesOf(text.get())
                    : Base64.getDecoder().decode(bytes.orElseThrow());
        } catch (IllegalArgumentException unreadable) {
            throw RefusedException.badValue("\"recordBase64\" is not Base64");
        }
    }

    private static GameRequest read(byte[] record, Fields options, Fields overrides)
            throws RefusedException, UnusableException {
        Options wanted = Options.USUAL
                .with(new Overrides(
                        WantedTerms.rules(options.text("rules").orElse(null)),
                        WantedTerms.komi(options.amount("komi").orElse(null))))
                .with(new UserMarks(names("dead", overrides), names("alive", overrides), names("seki", overrides)))
                .with(options.truth("explain") ? Options.Explain.YES : Options.Explain.NO)
                .with(options.truth("arranged") ? Options.Arranged.YES : Options.Arranged.NO)
                .with(WantedEffort.of(options.text("effort")))
                .withTop(options.number("top", 1, MOST_MOVES).orElse(Options.USUAL_TOP))
                .with(ProblemWish.of(
                        names("group", options),
                        options.text("first").orElse(""),
                        options.text("goal").orElse("")));
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

    private static String names(String kind, Fields chains) throws RefusedException {
        return String.join(",", chains.names(kind));
    }

    /**
     * The object in a body, its numbers and truths told from texts.
     *
     * @throws RefusedException if it is not valid JSON or not one object
     */
    static Map<?, ?> object(byte[] body) throws RefusedException {
        try {
            return JsonText.typed(body);
        } catch (JsonText.NoObjectException unreadable) {
            throw RefusedException.at(
                    "bad-json", "the body " + unreadable.getMessage(), unreadable.line(), unreadable.column());
        }
    }
}
