package org.seichi.safety;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;

/**
 * What is proven on the whole board, for both colors. The proof of a color assumes that its owner answers the opponent's
 * moves one by one, and holds under any ko rule and whoever moves first, since the owner may always pass.
 *
 * <p>The proofs are made for a canonical one of the sixteen views of the position and mapped back, so all views of a position
 * have the same proofs. Where a position looks the same in several views, its proofs need not be symmetric.
 *
 * <p>Immutable; equal stones, suicide rule, budget and points asked for give equal results. Static proofs take a few milliseconds on 19x19,
 * search some hundred.
 */
public final class Safety {
    private final ColorProofs black;
    private final ColorProofs white;

    private Safety(ColorProofs black, ColorProofs white) {
        this.black = black;
        this.white = white;
    }

    /**
     * Proves what Benson's algorithm and the static rules can.
     *
     * @param suicide the rule on suicide, the only rule on which unconditional life depends
     */
    public static Safety of(Stones stones, Suicide suicide) {
        return of(stones, suicide, new Budget(0));
    }

    /**
     * Proves what Benson's algorithm, the static rules and search can.
     *
     * @param suicide the rule on suicide, the only rule on which unconditional life depends
     * @param budget of the search for each color; with a budget of no nodes there is no search
     */
    public static Safety of(Stones stones, Suicide suicide, Budget budget) {
        return of(stones, suicide, budget, stones.board().points());
    }

    /**
     * Proves what Benson's algorithm and the static rules can, and as much by search as tells the fate of some stones: mostly less than if
     * all are asked for, in a third of the time or less.
     *
     * @param suicide the rule on suicide, the only rule on which unconditional life depends
     * @param budget of the search for each color; with a budget of no nodes there is no search
     * @param asked the points of the stones
     */
    public static Safety of(Stones stones, Suicide suicide, Budget budget, PointSet asked) {
        Orientation view = Orientation.canonical(stones);
        ProofMapper back = new ProofMapper(view);
        Position position = position(view);
        Chains chains = Chains.of(position);
        PointSet seen = view.seen(asked);
        ColorProver black = prover(chains, Color.BLACK, suicide, budget, seen);
        ColorProver white = prover(chains, Color.WHITE, suicide, budget, seen);
        if (budget.nodes() > 0) {
            PointSet blacks = black.proven().points();
            black.widen(position, white.proven().points());
            white.widen(position, blacks);
        }
        ColorProofs first = black.proofs().turned(back);
        ColorProofs second = white.proofs().turned(back);
        return view.isSwapped() ? new Safety(second, first) : new Safety(first, second);
    }

    private static ColorProver prover(Chains chains, Color color, Suicide suicide, Budget budget, PointSet asked) {
        return new ColorProver(chains, color, suicide, budget, Asked.of(asked, chains.stones(), color));
    }

    private static Position position(Stones stones) {
        return Position.empty(stones.board())
                .with(stones.stones(Color.BLACK), Stones.BLACK)
                .with(stones.stones(Color.WHITE), Stones.WHITE);
    }

    /** Whether the budget ran out for one of the colors: a larger one may prove more. */
    public boolean isCutShort() {
        return black.isCutShort() || white.isCutShort();
    }

    /**
     * Returns what is proven for a color, all of it at the same time. With a budget it has at least as many of the points asked for
     * as static rules prove, but not always all of these.
     */
    public ColorSafety of(Color color) {
        return proofs(color).all();
    }

    /** Returns what is proven for a color although it always passes: a part of {@link #of(Color)}. */
    public ColorSafety unconditional(Color color) {
        return proofs(color).benson();
    }

    /** Returns the points whose strongest proof is of the given kind, for both colors together. */
    public PointSet provenBy(ProofKind kind) {
        return provenBy(kind, black).union(provenBy(kind, white));
    }

    /**
     * Returns the points that can never be territory: empty points next to safe stones of both players that are in no safe
     * territory. Under area rules a stone there still counts.
     *
     * @param stones the position that the proofs are for
     */
    public PointSet neutral(Stones stones) {
        Board board = stones.board();
        PointSet blacks = of(Color.BLACK).stones().neighbors(board);
        PointSet whites = of(Color.WHITE).stones().neighbors(board);
        return blacks.intersection(whites)
                .minus(stones.stones(Color.BLACK))
                .minus(stones.stones(Color.WHITE))
                .minus(of(Color.BLACK).points())
                .minus(of(Color.WHITE).points());
    }

    /**
     * Whether the whole board is proven: every point belongs to a player or is {@link #neutral}.
     *
     * @param stones the position that the proofs are for
     */
    public boolean isWhole(Stones stones) {
        PointSet proven = of(Color.BLACK).points().union(of(Color.WHITE).points());
        return proven.union(neutral(stones)).containsAll(stones.board().points());
    }

    private static PointSet provenBy(ProofKind kind, ColorProofs proofs) {
        return switch (kind) {
            case BENSON -> proofs.benson().points();
            case STATIC ->
                proofs.statics()
                        .points()
                        .intersection(proofs.all().points())
                        .minus(proofs.benson().points());
            case SEARCH -> proofs.all().points().minus(proofs.statics().points());
        };
    }

    private ColorProofs proofs(Color color) {
        return color == Color.BLACK ? black : white;
    }
}
