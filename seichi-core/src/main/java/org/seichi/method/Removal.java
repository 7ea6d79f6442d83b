package org.seichi.method;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Regions;

/**
 * The removal of dead stones (Carta, section 2, item 4, and section 3, figure 11): the deadest are removed together, then
 * everything is judged again, until all that is left stays.
 *
 * <p>A stone removed early can end up among living stones of its own color only, once what surrounded it has been removed too.
 * It was not dead, since nobody is there to capture it, and is put back (of Park's method a guess).
 *
 * @param waves the removals, in order
 * @param last the last round, over the stones left
 * @param dead the dead stones
 * @param reinstated stones that were removed and put back
 * @param <R> the type of round
 */
public record Removal<R extends Removal.Judged<R>>(List<Wave<R>> waves, R last, PointSet dead, PointSet reinstated) {
    /** Makes a defensive copy. */
    public Removal {
        waves = List.copyOf(waves);
    }

    /**
     * A round in which all stones left are judged.
     *
     * @param <R> its own type
     */
    public interface Judged<R> {
        /** The stones left. */
        Position position();

        /** The empty regions between them. */
        Regions regions();

        /** The stones to be removed next; empty if all stay. */
        PointSet deadest();

        /** The round over the stones left when some have been removed: whole chains. */
        R without(PointSet stones);
    }

    /**
     * One removal.
     *
     * @param round the round in which these stones were the deadest
     * @param stones the stones removed
     * @param <R> the type of round
     */
    public record Wave<R>(R round, PointSet stones) {}

    /** Removes the dead stones, starting from a first round; takes at most as many waves as there are chains. */
    public static <R extends Judged<R>> Removal<R> of(R first) {
        List<Wave<R>> waves = new ArrayList<>();
        PointSet removed = PointSet.empty(first.position().board());
        R round = first;
        for (PointSet stones = round.deadest(); !stones.isEmpty(); stones = round.deadest()) {
            waves.add(new Wave<>(round, stones));
            removed = removed.union(stones);
            round = round.without(stones);
        }
        PointSet reinstated = round.regions().amongOwn(removed, first.position());
        return new Removal<>(waves, round, removed.minus(reinstated), reinstated);
    }

    /** The first round, over all stones. */
    public R first() {
        return waves.isEmpty() ? last : waves.get(0).round();
    }

    /** The round in which a dead stone was among the deadest. */
    public R roundOf(int dead) {
        for (Wave<R> wave : waves) {
            if (wave.stones().contains(dead)) {
                return wave.round();
            }
        }
        throw new IllegalArgumentException("never removed: " + dead);
    }
}
