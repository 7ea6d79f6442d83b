package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/**
 * Finds chains of both colors, among living stones, in atari at the same point where whoever captures there is captured in turn ("three points without
 * capturing" is one such shape). Taking the stones enables new ones that cannot be taken, so that stones on both sides live, and
 * they have dame: a seki if the players leave it (Japanese rules of 1989, articles 7 and 8). Who plays it out may get something
 * else, so their fate stays in doubt.
 */
record MutualAtari(Position position, CaptureReadings captures) {
    /** Estimated probability that the players left such a position on purpose. */
    private static final double LEFT = 0.5;

    /** The fates, with such chains in seki. */
    List<ChainFate> settle(List<ChainFate> fates) {
        PointSet dead = PointSet.unionOf(
                position.board(),
                fates.stream()
                        .map(ChainFate::verdict)
                        .filter(chain -> chain.status() == Status.DEAD)
                        .map(Verdict::stones));
        List<ChainFate> settled = new ArrayList<>(fates);
        for (int chain = 0; chain < fates.size(); chain++) {
            if (fates.get(chain).verdict().status() == Status.DEAD) {
                for (int other = 0; other < fates.size(); other++) {
                    PointSet last = shared(fates.get(chain), fates.get(other), dead);
                    if (!last.isEmpty()) {
                        settled.set(chain, seki(fates.get(chain), last));
                        settled.set(other, seki(fates.get(other), last));
                    }
                }
            }
        }
        return settled;
    }

    /** The liberty of two such chains, among stones that live; empty for all others. */
    private PointSet shared(ChainFate chain, ChainFate other, PointSet dead) {
        PointSet last = lastLiberty(chain);
        PointSet both = chain.verdict().stones().union(other.verdict().stones());
        boolean found = chain.verdict().color() != other.verdict().color()
                && !last.isEmpty()
                && lastLiberty(other).equals(last)
                && !both.neighbors(position.board()).intersects(dead)
                && isTakenBack(chain, last)
                && isTakenBack(other, last);
        return found ? last : PointSet.empty(position.board());
    }

    /** The liberty of a chain in atari whose fate is not proven; empty for others. */
    private PointSet lastLiberty(ChainFate fate) {
        Board board = position.board();
        PointSet liberties = fate.verdict().stones().neighbors(board).intersection(position.empty());
        return liberties.size() == 1 && fate.verdict().certainty() != Certainty.PROVEN
                ? liberties
                : PointSet.empty(board);
    }

    private boolean isTakenBack(ChainFate fate, PointSet last) {
        return captures.isTakenBack(last.first(), fate.verdict().color());
    }

    private ChainFate seki(ChainFate fate, PointSet last) {
        Reason reason =
                Reason.of(Rule.MUTUAL_ATARI, last, List.of(), Coordinates.format(position.board(), last.first()));
        return new ChainFate(
                fate.because(reason, Status.SEKI, Certainty.SEARCHED).verdict(), LEFT);
    }
}
