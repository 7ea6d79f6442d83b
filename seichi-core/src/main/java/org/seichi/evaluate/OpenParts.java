package org.seichi.evaluate;

import java.util.List;
import java.util.Optional;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Thermographs;
import org.seichi.cgt.Value;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.Endgame;
import org.seichi.endgame.EndgameReader;
import org.seichi.endgame.Premises;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.semeai.RaceDecider;
import org.seichi.semeai.RaceReading;

/**
 * The open parts between walls that are taken for safe: capturing races and endgame areas (Mueller, sections 2.2 and 2.3). All of it is as
 * sure as the premises are.
 *
 * @param races races that are decided for at least one first player
 * @param endgame the areas, with scores that are exact or bounded
 */
public record OpenParts(List<RaceReading> races, Endgame endgame) {
    private static final int TABLE_BITS = 14;

    /** Keeps an immutable copy. */
    public OpenParts {
        races = List.copyOf(races);
    }

    /**
     * Reads races and areas. They share the nodes, and the areas come first.
     *
     * @param walls stones between which races are fought: whole chains that no play can take
     * @param counter counts the nodes of all searches together
     * @param limit limit of each single search
     */
    public static OpenParts of(Premises premises, PointSet walls, NodeCounter counter, SearchLimit limit) {
        TranspositionTable table = new TranspositionTable(TABLE_BITS);
        Endgame endgame = new EndgameReader(table, counter, limit).read(premises);
        List<RaceReading> races = new RaceDecider(table, counter, limit).decide(premises.position(), walls);
        return new OpenParts(
                races.stream().map(race -> playedOut(race, endgame)).toList(), endgame);
    }

    /**
     * Corrects a race that fills an endgame area, where play goes on after the capture. It gets the value of the area; if only the area's
     * scores are known, its own value stands if it has the same stops, and is dropped otherwise.
     */
    private static RaceReading playedOut(RaceReading race, Endgame endgame) {
        Optional<AreaReading> whole = endgame.areas().stream()
                .filter(area -> area.area().equals(race.race().area()))
                .findFirst();
        if (race.value().isEmpty() || whole.isEmpty() || race.mayBeSeki()) {
            return race;
        }
        AreaReading area = whole.get();
        if (area.value().isPresent()) {
            return race.playedOut(area.value());
        }
        return area.score().isExact() ? race.playedOut(race.value().filter(value -> hasScores(value, area))) : race;
    }

    private static boolean hasScores(Value value, AreaReading area) {
        Thermograph graph = new Thermographs().of(value);
        return graph.leftStop().equals(Rational.of(area.score().blackFirst().least()))
                && graph.rightStop()
                        .equals(Rational.of(area.score().whiteFirst().least()));
    }
}
