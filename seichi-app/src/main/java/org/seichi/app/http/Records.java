package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.app.scoring.GameFile;
import org.seichi.app.scoring.ReadGame;
import org.seichi.app.scoring.RecordFiles;
import org.seichi.app.scoring.UnusableException;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Header;
import org.seichi.game.Setup;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.record.SgfWriter;
import org.seichi.text.Diagram;

/** Reads the record of a request: a game record, or a position drawn in letters. */
final class Records {
    /** No diagram of a board is longer. */
    private static final int LONGEST_DIAGRAM = 10_000;

    private Records() {}

    /**
     * The game of a request, up to the position that is meant.
     *
     * @throws RefusedException if the record cannot be used, or the moves do not fit it
     */
    static ReadGame read(GameRequest request) throws RefusedException {
        try {
            ReadGame read = whole(request);
            if (request.play().isEmpty() && request.play().after().isEmpty()) {
                return read;
            }
            Game game = request.play()
                    .of(read.game(), Terms.of(read.game(), request.terms()).rules());
            byte[] shortened = SgfWriter.write(game).getBytes(StandardCharsets.UTF_8);
            return new ReadGame(
                    read.source(), SgfReader.read(shortened).records().get(0), game, read.nanos());
        } catch (RecordException unusable) {
            throw RefusedException.record(unusable);
        } catch (UnusableException unfit) {
            throw RefusedException.unusable(unfit);
        }
    }

    /**
     * The game of a request with all its moves.
     *
     * @throws RefusedException if the record holds no such game
     * @throws RecordException if it cannot be read
     */
    static ReadGame whole(GameRequest request) throws RefusedException, RecordException {
        GameFile file = file(request);
        if (request.game() > file.size()) {
            throw RefusedException.of(
                    400, "no-such-game", "the record holds " + file.size() + " games, not " + request.game());
        }
        return file.read(request.game());
    }

    private static GameFile file(GameRequest request) throws RefusedException, RecordException {
        if (!mayBeDiagram(request.record())) {
            return RecordFiles.parse(request.file(), request.record());
        }
        try {
            return RecordFiles.parse(request.file(), setUp(request.record()));
        } catch (IllegalArgumentException noDiagram) {
            try {
                return RecordFiles.parse(request.file(), request.record());
            } catch (RecordException noRecord) {
                throw RefusedException.of(
                        400, "bad-diagram", "neither a game record nor a diagram: " + noDiagram.getMessage());
            }
        }
    }

    /** Every record in SGF has brackets, and no diagram has one; it has several lines. */
    private static boolean mayBeDiagram(byte[] record) {
        if (record.length > LONGEST_DIAGRAM) {
            return false;
        }
        String text = new String(record, StandardCharsets.UTF_8);
        return !text.contains("(")
                && !text.contains("[")
                && !text.isBlank()
                && text.lines().count() > 1;
    }

    /** A record of the position that a diagram shows. */
    private static byte[] setUp(byte[] diagram) {
        Position position =
                Diagram.parse(new String(diagram, StandardCharsets.UTF_8)).position();
        Setup stones = new Setup(
                position.stones(Color.BLACK),
                position.stones(Color.WHITE),
                PointSet.empty(position.board()),
                Optional.empty());
        Game game =
                new Game(position.board(), new Header(Map.of()), List.of(stones), false, Optional.empty(), List.of());
        return SgfWriter.write(game).getBytes(StandardCharsets.UTF_8);
    }
}
