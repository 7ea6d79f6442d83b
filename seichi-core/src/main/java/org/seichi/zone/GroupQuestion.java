package org.seichi.zone;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.NodeCounter;

/**
 * Does a group live?
 *
 * @param position the stones, and who moves first
 * @param suicide what the rules say of it
 * @param owner whose life is at stake
 * @param group his stones; if there are several chains, it is enough that one of them lives
 * @param wanted what is looked for
 */
public record GroupQuestion(Position position, Suicide suicide, Color owner, PointSet group, Wanted wanted) {
    /** What is looked for. */
    public enum Wanted {
        /** Life and capture. */
        EITHER,
        /** A proof that the group lives. */
        LIFE,
        /** A proof that it is taken. */
        CAPTURE
    }

    /**
     * Checks the group.
     *
     * @throws IllegalArgumentException if it has no point
     */
    public GroupQuestion {
        if (group.isEmpty()) {
            throw new IllegalArgumentException("a group without stones");
        }
    }

    /**
     * Looks for the proof of an outcome.
     *
     * @param from the position to prove it in
     * @param outcome that the group lives, or that it is taken
     * @param counter bounds the search, in positions visited
     */
    Optional<ZoneStrategy> read(
            Position from, GroupOutcome outcome, KoThreats threats, int memoryBits, NodeCounter counter) {
        boolean taken = outcome == GroupOutcome.TAKEN;
        Color prover = taken ? owner.opponent() : owner;
        Claim claim = new Claim(taken ? Claim.Kind.TAKEN : Claim.Kind.ONE_LIVES, group, threats);
        return ZoneReader.read(from, suicide, prover, claim, memoryBits, counter)
                .proof();
    }
}
