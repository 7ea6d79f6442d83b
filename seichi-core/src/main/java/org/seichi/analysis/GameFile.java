package org.seichi.analysis;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.seichi.game.Game;
import org.seichi.record.Encodings;
import org.seichi.record.GameRecord;
import org.seichi.record.RecordException;
import org.seichi.record.RecordFile;
import org.seichi.record.RecordReader;

/**
 * A file whose games have been found but not yet read.
 *
 * @param name the file as the user named it
 * @param records its games, at least one
 * @param watch measures how long reading takes
 * @param scanNanos nanoseconds that finding them took
 */
public record GameFile(String name, List<GameRecord> records, Watch watch, long scanNanos) {
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final int FIRST_BEYOND_ASCII = 0x80;

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
     * The bytes of a record whose letters are known, whatever character set it names: a byte order mark before them keeps them from
     * being guessed. ASCII needs none.
     */
    public static byte[] bytesOf(String text) {
        boolean isAscii = text.chars().allMatch(letter -> letter < FIRST_BEYOND_ASCII);
        boolean isMarked = text.startsWith(BYTE_ORDER_MARK);
        return (isAscii || isMarked ? text : BYTE_ORDER_MARK + text).getBytes(StandardCharsets.UTF_8);
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
