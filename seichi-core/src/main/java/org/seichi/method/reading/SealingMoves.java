package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Leanings;
import org.seichi.text.Coordinates;

/**
 * Finds where each player would seal an open border: at the points leaning to him that are next to points that do not.
 *
 * @param leanings which points lean to which player
 * @param open all points of the regions whose border is open
 */
record SealingMoves(Board board, Leanings leanings, PointSet open) {
    /** The points at which a player closes off what leans to him. */
    PointSet of(Color player) {
        PointSet own = leanings.of(player).intersection(open);
        return own.intersection(open.minus(own).neighbors(board));
    }

    /** A sentence, to follow another one, that says who would seal the border where; empty if nobody would. */
    String text() {
        List<String> sealed = new ArrayList<>();
        for (Color player : Color.values()) {
            PointSet points = of(player);
            if (!points.isEmpty()) {
                sealed.add(player.inWords() + " would seal it at " + Coordinates.list(board, points));
            }
        }
        return sealed.isEmpty() ? "" : " " + String.join(", ", sealed) + ".";
    }
}
