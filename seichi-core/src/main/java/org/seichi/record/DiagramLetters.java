package org.seichi.record;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.text.Characters;

/** What the letters of a diagram stand for. In a board of a forum digits are moves, and some letters differ. */
enum DiagramLetters {
    /** A board in letters: a row on each line. */
    PLAIN("XB#Y●", "OW@Z○", ".+,·┼├┤┬┴┌┐└┘"),
    /** A board of a forum, each line of which begins with {@code $$}. */
    FORUM("XB#YZ●", "OW@QP○", ".+,·_CSTM");

    /** Letters for circles, squares, triangles and crosses, each with the property that draws them. */
    private static final String[] SHAPES = {"CRBWC", "SQ#@S", "TRYQT", "MAPM"};

    private final String black;
    private final String white;
    private final String empty;

    DiagramLetters(String black, String white, String empty) {
        this.black = black;
        this.white = white;
        this.empty = empty;
    }

    /** Whether a letter is a stone or an empty point without a mark. */
    static boolean isUsual(char letter) {
        return PLAIN.stone(letter).isPresent() || PLAIN.empty.indexOf(letter) >= 0;
    }

    /** Whether a letter stands for a point. */
    boolean has(char letter) {
        return stone(letter).isPresent() || empty.indexOf(letter) >= 0 || isLabel(letter) || isMove(letter);
    }

    /** The color of the stone that a letter stands for, if it is one. */
    Optional<Color> stone(char letter) {
        if (black.indexOf(letter) >= 0) {
            return Optional.of(Color.BLACK);
        }
        return white.indexOf(letter) >= 0 ? Optional.of(Color.WHITE) : Optional.empty();
    }

    /** Whether a letter is the number of a move. */
    boolean isMove(char letter) {
        return this == FORUM && Characters.isDigit(letter);
    }

    /** Whether a letter is written on an empty point. */
    boolean isLabel(char letter) {
        return (letter >= 'a' && letter <= 'z') || (this == PLAIN && Characters.isDigit(letter));
    }

    /** The property that draws the mark of a letter; empty if it has none. */
    String mark(char letter) {
        if (letter == 'Z') {
            return this == PLAIN ? "TR" : "MA";
        }
        for (String shape : SHAPES) {
            if (has(letter) && shape.indexOf(letter, 2) >= 0) {
                return shape.substring(0, 2);
            }
        }
        return "";
    }
}
