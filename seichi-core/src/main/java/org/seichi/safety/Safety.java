package org.seichi.safety;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.structure.Chains;

/**
 * What is proven on the whole board, for both colors. The proof of a color supposes that its owner answers the opponent's
 * moves one by one, under any ko rule; it holds whoever moves first, since the owner may always pass.
 *
 * <p>Immutable, and the same for the same stones. Takes some tenth of a millisecond on 19x19.
 */
public final class Safety {
    private final ColorSafety black;
    private final ColorSafety white;
    private final ColorSafety blackBenson;
    private final ColorSafety whiteBenson;

    private Safety(Chains chains, Suicide suicide) {
        Benson benson = Benson.of(Enclosures.of(chains, Color.BLACK), suicide);
        blackBenson = benson.result();
        black = StaticRules.widen(benson);
        benson = Benson.of(Enclosures.of(chains, Color.WHITE), suicide);
        whiteBenson = benson.result();
        white = StaticRules.widen(benson);
    }

    /**
     * Proves what Benson's algorithm and the static rules can.
     *
     * @param suicide what the ruleset says of suicide: the one rule on which unconditional life depends
     */
    public static Safety of(Stones stones, Suicide suicide) {
        return new Safety(Chains.of(stones), suicide);
    }

    /** All that is proven for a color. */
    public ColorSafety of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** What is proven for a color though it passes for ever: a part of {@link #of(Color)}. */
    public ColorSafety unconditional(Color color) {
        return color == Color.BLACK ? blackBenson : whiteBenson;
    }

    /** The points whose first proof is of the given kind, for both colors together. */
    public PointSet provenBy(ProofKind kind) {
        PointSet benson = blackBenson.points().union(whiteBenson.points());
        return kind == ProofKind.BENSON
                ? benson
                : black.points().union(white.points()).minus(benson);
    }
}
