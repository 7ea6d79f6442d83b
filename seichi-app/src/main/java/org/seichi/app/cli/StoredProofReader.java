package org.seichi.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.seichi.analysis.UnusableException;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.check.StoredAnswers;
import org.seichi.check.StoredClaim;
import org.seichi.check.StoredProof;
import org.seichi.rules.Suicide;

/** Parses proofs from the JSON of {@code seichi prove}. */
final class StoredProofReader {
    private StoredProofReader() {}

    /**
     * Parses the proof in a JSON object.
     *
     * @throws UnusableException if a key is missing or its value is invalid
     */
    static StoredProof read(Map<?, ?> json) throws UnusableException {
        StoredBoard board = StoredBoard.of(json);
        List<StoredClaim> claims = new ArrayList<>();
        for (Object region : StoredBoard.list(json, "regions")) {
            claims.add(claim(board, StoredBoard.object(region, "regions")));
        }
        List<StoredAnswers> answers = new ArrayList<>();
        for (Object table : StoredBoard.list(json, "answers")) {
            answers.add(board.answers(StoredBoard.object(table, "answers")));
        }
        Suicide suicide = StoredBoard.named(Suicide.values(), json, "suicide");
        return new StoredProof(board.position(), suicide, claims, answers);
    }

    private static StoredClaim claim(StoredBoard board, Map<?, ?> region) throws UnusableException {
        PointSet claimed = board.points(region, "points");
        if (claimed.isEmpty()) {
            throw new UnusableException("a region has no points");
        }
        return new StoredClaim(
                StoredBoard.named(Color.values(), region, "color"),
                StoredBoard.named(StoredClaim.Kind.values(), region, "what"),
                claimed);
    }
}
