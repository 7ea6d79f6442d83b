package org.seichi.method;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ko;
import org.seichi.structure.OpenKos;

/** The kos that stand open, as methods report them. */
public final class Kos {
    private Kos() {}

    /**
     * Finds them.
     *
     * @param owner the content code of the color that surrounds an empty point, or empty
     * @param dead the dead stones
     */
    public static List<Ko> open(Position position, IntUnaryOperator owner, PointSet dead) {
        return new OpenKos(position, owner, dead)
                .find().stream()
                        .map(ko -> new Ko(ko.point(), ko.winner(), ko.taken()))
                        .toList();
    }
}
