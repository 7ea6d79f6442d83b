package org.seichi.app.gtp;

import java.util.List;
import java.util.Locale;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;

/**
 * The arguments of a command.
 *
 * @param words the words
 */
record Arguments(List<String> words) {
    /** These arguments, unless there are more than a command takes, which is named in the refusal. */
    Arguments atMost(int most, String command) throws GtpException {
        if (words.size() > most) {
            throw new GtpException("syntax error: " + command + " takes "
                    + (most == 0 ? "no argument" : most == 1 ? "1 argument" : "at most " + most + " arguments"));
        }
        return this;
    }

    /** Number of words. */
    int size() {
        return words.size();
    }

    /** The word at an index, from 0. */
    String word(int index) throws GtpException {
        if (index >= words.size()) {
            throw new GtpException("syntax error: an argument is missing");
        }
        return words.get(index);
    }

    /** The words from an index to before another one, as one text; there must be one. */
    String joined(int from, int to) throws GtpException {
        word(from);
        return String.join(" ", words.subList(from, to));
    }

    /** Whether the word consists of digits, with or without a sign. */
    boolean isNumber(int index) throws GtpException {
        return word(index).matches("[+-]?[0-9]+");
    }

    /** The word as an integer. */
    int number(int index) throws GtpException {
        try {
            return Integer.parseInt(word(index));
        } catch (NumberFormatException unreadable) {
            throw new GtpException(
                    "syntax error: " + word(index) + (isNumber(index) ? " is out of range" : " is not a whole number"));
        }
    }

    /** The word as an integer of 0 or more. */
    int natural(int index) throws GtpException {
        int number = number(index);
        if (number < 0) {
            throw new GtpException("syntax error: " + word(index) + " is less than 0");
        }
        return number;
    }

    /** The word as an integer of 1 or more; the usual one if it is left out. */
    int count(int index, int usual) throws GtpException {
        if (index >= words.size()) {
            return usual;
        }
        int number = number(index);
        if (number < 1) {
            throw new GtpException("syntax error: " + word(index) + " is not 1 or more");
        }
        return number;
    }

    /** The word as a player: black, white, b or w, in any case. */
    Color color(int index) throws GtpException {
        return switch (word(index).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Color.BLACK;
            case "w", "white" -> Color.WHITE;
            default -> throw new GtpException("invalid color or coordinate");
        };
    }

    /** The word as a point of the board, or {@link Board#NO_POINT} for a pass. */
    int vertex(int index, Board board) throws GtpException {
        try {
            return Coordinates.point(board, word(index));
        } catch (IllegalArgumentException noPoint) {
            throw new GtpException("invalid color or coordinate");
        }
    }

    /** The word as a point of the board. */
    int point(int index, Board board) throws GtpException {
        int point = vertex(index, board);
        if (point == Board.NO_POINT) {
            throw new GtpException("invalid color or coordinate");
        }
        return point;
    }

    /** All words as points of the board. */
    PointSet points(Board board) throws GtpException {
        PointSet.Builder points = PointSet.builder(board);
        for (int i = 0; i < words.size(); i++) {
            points.add(point(i, board));
        }
        return points.build();
    }
}
