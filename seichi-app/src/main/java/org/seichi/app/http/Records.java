package org.seichi.app.http;

import org.seichi.analysis.GameFile;
import org.seichi.analysis.GameInput;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.render.Sentences;
import org.seichi.record.RecordException;

/** Parses the record of a request: a game record, or a text diagram of a position. */
final class Records {
    private Records() {}

    /**
     * The game of a request, up to the requested position.
     *
     * @throws RefusedException if the record cannot be used, or the moves cannot be played
     */
    static ReadGame read(GameRequest request) throws RefusedException {
        ReadGame whole = whole(request);
        try {
            return request.play().of(whole, request.options().terms());
        } catch (RecordException unusable) {
            throw RefusedException.record(unusable);
        } catch (UnusableException unfit) {
            throw RefusedException.unusable(unfit);
        }
    }

    /**
     * The game of a request with all its moves.
     *
     * @throws RefusedException if the record cannot be used, or has no game with this number
     */
    static ReadGame whole(GameRequest request) throws RefusedException {
        try {
            GameFile file = GameInput.read(request.file(), request.record(), SystemWatch.RUNNING);
            if (request.game() > file.size()) {
                throw RefusedException.of(
                        400,
                        "no-such-game",
                        "there is no game " + request.game() + ": the record holds "
                                + Sentences.count(file.size(), "game"));
            }
            return file.read(request.game());
        } catch (RecordException unusable) {
            throw RefusedException.record(unusable);
        } catch (UnusableException noDiagram) {
            throw RefusedException.of(400, "bad-diagram", noDiagram.getMessage());
        }
    }
}
