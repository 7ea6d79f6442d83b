package org.seichi.app.render;

import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Terms;
import org.seichi.rules.HalfPoints;
import org.seichi.text.Coordinates;

/** Pieces of wording shared by several formats. */
public final class Sentences {
    private static final int MOST_POINTS = 6;

    private Sentences() {}

    /** The size of the board, rules, komi and handicap of a game. */
    public static String terms(Board board, Terms terms) {
        return board.width() + "x" + board.height() + ", " + terms.rules().name() + " rules, komi "
                + HalfPoints.format(terms.komi()) + (terms.handicap() > 0 ? ", handicap " + terms.handicap() : "");
    }

    /** The names of the first {@value #MOST_POINTS} points of a set, with an ellipsis if there are more. */
    public static String points(Board board, PointSet points) {
        String names =
                Coordinates.format(board, points).stream().limit(MOST_POINTS).collect(Collectors.joining(" "));
        return names + (points.size() > MOST_POINTS ? " ..." : "");
    }
}
