package org.seichi.report;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.endgame.Assumptions;
import org.seichi.endgame.Endgame;
import org.seichi.endgame.EndgameReader;
import org.seichi.endgame.Premises;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.semeai.RaceDecider;
import org.seichi.semeai.RaceReading;

/**
 * What can be said exactly of the places where something may still happen: capturing races and endgame areas, if groups live
 * and die as they are judged to. What is judged a seki is read as a race all the same, because a ko may end it.
 *
 * @param races races that are decided for at least one first player
 * @param endgame the areas, with scores that are exact or bounded
 * @param waitingKos stones judged dead by a ko with which their opponent may wait; the first reason says what the rules make of it
 */
public record OpenReport(List<RaceReading> races, Endgame endgame, List<Verdict> waitingKos) {
    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(2_000, 60);

    /** Keeps immutable copies. */
    public OpenReport {
        races = List.copyOf(races);
        waitingKos = List.copyOf(waitingKos);
    }

    /**
     * Works out what is open. Races and areas share the budget.
     *
     * @param safety what is proven
     * @param judged what a method says of life and death
     */
    public static OpenReport of(Safety safety, Assessment judged, Budget budget) {
        Position position = judged.position();
        Premises premises = Assumptions.of(position, safety, judged.stones(Status.DEAD), judged.stones(Status.SEKI));
        TranspositionTable table = new TranspositionTable(TABLE_BITS);
        NodeCounter counter = new NodeCounter(budget);
        Endgame endgame = new EndgameReader(table, counter, LIMIT).read(premises);
        PointSet settled = premises.safe().minus(judged.stones(Status.SEKI));
        List<RaceReading> races = new RaceDecider(table, counter, LIMIT).decide(position, settled);
        List<Verdict> waiting =
                judged.verdicts().stream().filter(OpenReport::isWaitedFor).toList();
        return new OpenReport(races, endgame, waiting);
    }

    private static boolean isWaitedFor(Verdict chain) {
        return chain.status() == Status.DEAD && chain.reasons().get(0).rule().isWaitingKo();
    }
}
