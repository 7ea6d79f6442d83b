package org.seichi.move;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;
import org.seichi.text.Texts;

/**
 * Measures traits of a move that depend on the evaluation, to predict how likely a strong player is to choose it; the plain traits enter as
 * a single score. Names are those of the table of weights; a trait without a weight does not count.
 */
record JudgedTraits(MoveContext context) {
    private static final int NEAR = 2;

    /**
     * The traits of a candidate, by name.
     *
     * @param plain the score of the move by its plain traits ({@link MoveNetwork})
     */
    Map<String, Double> of(int move, double plain, List<Motive> motives) {
        Map<String, Double> traits = new LinkedHashMap<>();
        traits.put("plain", plain);
        for (Motive motive : motives) {
            String kind = Texts.lowercase(motive.kind().name());
            double worth = Math.max(0, motive.ordering().max()) * missing(motive);
            if (worth > 0) {
                traits.put("kind " + kind, 1.0);
                traits.merge("worth " + kind, StrictMath.log1p(worth), Math::max);
            }
        }
        double value = owned(move);
        traits.put("open", 1 - value * value);
        traits.put(
                "gain",
                StrictMath.log1p(Gain.of(context, context.player(), move).points()));
        traits.put(
                "opponent's gain",
                StrictMath.log1p(
                        Gain.of(context, context.player().opponent(), move).points()));
        addLife(move, traits);
        return traits;
    }

    /** Adds the probabilities of death of the weakest own and the weakest opposing group with a stone near a move. */
    private void addLife(int move, Map<String, Double> traits) {
        Board board = context.board();
        Chains chains = context.chains();
        Color player = context.player();
        double own = 1;
        double other = 1;
        for (int y = Math.max(0, board.y(move) - NEAR); y <= Math.min(board.height() - 1, board.y(move) + NEAR); y++) {
            for (int x = Math.max(0, board.x(move) - NEAR);
                    x <= Math.min(board.width() - 1, board.x(move) + NEAR);
                    x++) {
                int chain = chains.at(board.point(x, y));
                if (chain != Chains.NONE) {
                    double alive = context.evaluation()
                            .strength()
                            .alive(context.groups().of(chain));
                    own = chains.color(chain) == player ? Math.min(own, alive) : own;
                    other = chains.color(chain) == player ? other : Math.min(other, alive);
                }
            }
        }
        traits.put("weak own", 1 - own);
        traits.put("weak other", 1 - other);
    }

    /** The share, 0 to 1, of a motive's stones not yet the player's: to take what is dead, or save what is alive, changes nothing. */
    private double missing(Motive motive) {
        PointSet stones = motive.points();
        double sum = 0;
        for (int stone = stones.first(); stone != Board.NO_POINT; stone = stones.next(stone)) {
            sum += (1 - owned(stone)) / 2;
        }
        return stones.isEmpty() ? 1 : sum / stones.size();
    }

    /** Whose a point is expected to be: 1 the player's, -1 the opponent's. */
    private double owned(int point) {
        double blacks = context.evaluation().expectation().at(point);
        return context.player() == Color.BLACK ? blacks : -blacks;
    }
}
