package org.seichi.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/**
 * Attacks a stored proof: for each claim, every line of attacks in every space beside it, on the board as it stands and, for
 * stones, after the attacker has filled everything else; the owner answers as stored, or passes. What this breaks is no
 * proof. What it does not break has withstood the positions visited, and every attack on each space unless a search was cut
 * short.
 */
public final class ProofCheck {
    private final StoredProof proof;
    private final long most;
    private final List<String> faults = new ArrayList<>();
    private long visited;
    private int cutShort;

    private ProofCheck(StoredProof proof, long most) {
        this.proof = proof;
        this.most = most;
    }

    /**
     * The result of a check.
     *
     * @param faults what is broken, a sentence each; none if the proof stood
     * @param positions number of positions visited
     * @param cutShort number of claims against which not everything was tried
     */
    public record Outcome(List<String> faults, long positions, int cutShort) {
        /** Keeps an immutable copy. */
        public Outcome {
            faults = List.copyOf(faults);
        }
    }

    /**
     * Attacks a proof.
     *
     * @param most maximum number of positions of one search: two searches for each space beside stones, one for each territory
     */
    public static Outcome of(StoredProof proof, long most) {
        return new ProofCheck(proof, most).run();
    }

    private Outcome run() {
        for (Color color : Color.values()) {
            checkTables(color);
            for (StoredClaim claim : proof.claims()) {
                if (claim.color() == color) {
                    check(claim);
                }
            }
        }
        return new Outcome(faults, visited, cutShort);
    }

    /** Adds a fault for each point that two tables of a player answer: he has only one move. */
    private void checkTables(Color color) {
        Board board = proof.position().board();
        List<StoredAnswers> tables = Defence.of(proof, color).tables();
        board.points().forEach(point -> {
            if (tables.stream().filter(table -> table.concerns(point)).count() > 1) {
                faults.add(Texts.lowercase(color.name()) + ": two answers to " + Coordinates.format(board, point));
            }
        });
    }

    private void check(StoredClaim claim) {
        Position position = proof.position();
        PointSet kept = kept(claim);
        if (!position.stones(claim.color()).containsAll(kept)) {
            add(claim, "there are no such stones");
            return;
        }
        PointSet territory =
                claim.kind() != StoredClaim.Kind.STONES ? claim.points() : PointSet.empty(position.board());
        Attacker attacker = new Attacker(proof, claim.color(), kept, territory);
        Optional<String> fault = Optional.empty();
        for (PointSet space : spaces(claim)) {
            if (fault.isEmpty()) {
                fault = attacker.tryAll(attacker.start(), space, most);
            }
            if (fault.isEmpty() && claim.kind() == StoredClaim.Kind.STONES) {
                fault = besiege(attacker, claim, space);
            }
        }
        fault.ifPresent(how -> add(claim, how));
        visited += attacker.visited();
        cutShort += attacker.isCutShort() ? 1 : 0;
    }

    private Optional<String> besiege(Attacker attacker, StoredClaim claim, PointSet space) {
        Siege.Result<Defence> filled = attacker.fill(nearest(claim.points(), space));
        return filled.fault().or(() -> attacker.tryAll(filled.place().orElseThrow(), space, most));
    }

    /** Returns the stones that must not be captured: all that the player claims, whichever claim is attacked. */
    private PointSet kept(StoredClaim claim) {
        return proof.claims().stream()
                .filter(each -> each.color() == claim.color() && each.kind() == StoredClaim.Kind.STONES)
                .map(StoredClaim::points)
                .reduce(PointSet.empty(proof.position().board()), PointSet::union);
    }

    /** Returns the spaces that are attacked: those beside the claimed stones, or the claimed territory. */
    private List<PointSet> spaces(StoredClaim claim) {
        Board board = proof.position().board();
        if (claim.kind() != StoredClaim.Kind.STONES) {
            return List.of(claim.points());
        }
        return board.points().minus(kept(claim)).parts(board).stream()
                .filter(space -> space.intersects(claim.points().neighbors(board)))
                .toList();
    }

    /** Returns all points outside a space and a claim, those nearest to the claim first. */
    private List<Integer> nearest(PointSet claim, PointSet space) {
        Board board = proof.position().board();
        List<Integer> points = new ArrayList<>();
        board.points().minus(space).minus(claim).forEach(points::add);
        points.sort(Comparator.comparingInt(point -> distance(board, claim, point)));
        return points;
    }

    private static int distance(Board board, PointSet from, int to) {
        return from.stream().map(point -> board.distance(point, to)).min().orElse(Integer.MAX_VALUE);
    }

    private void add(StoredClaim claim, String how) {
        faults.add(Texts.lowercase(claim.color().name()) + " "
                + Texts.lowercase(claim.kind().name()) + " at "
                + Coordinates.format(proof.position().board(), claim.points().first()) + ": " + how);
    }
}
