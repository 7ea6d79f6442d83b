package org.seichi.analysis;

import java.nio.charset.StandardCharsets;
import org.seichi.record.Encodings;
import org.seichi.record.RecordException;
import org.seichi.text.Diagram;
import org.seichi.text.Lines;

/** What somebody hands in to be looked at: a game record, or a position drawn in letters. */
public final class GameInput {
    /** No diagram of a board is longer. */
    private static final int LONGEST_DIAGRAM = 10_000;

    private GameInput() {}

    /** Finds the games of a record. */
    private interface Source {
        GameFile find() throws RecordException;
    }

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
        return read(name, bytes, () -> GameFile.parse(name, bytes, watch));
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
        return read(name, bytes, () -> GameFile.parse(name, bytes, encodings, watch));
    }

    private static GameFile read(String name, byte[] bytes, Source record) throws RecordException, UnusableException {
        if (!mayBeDiagram(bytes)) {
            return record.find();
        }
        try {
            Diagram diagram = Diagram.parse(new String(bytes, StandardCharsets.UTF_8));
            return GameFile.of(name, diagram.position());
        } catch (IllegalArgumentException noDiagram) {
            try {
                return record.find();
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
        String text = new String(bytes, StandardCharsets.UTF_8);
        return !text.contains("(")
                && !text.contains("[")
                && !text.isBlank()
                && Lines.of(text).size() > 1;
    }
}
