package org.seichi.analysis;

import org.seichi.record.Encodings;
import org.seichi.record.RecordException;
import org.seichi.text.Diagram;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/** What somebody hands in to be looked at: a game record, or a position drawn in letters. */
public final class GameInput {
    /** No diagram of a board is longer. */
    private static final int LONGEST_DIAGRAM = 10_000;

    private GameInput() {}

    /**
     * Finds the games.
     *
     * @param name a name for what is handed in
     * @param bytes a record, or a diagram
     * @param watch takes the times
     * @throws RecordException if it holds no game
     * @throws UnusableException if it looks like a diagram and is none, nor a record
     */
    public static GameFile read(String name, byte[] bytes, Watch watch) throws RecordException, UnusableException {
        return read(name, bytes, Encodings.ofJava(), watch);
    }

    /**
     * Finds the games, where Java does not know the character sets.
     *
     * @param name a name for what is handed in
     * @param bytes a record, or a diagram
     * @param encodings as the host of the program decodes them
     * @param watch takes the times
     * @throws RecordException if it holds no game
     * @throws UnusableException if it looks like a diagram and is none, nor a record
     */
    public static GameFile read(String name, byte[] bytes, Encodings encodings, Watch watch)
            throws RecordException, UnusableException {
        if (!mayBeDiagram(bytes)) {
            return GameFile.parse(name, bytes, encodings, watch);
        }
        try {
            return GameFile.of(name, Diagram.parse(encodings.utf8(bytes)).position());
        } catch (IllegalArgumentException noDiagram) {
            try {
                return GameFile.parse(name, bytes, encodings, watch);
            } catch (RecordException noRecord) {
                throw new UnusableException("neither a game record nor a diagram: " + noDiagram.getMessage());
            }
        }
    }

    /** Every record in SGF has brackets, and no diagram has one; it has several lines. */
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
