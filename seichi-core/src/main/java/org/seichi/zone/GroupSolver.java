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
 * Answers whether a group lives, by looking for the proof of either answer, and for proofs that other first moves fail.
 * Equal questions have equal answers.
 */
public final class GroupSolver {
    /** Where both answers are possible, one of so many positions goes into the capture, the rest into life. */
    private static final int CAPTURE_PART = 5;
    /** One of so many positions goes into each first move that may be wrong, and so many moves are asked about. */
    private static final int WRONG_PART = 40;

    private static final int MOST_ASKED = 8;

    private final GroupQuestion question;
    private final int memoryBits;
    private final NodeCounter counter;

    private GroupSolver(GroupQuestion question, int memoryBits, NodeCounter counter) {
        this.question = question;
        this.memoryBits = memoryBits;
        this.counter = counter;
    }

    /**
     * Answers a question.
     *
     * @param memoryBits binary logarithm of the number of positions remembered, 16 bytes each
     * @param counter bounds the search, in positions visited; about a fifth more is spent on other first moves
     */
    public static SolvedGroup solve(GroupQuestion question, int memoryBits, NodeCounter counter) {
        return new GroupSolver(question, memoryBits, counter).solve();
    }

    private SolvedGroup solve() {
        long most = counter.left();
        Position position = question.position();
        long forCapture = switch (question.wanted()) {
            case EITHER -> most / CAPTURE_PART;
            case LIFE -> 0;
            case CAPTURE -> most;
        };
        ClaimAnswer capture = read(position, GroupOutcome.TAKEN, forCapture);
        boolean open = !capture.isProven() && question.wanted() != GroupQuestion.Wanted.CAPTURE;
        ClaimAnswer life = read(position, GroupOutcome.LIVES, open ? counter.left() : 0);
        Optional<ZoneStrategy> proof = capture.proof().or(life::proof);
        GroupOutcome outcome = life.isProven() ? GroupOutcome.LIVES : GroupOutcome.UNKNOWN;
        return new SolvedGroup(
                question,
                capture.isProven() ? GroupOutcome.TAKEN : outcome,
                proof,
                proof.map(strategy -> strategy.line(position)).orElse(List.of()),
                proof.map(strategy -> wrong(strategy, most / WRONG_PART)).orElse(List.of()),
                capture.nodes() + life.nodes());
    }

    /** Looks for the proof of an outcome with at most so many positions. */
    private ClaimAnswer read(Position position, GroupOutcome outcome, long nodes) {
        boolean taken = outcome == GroupOutcome.TAKEN;
        Color prover = taken ? question.owner().opponent() : question.owner();
        Claim claim = new Claim(taken ? Claim.Kind.TAKEN : Claim.Kind.ONE_LIVES, question.group());
        NodeCounter part = counter.part(nodes);
        ClaimAnswer answer = ZoneReader.read(position, question.suicide(), prover, claim, memoryBits, part);
        counter.add(part);
        return answer;
    }

    /** Other first moves in the zone that the opponent refutes; none if he moves first himself. */
    private List<Refutation> wrong(ZoneStrategy proof, long nodes) {
        Position position = question.position();
        List<Refutation> wrong = new ArrayList<>();
        if (position.toMove() != proof.prover()) {
            return wrong;
        }
        GroupOutcome opposite = proof.prover() == question.owner() ? GroupOutcome.TAKEN : GroupOutcome.LIVES;
        int right =
                proof.find(position, position.toMove()).map(ZonePattern::move).orElse(Board.NO_POINT);
        PointSet moves = proof.zone().intersection(position.empty());
        int asked = 0;
        for (int move = moves.first(); move != Board.NO_POINT && asked < MOST_ASKED; move = moves.next(move)) {
            if (move != right && position.legality(position.toMove(), move) == Legality.LEGAL) {
                asked++;
                Position after = position.play(position.toMove(), move);
                ClaimAnswer refuted = read(after, opposite, nodes);
                if (refuted.isProven()) {
                    wrong.add(new Refutation(move, refuted.proof().orElseThrow().line(after)));
                }
            }
        }
        return wrong;
    }
}
