package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** Collects moves with their motives; moves that are not legal are ignored. */
final class CandidateCollector {
    private final Position position;
    private final Map<Integer, List<Motive>> motives = new TreeMap<>();

    CandidateCollector(Position position) {
        this.position = position;
    }

    /** Records a motive for a move of the player to move, unless the same motive is known with a higher value. */
    void note(int point, Motive motive) {
        boolean known = motives.containsKey(point);
        boolean legal = point != Board.NO_POINT && position.legality(position.toMove(), point) == Legality.LEGAL;
        if (known || legal) {
            List<Motive> noted = motives.computeIfAbsent(point, each -> new ArrayList<>());
            noted.removeIf(other -> isSame(motive, other)
                    && motive.worth().max() >= other.worth().max());
            if (noted.stream().noneMatch(other -> isSame(motive, other))) {
                noted.add(motive);
            }
        }
    }

    /** Records a motive of a shape, which is described with its name after it. */
    void note(Shapes.ShapeMove shape, MotiveKind kind, String text, PointSet stones, Worth worth) {
        String words = text + ", " + shape.words();
        note(shape.move(), new Motive(kind, words, shape.name(), stones, worth, shape.reply()));
    }

    /** Whether two motives say the same: one shape can match in several ways. */
    private static boolean isSame(Motive one, Motive other) {
        return one.kind() == other.kind() && one.text().equals(other.text());
    }

    /** The motives of each move, by point. */
    Map<Integer, List<Motive>> motives() {
        return motives;
    }
}
