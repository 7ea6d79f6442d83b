package org.seichi.app.picture;

import java.util.List;
import org.seichi.board.Position;

/**
 * The contents of a picture of a board, independent of the image format.
 *
 * @param title first line above the board; may be empty
 * @param subtitle second line above the board; may be empty
 * @param position the stones
 * @param marks signs on points and stones; within a layer a later one is drawn above an earlier one
 * @param caption paragraphs below the board and its legend, the first one in bold
 */
public record Picture(String title, String subtitle, Position position, List<Mark> marks, List<String> caption) {
    /** Keeps immutable copies. */
    public Picture {
        marks = List.copyOf(marks);
        caption = List.copyOf(caption);
    }
}
