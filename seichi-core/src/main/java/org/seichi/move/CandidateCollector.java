package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /**
     * Records a motive for a move of the player to move. Of motives that say the same, as when a shape matches in several ways, the one with
     * the highest value stays; those of equal value become one.
     */
    void note(int point, Motive motive) {
        boolean known = motives.containsKey(point);
        boolean legal = point != Board.NO_POINT && position.legality(position.toMove(), point) == Legality.LEGAL;
        if (known || legal) {
            List<Motive> noted = motives.computeIfAbsent(point, each -> new ArrayList<>());
            Optional<Motive> same =
                    noted.stream().filter(other -> isSame(motive, other)).findFirst();
            same.ifPresent(noted::remove);
            noted.add(same.map(other -> better(point, motive, other)).orElse(motive));
        }
    }

    /** The motive of higher value. Of two of equal value, one about the stones of both, without a reply on which they do not agree. */
    private static Motive better(int point, Motive motive, Motive other) {
        double more = motive.worth().max() - other.worth().max();
        if (more != 0) {
            return more > 0 ? motive : other;
        }
        return new Motive(
                motive.kind(),
                motive.text(),
                motive.source(),
                motive.points().union(other.points()),
                motive.worth(),
                motive.reply() == other.reply() ? motive.reply() : point);
    }

    /** Records a motive for a move in whose place the opponent would play on the same point. */
    void note(int point, MotiveKind kind, String text, String source, PointSet stones, Worth worth) {
        note(point, new Motive(kind, text, source, stones, worth, point));
    }

    /** Records a motive of a shape, which is described with its name after it. */
    void note(Shapes.ShapeMove shape, MotiveKind kind, String text, PointSet stones, Worth worth) {
        String words = text + ", " + shape.words();
        note(shape.move(), new Motive(kind, words, shape.name(), stones, worth, shape.reply()));
    }

    /** Whether two motives say the same. */
    private static boolean isSame(Motive one, Motive other) {
        return one.kind() == other.kind() && one.text().equals(other.text());
    }

    /** The motives of each move, by point. */
    Map<Integer, List<Motive>> motives() {
        return motives;
    }
}
