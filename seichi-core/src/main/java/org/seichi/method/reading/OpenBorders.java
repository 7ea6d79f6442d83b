package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Assessment;
import org.seichi.text.Coordinates;

/**
 * Where the border between the territories is not sealed, and where each player would seal it: at the points that lean to
 * him beside those that do not.
 *
 * @param assessment what leans to whom
 * @param open all points of the regions that are not closed
 */
record OpenBorders(Assessment assessment, PointSet open) {
    /** Points by which a player closes off what leans to him. */
    PointSet sealing(Color player) {
        PointSet own =
                (player == Color.BLACK ? assessment.leaningBlack() : assessment.leaningWhite()).intersection(open);
        return own.intersection(open.minus(own).neighbors(assessment.position().board()));
    }

    /** Who would seal it where, in a sentence after another one; nothing if nobody would. */
    String text() {
        Board board = assessment.position().board();
        List<String> sealed = new ArrayList<>();
        for (Color player : Color.values()) {
            PointSet points = sealing(player);
            if (!points.isEmpty()) {
                String name = player == Color.BLACK ? "Black" : "White";
                sealed.add(name + " would seal it at " + String.join(" ", Coordinates.format(board, points)));
            }
        }
        return sealed.isEmpty() ? "" : " " + String.join(", ", sealed) + ".";
    }
}
