package org.seichi.semeai;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.cgt.Values;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Decides all races of a position that safe stones enclose: plain ones by counting or by playing them out ({@link PlainRace}), which
 * needs no nodes of the searches; otherwise by search. Races in large areas are left out if counting is not exact.
 */
public final class RaceDecider {
    /** Maximum number of empty points of an area that is searched. */
    public static final int MAX_EMPTY = 16;

    /** The budget of {@link Values} for one position, in steps. */
    private static final long VALUE_STEPS = 100_000;

    private final RaceSearch search;

    /**
     * Creates a decider.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search
     */
    public RaceDecider(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        search = new RaceSearch(table, counter, limit);
    }

    /**
     * The races whose outcome is known for at least one first player, in the order of their first stones.
     *
     * @param safe stones that cannot be captured: whole chains
     */
    public List<RaceReading> decide(Position position, PointSet safe) {
        Values values = new Values(VALUE_STEPS);
        List<RaceReading> readings = new ArrayList<>();
        for (Race race : new RaceReader(position, safe).races()) {
            boolean small = race.area().intersection(position.empty()).size() <= MAX_EMPTY;
            if (race.isEnclosed() && (race.isSimple() || small)) {
                RaceReading reading = decide(race, values);
                if (reading.isKnown()) {
                    readings.add(reading);
                }
            }
        }
        return readings;
    }

    private RaceReading decide(Race race, Values values) {
        RaceEnds ends = ends(race);
        return new RaceReading(
                race,
                ends,
                race.isSimple(),
                RaceEnds.of(first -> ifWinsKos(race, ends, first, Color.BLACK)),
                RaceEnds.of(first -> ifWinsKos(race, ends, first, Color.WHITE)),
                RaceValue.of(race, values),
                RaceScope.CAPTURE);
    }

    private RaceOutcome ifWinsKos(Race race, RaceEnds ends, Color first, Color master) {
        RaceOutcome known = ends.first(first);
        return known.dependsOnKo() ? search.outcome(race, first, master) : known;
    }

    private RaceEnds ends(Race race) {
        return PlainRace.ends(race).orElseGet(() -> RaceEnds.of(first -> search.outcome(race, first)));
    }
}
