package org.seichi.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Header;
import org.seichi.game.Setup;
import org.seichi.record.Encodings;
import org.seichi.record.GameRecord;
import org.seichi.record.RecordException;
import org.seichi.record.RecordFile;
import org.seichi.record.RecordReader;
import org.seichi.record.SgfReader;
import org.seichi.record.SgfWriter;

/**
 * A file whose games have been found but not yet read.
 *
 * @param name the file as the user named it
 * @param records its games, at least one
 * @param watch measures how long reading takes
 * @param scanNanos nanoseconds that finding them took
 */
public record GameFile(String name, List<GameRecord> records, Watch watch, long scanNanos) {
    /**
     * Finds the games of a file.
     *
     * @param name the file as the user named it
     * @param bytes its content
     * @param watch measures how long reading takes
     * @throws RecordException if it holds no game
     */
    public static GameFile parse(String name, byte[] bytes, Watch watch) throws RecordException {
        long start = watch.nanos();
        return of(name, RecordReader.read(bytes), watch, start);
    }

    /**
     * Finds the games of a file, decoded by the host of the program instead of by Java.
     *
     * @param name the file as the user named it
     * @param bytes its content
     * @param encodings the encodings as the host decodes them
     * @param watch measures how long reading takes
     * @throws RecordException if it holds no game
     */
    public static GameFile parse(String name, byte[] bytes, Encodings encodings, Watch watch) throws RecordException {
        long start = watch.nanos();
        return of(name, RecordReader.read(bytes, encodings), watch, start);
    }

    /**
     * A file whose only game sets up a position. Prisoners and a forbidden ko recapture are not kept.
     *
     * @param name a name for it
     * @param position the stones and the player to move
     */
    public static GameFile of(String name, Position position) {
        PointSet none = PointSet.empty(position.board());
        Setup stones = new Setup(
                position.stones(Color.BLACK),
                position.stones(Color.WHITE),
                none,
                Optional.of(position.toMove()).filter(player -> player == Color.WHITE));
        Game game =
                new Game(position.board(), new Header(Map.of()), List.of(stones), false, Optional.empty(), List.of());
        try {
            return of(name, SgfReader.read(SgfWriter.write(game)), Watch.NONE, 0);
        } catch (RecordException impossible) {
            throw new IllegalStateException("what was written cannot be read", impossible);
        }
    }

    private static GameFile of(String name, RecordFile file, Watch watch, long start) {
        return new GameFile(name, file.records(), watch, watch.nanos() - start);
    }

    /** Number of games. */
    public int size() {
        return records.size();
    }

    /**
     * Reads a game.
     *
     * @param number its number in the file, from 1
     * @throws RecordException if the game cannot be used
     */
    public ReadGame read(int number) throws RecordException {
        long start = watch.nanos();
        GameRecord record = records.get(number - 1);
        Game game = record.game();
        long nanos = scanNanos / records.size() + watch.nanos() - start;
        return new ReadGame(new GameSource(name, number, records.size()), record, game, nanos);
    }
}
