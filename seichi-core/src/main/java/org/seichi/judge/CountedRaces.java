package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.semeai.PlainRace;
import org.seichi.semeai.Race;
import org.seichi.semeai.RaceOutcome;
import org.seichi.semeai.RaceReader;

/**
 * Settles the capturing races between proven walls that end in the same way whoever moves first, if counting or playing out their
 * liberties decides them ({@link PlainRace}): as sekis, or by the death of the loser. Shape and sampled games err where one
 * liberty matters. A chain that may yet make two eyes is in no seki, and taking stones in one's own eye space wins no race.
 */
record CountedRaces(Position position, List<LifeEvidence> chains) {
    /** Estimated probability that a fate found by counting is right. */
    private static final double COUNTED = 0.99;

    /** The fates, in the same order as the evidence, with those of the chains in such races settled. */
    List<ChainFate> settle(List<ChainFate> fates) {
        PointSet walls = walls();
        if (walls.isEmpty()) {
            return fates;
        }
        List<ChainFate> settled = new ArrayList<>(fates);
        for (Race race : new RaceReader(position, walls).races()) {
            PlainRace.ends(race)
                    .filter(ends -> ends.blackFirst() == ends.whiteFirst())
                    .ifPresent(ends -> settle(settled, race, ends.blackFirst(), walls));
        }
        return settled;
    }

    private PointSet walls() {
        return PointSet.unionOf(
                position.board(),
                chains.stream()
                        .filter(LifeEvidence::isProven)
                        .map(LifeEvidence::first)
                        .filter(verdict -> verdict.status() == Status.ALIVE)
                        .map(Verdict::stones));
    }

    private void settle(List<ChainFate> fates, Race race, RaceOutcome outcome, PointSet walls) {
        if (outcome == RaceOutcome.SEKI
                && !PlainRace.mayLive(race, Color.BLACK)
                && !PlainRace.mayLive(race, Color.WHITE)) {
            Reason reason = Reason.of(Rule.SEKI_PROVEN, race.shared(), List.of());
            set(fates, race.black().chain(), Status.SEKI, reason);
            set(fates, race.white().chain(), Status.SEKI, reason);
        }
        for (Color winner : Color.values()) {
            if (outcome == RaceOutcome.wonBy(winner) && isFreed(race, winner, walls)) {
                PointSet lost = race.side(winner.opponent()).chain();
                set(fates, lost, Status.DEAD, Reason.of(Rule.RACE_LOST, race.shared(), List.of()));
                set(fates, race.side(winner).chain(), Status.ALIVE, Reason.of(Rule.CAPTOR, lost, List.of()));
            }
        }
    }

    /** Whether taking the loser connects the winner to his wall: stones that he surrounds leave him no more than an eye space. */
    private boolean isFreed(Race race, Color winner, PointSet walls) {
        PointSet around = race.side(winner.opponent()).chain().neighbors(position.board());
        return around.intersects(walls.intersection(position.stones(winner)));
    }

    /** Sets the fate of a chain, unless the fate is the same already: then its reasons stay. */
    private static void set(List<ChainFate> fates, PointSet chain, Status status, Reason reason) {
        for (int i = 0; i < fates.size(); i++) {
            Verdict verdict = fates.get(i).verdict();
            if (verdict.stones().intersects(chain)) {
                ChainFate fate = verdict.status() == status
                        ? fates.get(i)
                        : fates.get(i).because(reason, status, Certainty.SEARCHED);
                double sureness = verdict.status() == status ? Math.max(fate.sureness(), COUNTED) : COUNTED;
                fates.set(i, new ChainFate(fate.verdict(), sureness));
            }
        }
    }
}
