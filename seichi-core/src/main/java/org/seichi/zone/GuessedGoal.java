package org.seichi.zone;

import org.seichi.board.PointSet;

/** A goal that counts as reached as soon as it looks reached: what is found with it is a guess, not a proof. */
record GuessedGoal(ClaimGoal goal) implements ClaimGoal {
    @Override
    public boolean isReached(PointSet.Builder zone) {
        return goal.isReached(zone) || goal.isLikely(zone);
    }

    @Override
    public boolean isLost() {
        return goal.isLost();
    }
}
