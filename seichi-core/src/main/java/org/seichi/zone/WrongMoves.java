package org.seichi.zone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.NodeCounter;

/**
 * Finds other first moves than the one that solves a problem, each with a proof that it fails, for a user who wants to learn
 * from them. The answer does not depend on them.
 */
public final class WrongMoves {
    /** Each move's search may visit as many positions as the answer took, up to 1/40 of the budget left, but at least 5,000. */
    private static final int PART = 40;

    private static final long LEAST = 5_000;
    private static final int MOST_ASKED = 8;

    private final SolvedGroup solved;
    private final int memoryBits;
    private final NodeCounter counter;
    private final long nodes;

    private WrongMoves(SolvedGroup solved, int memoryBits, NodeCounter counter) {
        this.solved = solved;
        this.memoryBits = memoryBits;
        this.counter = counter;
        nodes = Math.max(LEAST, Math.min(solved.nodes(), counter.left() / PART));
    }

    /**
     * Returns the same answer with the first moves in its zone that are proven to fail; none unless the player to move succeeds.
     *
     * @param memoryBits binary logarithm of the size of the transposition table, in entries of 16 bytes
     * @param counter bounds the search, in positions visited
     */
    public static SolvedGroup addTo(SolvedGroup solved, int memoryBits, NodeCounter counter) {
        boolean isAsked = solved.outcome() == GroupOutcome.LIVES || solved.outcome() == GroupOutcome.TAKEN;
        Optional<ZoneStrategy> proof = isAsked ? solved.proof() : Optional.empty();
        long before = counter.spent();
        List<Refutation> wrong = proof.filter(strategy ->
                        strategy.prover() == solved.question().position().toMove())
                .map(strategy -> new WrongMoves(solved, memoryBits, counter).refuted(strategy))
                .orElse(List.of());
        return solved.withWrong(wrong, counter.spent() - before);
    }

    private List<Refutation> refuted(ZoneStrategy proof) {
        Position position = solved.question().position();
        Color player = position.toMove();
        int right = proof.find(position, player).map(ZonePattern::move).orElse(Board.NO_POINT);
        PointSet moves = proof.zone().intersection(position.empty());
        List<Refutation> wrong = new ArrayList<>();
        int asked = 0;
        for (int move = moves.first(); move != Board.NO_POINT && asked < MOST_ASKED; move = moves.next(move)) {
            if (move != right && position.legality(player, move) == Legality.LEGAL) {
                asked++;
                refutation(move, position.play(player, move)).ifPresent(wrong::add);
            }
        }
        return wrong;
    }

    private Optional<Refutation> refutation(int move, Position after) {
        GroupOutcome opposite = solved.outcome() == GroupOutcome.LIVES ? GroupOutcome.TAKEN : GroupOutcome.LIVES;
        return counter.ask(nodes, part -> solved.question().read(after, opposite, KoThreats.OPPONENT, memoryBits, part))
                .map(proof -> new Refutation(move, proof.line(after)));
    }
}
