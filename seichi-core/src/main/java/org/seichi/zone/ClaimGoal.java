package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** How a search sees that a {@link Claim} has come true, asked of the position that the board shows. */
interface ClaimGoal {
    /** Whether it has, whatever the opponent does from here on, who is to move; adds what shows it to the zone. */
    boolean isReached(GrowingZone zone);

    /**
     * Whether it looks as if the prover had an answer to whatever the opponent does, who is to move; adds what shows it to the
     * zone. It may be wrong.
     */
    default boolean isLikely(GrowingZone zone) {
        return false;
    }

    /** Whether the prover may give up. */
    boolean isLost();

    /** The goal that makes a claim of a player come true. */
    static ClaimGoal of(SearchBoard board, Color prover, Claim claim, Suicide suicide, BackedStones backed) {
        return switch (claim.kind()) {
            case ONE_LIVES, EACH_LIVES -> new LivingGoal(board, prover, claim, suicide, backed);
            case TAKEN -> new TakenGoal(board, prover, claim, suicide, backed);
            case CONNECTED -> new JoinedGoal(board, prover, claim);
        };
    }
}
