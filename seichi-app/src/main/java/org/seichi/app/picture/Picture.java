package org.seichi.app.picture;

import java.util.List;
import org.seichi.board.Position;

/**
 * What a picture of a board shows, whatever it is a picture of.
 *
 * @param title first line above the board; may be empty
 * @param subtitle second line above the board; may be empty
 * @param position the stones
 * @param marks signs on points and stones; of two on the same point the later one lies above
 * @param caption lines below the board and its legend, the first one in bold
 */
public record Picture(String title, String subtitle, Position position, List<Mark> marks, List<String> caption) {
    /** Keeps immutable copies. */
    public Picture {
        marks = List.copyOf(marks);
        caption = List.copyOf(caption);
    }
}
