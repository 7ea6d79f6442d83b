package org.seichi.zone;

/** A goal held to be reached where it only looks so: what is found for it is a guess and no proof. */
record GuessedGoal(ClaimGoal goal) implements ClaimGoal {
    @Override
    public boolean isReached(GrowingZone zone) {
        return goal.isReached(zone) || goal.isLikely(zone);
    }

    @Override
    public boolean isLost() {
        return goal.isLost();
    }
}
