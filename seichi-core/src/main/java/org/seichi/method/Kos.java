package org.seichi.method;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ko;
import org.seichi.structure.OpenKos;

/** Finds the open kos of a position in the form in which methods report them. */
public final class Kos {
    private Kos() {}

    /**
     * The open kos of a position.
     *
     * @param owner for each point, the content code of the color that surrounds it, or empty
     * @param dead the dead stones
     */
    public static List<Ko> open(Position position, IntUnaryOperator owner, PointSet dead) {
        return new OpenKos(position, owner, dead)
                .find().stream()
                        .map(ko -> new Ko(ko.point(), ko.winner(), ko.taken()))
                        .toList();
    }
}
