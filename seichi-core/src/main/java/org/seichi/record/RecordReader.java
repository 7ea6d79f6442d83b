package org.seichi.record;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Warning;
import org.seichi.game.Game;

/**
 * Reads records in any supported format, which is recognized by the content, never by the file name:
 *
 * <ul>
 *   <li>GIB (Tygem) begins with {@code \HS} or a property in escaped brackets;
 *   <li>UGF (PandaNET) begins with its header, but for comments;
 *   <li>NGF (WBaduk) has no start of an SGF game, a board size on its second line, and moves that begin with {@code PM};
 *   <li>a board in letters has no start of an SGF game, and at least two lines that look like rows of a board;
 *   <li>everything else is read as SGF.
 * </ul>
 */
public final class RecordReader {
    /** Number of characters examined to recognize NGF. */
    private static final int BEGINNING = 4096;

    private RecordReader() {}

    /**
     * Finds the games of a file.
     *
     * @param bytes the file
     * @throws RecordException if there is no game, or more than 100000
     */
    public static RecordFile read(byte[] bytes) throws RecordException {
        return read(bytes, JavaCharacterSet.ENCODINGS);
    }

    /**
     * Reads the first game of a file.
     *
     * @param bytes the file
     * @throws RecordException if there is no game, or if the first one cannot be used
     */
    public static Game readFirst(byte[] bytes) throws RecordException {
        return read(bytes).records().get(0).game();
    }

    /**
     * Finds the games of a file, decoded by the host of the program instead of by Java.
     *
     * @param bytes the file
     * @param encodings the encodings as the host decodes them
     * @throws RecordException if there is no game, or more than 100000
     */
    public static RecordFile read(byte[] bytes, Encodings encodings) throws RecordException {
        DecodedText file = Charsets.decode(bytes, encodings);
        String text = file.text();
        Optional<LineFormat> format = lineFormat(text);
        return format.isPresent() ? one(file, format.get()) : SgfReader.read(file);
    }

    private static Optional<LineFormat> lineFormat(String text) {
        if (GibFormat.begins(text)) {
            return Optional.of(new GibFormat());
        }
        if (UgfFormat.begins(text)) {
            return Optional.of(new UgfFormat());
        }
        String beginning = text.substring(0, Math.min(BEGINNING, text.length()));
        if (Scan.nextGame(beginning, 0) < beginning.length()) {
            return Optional.empty();
        }
        if (NgfFormat.begins(beginning)) {
            return Optional.of(new NgfFormat());
        }
        return DiagramFormat.begins(text) ? Optional.of(new DiagramFormat()) : Optional.empty();
    }

    /** A file with one record. Line-based formats cannot declare a character set, so there is no warning that none is declared. */
    private static RecordFile one(DecodedText file, LineFormat format) {
        List<Warning> warnings = file.warnings().stream()
                .filter(warning -> !warning.code().equals(Tolerance.CHARSET_MISSING.code()))
                .toList();
        return new RecordFile(file.charset(), List.of(new LineRecord(file.text(), format, warnings)));
    }
}
