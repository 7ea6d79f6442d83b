package org.seichi.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.seichi.analysis.UnusableException;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.check.StoredAnswers;
import org.seichi.check.StoredClaim;
import org.seichi.check.StoredProof;
import org.seichi.check.StoredStrategy;
import org.seichi.rules.Suicide;
import org.seichi.zone.GroupOutcome;

/** Parses proofs and strategies from the JSON of {@code seichi prove} and {@code seichi solve}. */
final class StoredProofReader {
    private StoredProofReader() {}

    /**
     * Parses the proof in a JSON object.
     *
     * @throws UnusableException if a key is missing or its value is invalid
     */
    static StoredProof proof(Map<?, ?> json) throws UnusableException {
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

    /** Whether a JSON object is output of {@code seichi solve}. */
    static boolean isSolved(Map<?, ?> json) {
        return json.containsKey("groups");
    }

    /**
     * Parses the strategies in a JSON object; groups without one are left out.
     *
     * @throws UnusableException if a key is missing or its value is invalid
     */
    static List<StoredStrategy> strategies(Map<?, ?> json) throws UnusableException {
        StoredBoard board = StoredBoard.of(json);
        List<StoredStrategy> strategies = new ArrayList<>();
        for (Object each : StoredBoard.list(json, "groups")) {
            Map<?, ?> group = StoredBoard.object(each, "groups");
            if (group.get("strategy") != null) {
                strategies.add(strategy(board, group, StoredBoard.object(group.get("strategy"), "strategy")));
            }
        }
        return strategies;
    }

    private static StoredStrategy strategy(StoredBoard board, Map<?, ?> group, Map<?, ?> strategy)
            throws UnusableException {
        Object move = strategy.get("move");
        StoredAnswers answers = board.answers(strategy);
        Color player = answers.color();
        boolean isKo = StoredBoard.named(GroupOutcome.values(), group, "outcome") == GroupOutcome.KO;
        StoredStrategy.Wanted wanted = StoredBoard.named(Color.values(), group, "color") == player
                ? StoredStrategy.Wanted.LIVES
                : StoredStrategy.Wanted.TAKEN;
        if (!isKo && wanted != StoredBoard.named(StoredStrategy.Wanted.values(), group, "outcome")) {
            throw new UnusableException("\"outcome\" is not what \"strategy\" is for");
        }
        return new StoredStrategy(
                board.position().withToMove(StoredBoard.named(Color.values(), group, "first")),
                StoredBoard.named(Suicide.values(), group, "suicide"),
                board.points(group, "stones"),
                wanted,
                isKo ? player : player.opponent(),
                board.points(group, "zone"),
                move == null ? Board.NO_POINT : board.point(move.toString()),
                answers);
    }
}
