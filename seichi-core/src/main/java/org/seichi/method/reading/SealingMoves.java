package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Leanings;
import org.seichi.text.Coordinates;

/**
 * Where each player would seal an open border between the territories: at the points that lean to him beside those that do not.
 *
 * @param leanings what leans to whom
 * @param open all points of the regions that are not closed
 */
record SealingMoves(Board board, Leanings leanings, PointSet open) {
    /** Points at which a player closes off what leans to him. */
    PointSet of(Color player) {
        PointSet own = leanings.of(player).intersection(open);
        return own.intersection(open.minus(own).neighbors(board));
    }

    /** A sentence that says who would seal it where, to follow another one; empty if nobody would. */
    String text() {
        List<String> sealed = new ArrayList<>();
        for (Color player : Color.values()) {
            PointSet points = of(player);
            if (!points.isEmpty()) {
                String name = player == Color.BLACK ? "Black" : "White";
                sealed.add(name + " would seal it at " + String.join(" ", Coordinates.format(board, points)));
            }
        }
        return sealed.isEmpty() ? "" : " " + String.join(", ", sealed) + ".";
    }
}
