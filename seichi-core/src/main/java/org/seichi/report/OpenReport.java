package org.seichi.report;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.Assumptions;
import org.seichi.endgame.Premises;
import org.seichi.endgame.ProvenPremises;
import org.seichi.evaluate.OpenParts;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.semeai.RaceReading;

/**
 * Exact results for the open parts of a position: capturing races and endgame areas. Results between proven walls hold
 * unconditionally; the others hold if the groups live and die as judged. A group judged to be in seki is still read as a race,
 * because a ko may end the seki.
 *
 * @param proven races and areas between proven walls
 * @param judged races and areas between stones that are judged alive
 * @param waitingKos chains judged dead by a ko that the opponent can delay (bent four); their first reason says how the rules
 *     treat it
 */
public record OpenReport(OpenParts proven, OpenParts judged, List<Verdict> waitingKos) {
    private static final SearchLimit LIMIT = new SearchLimit(2_000, 60);

    /** Keeps an immutable copy. */
    public OpenReport {
        waitingKos = List.copyOf(waitingKos);
    }

    /**
     * Reads the races and endgame areas of a position.
     *
     * @param safety what is proven
     * @param judged a method's assessment of the position
     * @param budget for the parts between proven walls, and the same again for the others
     */
    public static OpenReport of(Safety safety, Assessment judged, Budget budget) {
        Position position = judged.position();
        Premises proven = ProvenPremises.of(position, safety);
        Premises assumed = Assumptions.of(position, safety, judged.stones(Status.DEAD), judged.stones(Status.SEKI));
        List<Verdict> waiting =
                judged.verdicts().stream().filter(Verdict::isDeadByWaitingKo).toList();
        return new OpenReport(
                OpenParts.of(proven, proven.safe(), new NodeCounter(budget), LIMIT),
                OpenParts.of(assumed, assumed.safe().minus(judged.stones(Status.SEKI)), new NodeCounter(budget), LIMIT),
                waiting);
    }

    /** The areas between proven walls for which the search gave any result. */
    public List<AreaReading> provenAreas() {
        return proven.endgame().areas().stream().filter(OpenReport::isRead).toList();
    }

    /** The races that depend on how groups are judged: those that overlap no proven race. */
    public List<RaceReading> judgedRaces() {
        return judged.races().stream()
                .filter(race -> proven.races().stream()
                        .noneMatch(sure ->
                                sure.race().area().intersects(race.race().area())))
                .toList();
    }

    /** The areas that depend on how groups are judged: those not covered by the proven areas. */
    public List<AreaReading> judgedAreas() {
        PointSet known = provenAreas().stream()
                .map(AreaReading::area)
                .reduce(PointSet.empty(judged.endgame().premises().position().board()), PointSet::union);
        return judged.endgame().areas().stream()
                .filter(area -> !known.containsAll(area.area()))
                .toList();
    }

    private static boolean isRead(AreaReading area) {
        return area.score().isExact() || area.mean().isPresent() || area.dependsOnKo();
    }
}
