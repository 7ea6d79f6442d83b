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
 * What can be said exactly of the places where something may still happen: capturing races and endgame areas. What lies between
 * proven walls holds as it is; the rest holds if groups live and die as they are judged to. What is judged a seki is read as a
 * race all the same, because a ko may end it.
 *
 * @param proven races and areas between proven walls
 * @param judged races and areas between stones that are judged to live
 * @param waitingKos stones judged dead by a ko with which their opponent may wait; the first reason says what the rules make of it
 */
public record OpenReport(OpenParts proven, OpenParts judged, List<Verdict> waitingKos) {
    private static final SearchLimit LIMIT = new SearchLimit(2_000, 60);

    /** Keeps an immutable copy. */
    public OpenReport {
        waitingKos = List.copyOf(waitingKos);
    }

    /**
     * Works out what is open.
     *
     * @param safety what is proven
     * @param judged what a method says of life and death
     * @param budget for what lies between proven walls, and as much again for the rest
     */
    public static OpenReport of(Safety safety, Assessment judged, Budget budget) {
        Position position = judged.position();
        Premises proven = ProvenPremises.of(position, safety);
        Premises assumed = Assumptions.of(position, safety, judged.stones(Status.DEAD), judged.stones(Status.SEKI));
        List<Verdict> waiting =
                judged.verdicts().stream().filter(OpenReport::isWaitedFor).toList();
        return new OpenReport(
                OpenParts.of(proven, proven.safe(), new NodeCounter(budget), LIMIT),
                OpenParts.of(assumed, assumed.safe().minus(judged.stones(Status.SEKI)), new NodeCounter(budget), LIMIT),
                waiting);
    }

    private static boolean isWaitedFor(Verdict chain) {
        return chain.status() == Status.DEAD && chain.reasons().get(0).rule().isWaitingKo();
    }

    /** The areas between proven walls of which anything is known. */
    public List<AreaReading> provenAreas() {
        return proven.endgame().areas().stream().filter(OpenReport::isRead).toList();
    }

    /** The races that are races only because of how groups are judged. */
    public List<RaceReading> judgedRaces() {
        return judged.races().stream()
                .filter(race -> proven.races().stream()
                        .noneMatch(sure ->
                                sure.race().area().intersects(race.race().area())))
                .toList();
    }

    /** The areas that are none between proven walls. */
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
