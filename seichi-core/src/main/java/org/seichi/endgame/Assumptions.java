package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.safety.Safety;
import org.seichi.structure.Chains;
import org.seichi.structure.Regions;

/**
 * Derives premises from a judgment of life: living groups live and dead stones are dead, but single chains may still be cut
 * off and captured where groups meet.
 *
 * <p>Open are the neutral points, living chains with few liberties in their own territory, and dead chains beside any of
 * these, with the liberties of both and the empty points next to those. Everything else is settled: other living chains are
 * safe, other territory is its owner's. Chains that are proven safe without answers are always safe.
 */
public final class Assumptions {
    /** A chain with more liberties than this in its own territory is safe. */
    private static final int FEW_LIBERTIES = 2;

    private final Position position;
    private final Board board;
    private final Chains chains;
    private final PointSet dead;
    private final PointSet seki;
    private final PointSet proven;
    private final PointSet black;
    private final PointSet white;

    private Assumptions(Position position, Safety safety, PointSet dead, PointSet seki) {
        this.position = position;
        this.dead = dead;
        this.seki = seki;
        board = position.board();
        chains = Chains.of(position);
        proven = ProvenPremises.firm(safety, Color.BLACK).union(ProvenPremises.firm(safety, Color.WHITE));
        PointSet deadBlack = dead.intersection(position.stones(Color.BLACK));
        PointSet deadWhite = dead.intersection(position.stones(Color.WHITE));
        Regions regions = Regions.of(position.with(deadBlack, Stones.WHITE).with(deadWhite, Stones.BLACK));
        black = space(regions, Stones.BLACK).union(deadWhite);
        white = space(regions, Stones.WHITE).union(deadBlack);
    }

    /**
     * Derives the premises.
     *
     * @param safety what is proven of the position
     * @param dead stones that are judged dead: whole chains
     * @param seki stones that are judged to be in seki: whole chains; the empty points next to them belong to nobody
     */
    public static Premises of(Position position, Safety safety, PointSet dead, PointSet seki) {
        return new Assumptions(position, safety, dead, seki).premises();
    }

    /** The empty regions surrounded by one color, dead stones counted as their captor's; none beside a seki. */
    private PointSet space(Regions regions, int owner) {
        return regions.pointsWhere(region -> regions.owner(region) == owner
                && !regions.points(region).neighbors(board).intersects(seki));
    }

    private Premises premises() {
        PointSet nobody = besideSeki();
        PointSet neutral = position.empty().minus(black).minus(white).minus(nobody);
        PointSet open = neutral.union(weak());
        PointSet before;
        do {
            before = open;
            open = open.union(deadChainsBeside(open));
        } while (!open.equals(before));
        PointSet around = open.minus(neutral).neighbors(board).intersection(position.empty());
        open = open.union(around).union(around.neighbors(board).intersection(position.empty()));
        open = open.union(deadChainsBeside(open)).minus(nobody);
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        PointSet safe = stones.minus(dead).minus(open);
        return new Premises(position, safe, black.minus(open), white.minus(open), nobody);
    }

    /** The empty points next to chains in seki. */
    private PointSet besideSeki() {
        PointSet owned = black.union(white);
        return seki.neighbors(board).intersection(position.empty()).minus(owned);
    }

    /** The living chains with few liberties in their own territory, except those proven safe. */
    private PointSet weak() {
        PointSet judged = dead.union(seki).union(proven);
        return chains.stonesWhere(
                chain -> !judged.contains(chains.stone(chain, 0)) && ownLiberties(chain) <= FEW_LIBERTIES);
    }

    private int ownLiberties(int chain) {
        PointSet own = chains.color(chain) == Color.BLACK ? black : white;
        return chains.stones(chain).neighbors(board).intersection(own).size();
    }

    private PointSet deadChainsBeside(PointSet points) {
        PointSet.Builder beside = PointSet.builder(board);
        points.neighbors(board).intersection(dead).forEach(stone -> beside.addAll(chains.stones(chains.at(stone))));
        return beside.build();
    }
}
