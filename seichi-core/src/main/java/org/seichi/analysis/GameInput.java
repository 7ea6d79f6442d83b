package org.seichi.analysis;

import java.nio.charset.StandardCharsets;
import org.seichi.record.Encodings;
import org.seichi.record.RecordException;
import org.seichi.record.Refusal;
import org.seichi.text.Diagram;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/** Reads what a user submits: a game record, or a diagram of a position. */
public final class GameInput {
    /** Length in bytes beyond which an input cannot be a diagram. */
    private static final int LONGEST_DIAGRAM = 10_000;

    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final int FIRST_BEYOND_ASCII = 0x80;

    private GameInput() {}

    /**
     * Finds the games.
     *
     * @param name a name for the input
     * @param bytes a record, or a diagram
     * @param watch measures how long reading takes
     * @throws RecordException if it holds no game
     * @throws UnusableException if it looks like a diagram but is neither a diagram nor a record
     */
    public static GameFile read(String name, byte[] bytes, Watch watch) throws RecordException, UnusableException {
        return read(name, bytes, Encodings.ofJava(), watch);
    }

    /**
     * Finds the games, decoded by the host of the program instead of by Java.
     *
     * @param name a name for the input
     * @param bytes a record, or a diagram
     * @param encodings the encodings as the host decodes them
     * @param watch measures how long reading takes
     * @throws RecordException if it holds no game
     * @throws UnusableException if it looks like a diagram but is neither a diagram nor a record
     */
    public static GameFile read(String name, byte[] bytes, Encodings encodings, Watch watch)
            throws RecordException, UnusableException {
        if (!mayBeDiagram(bytes)) {
            return GameFile.parse(name, bytes, encodings, watch);
        }
        try {
            return GameFile.of(
                    name, Diagram.parse(unmarked(encodings.utf8(bytes))).position());
        } catch (IllegalArgumentException noDiagram) {
            try {
                return GameFile.parse(name, bytes, encodings, watch);
            } catch (RecordException noRecord) {
                if (noRecord.reason() == Refusal.COMPRESSED) {
                    throw noRecord;
                }
                throw new UnusableException("neither a game record nor a diagram: " + noDiagram.getMessage());
            }
        }
    }

    /**
     * The bytes of a text whose letters are known, whatever character set the record in it names: a byte order mark before them
     * keeps them from being guessed. ASCII needs none.
     */
    public static byte[] ofText(String text) {
        boolean isAscii = text.chars().allMatch(letter -> letter < FIRST_BEYOND_ASCII);
        boolean isMarked = text.startsWith(BYTE_ORDER_MARK);
        return (isAscii || isMarked ? text : BYTE_ORDER_MARK + text).getBytes(StandardCharsets.UTF_8);
    }

    private static String unmarked(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }

    /** Whether the input may be a diagram: every SGF record has brackets, a diagram has none, and it has several lines. */
    private static boolean mayBeDiagram(byte[] bytes) {
        if (bytes.length > LONGEST_DIAGRAM) {
            return false;
        }
        String text = Texts.ofBytes(bytes, 0, bytes.length);
        return text.indexOf('(') < 0
                && text.indexOf('[') < 0
                && !Texts.isBlank(text)
                && Lines.of(text).size() > 1;
    }
}
