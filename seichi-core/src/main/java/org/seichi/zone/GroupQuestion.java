package org.seichi.zone;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.NodeCounter;

/**
 * The question whether a group lives.
 *
 * @param position the position, with the player who moves first
 * @param suicide the rule on suicide
 * @param owner the player whose group it is
 * @param group his stones; if there are several chains, it is enough that one of them lives
 * @param wanted which outcomes to look for
 */
public record GroupQuestion(Position position, Suicide suicide, Color owner, PointSet group, Wanted wanted) {
    /** Which outcomes to look for. */
    public enum Wanted {
        /** Proofs of life and of capture. */
        EITHER,
        /** A proof that the group lives. */
        LIFE,
        /** A proof that it is captured. */
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
     * Searches for a proof of an outcome.
     *
     * @param from the position to prove it in
     * @param outcome {@code LIVES} or {@code TAKEN}
     * @param counter bounds the search, in positions visited
     */
    Optional<ZoneStrategy> read(
            Position from, GroupOutcome outcome, KoThreats threats, int memoryBits, NodeCounter counter) {
        boolean taken = outcome == GroupOutcome.TAKEN;
        Color prover = taken ? owner.opponent() : owner;
        Claim claim = new Claim(taken ? Claim.Kind.TAKEN : Claim.Kind.ONE_LIVES, group, threats);
        return ZoneReader.read(from, suicide, prover, claim, memoryBits, counter);
    }
}
