package org.seichi.check;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/**
 * A proof as it is read from where it was stored.
 *
 * @param position the stones
 * @param suicide what the rules say of it
 * @param claims what is claimed
 * @param answers the answers that hold it all, of both players
 */
public record StoredProof(Position position, Suicide suicide, List<StoredClaim> claims, List<StoredAnswers> answers) {
    /** Keeps immutable copies. */
    public StoredProof {
        claims = List.copyOf(claims);
        answers = List.copyOf(answers);
    }
}
