package org.seichi.check;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/**
 * A proof as it was stored.
 *
 * @param position the stones
 * @param suicide the rule on suicide
 * @param claims what is claimed
 * @param answers the answers of both players that uphold the claims
 */
public record StoredProof(Position position, Suicide suicide, List<StoredClaim> claims, List<StoredAnswers> answers) {
    /** Keeps immutable copies. */
    public StoredProof {
        claims = List.copyOf(claims);
        answers = List.copyOf(answers);
    }
}
