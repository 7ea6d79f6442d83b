package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/**
 * Finds chains of both colors, among living stones, in atari at the same point where whoever captures there is captured in
 * turn ("three points without capturing" is one such shape). Since taking the stones enables new ones that cannot be
 * taken, the stones of both sides live; they have dame, and are in seki if the players leave them so (Japanese rules of 1989,
 * articles 7 and 8). A player who plays on there may get another result, so their fate stays in doubt.
 */
record MutualAtari(Position position, CaptureReadings captures) {
    /** Estimated probability that the players left such a position on purpose. */
    private static final double LEFT = 0.5;

    /** The fates, with such chains in seki. */
    List<ChainFate> settle(List<ChainFate> fates) {
        LifeAndDeath life = new LifeAndDeath(position, JudgedLife.verdicts(fates));
        PointSet dead = life.stones(Status.DEAD);
        List<ChainFate> settled = new ArrayList<>(fates);
        for (int chain = 0; chain < fates.size(); chain++) {
            for (int other = 0; other < fates.size(); other++) {
                ChainFate one = fates.get(chain);
                PointSet last = lastLiberty(one);
                if (one.verdict().status() == Status.DEAD
                        && !last.isEmpty()
                        && isMutual(one.verdict(), fates.get(other), last, dead)) {
                    settled.set(chain, seki(one, last));
                    settled.set(other, seki(fates.get(other), last));
                }
            }
        }
        return settled;
    }

    /** Whether a chain and another one are such chains, both in atari at the last liberty and among living stones. */
    private boolean isMutual(Verdict chain, ChainFate other, PointSet last, PointSet dead) {
        PointSet both = chain.stones().union(other.verdict().stones());
        return chain.color() != other.verdict().color()
                && lastLiberty(other).equals(last)
                && !both.neighbors(position.board()).intersects(dead)
                && captures.isTakenBack(last.first(), chain.color())
                && captures.isTakenBack(last.first(), other.verdict().color());
    }

    /** The liberty of a chain in atari whose fate is not proven; empty for others. */
    private PointSet lastLiberty(ChainFate fate) {
        Board board = position.board();
        PointSet liberties = fate.verdict().stones().neighbors(board).intersection(position.empty());
        return liberties.size() == 1 && fate.verdict().certainty() != Certainty.PROVEN
                ? liberties
                : PointSet.empty(board);
    }

    private ChainFate seki(ChainFate fate, PointSet last) {
        Reason reason =
                Reason.of(Rule.MUTUAL_ATARI, last, List.of(), Coordinates.format(position.board(), last.first()));
        return new ChainFate(
                fate.because(reason, Status.SEKI, Certainty.SEARCHED).verdict(), LEFT);
    }
}
