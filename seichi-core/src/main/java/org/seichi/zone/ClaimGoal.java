package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** Tests whether a {@link Claim} has come true in the current position of a search's board. */
interface ClaimGoal {
    /** Whether the claim holds whatever the opponent, who is to move, does from here on; adds the points that show it to the zone. */
    boolean isReached(PointSet.Builder zone);

    /**
     * Whether the prover seems to have an answer to whatever the opponent, who is to move, does; adds the points that suggest it
     * to the zone. A heuristic, which may be wrong.
     */
    default boolean isLikely(PointSet.Builder zone) {
        return false;
    }

    /** Whether the prover can give up in this position. */
    boolean isLost();

    /** Returns the goal of a player's claim. */
    static ClaimGoal of(SearchBoard board, Color prover, Claim claim, Suicide suicide, BackedStones backed) {
        return switch (claim.kind()) {
            case ONE_LIVES, EACH_LIVES -> new LivingGoal(board, prover, claim, suicide, backed);
            case TAKEN -> new TakenGoal(board, prover, claim, suicide, backed);
            case CONNECTED -> new JoinedGoal(board, prover, claim, backed);
        };
    }
}
