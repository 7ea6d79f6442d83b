package org.seichi.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Extends a capture found with selected replies to a proof against every reply, by means of a proof zone (after Thomsen 2000
 * and the relevance zones of Shih, Wu and others 2021).
 *
 * <p>Each step claims: <em>in every position with the same contents on all points of the zone, the same player to move, and
 * no additional ko ban against the attacker in the zone, the attacker captures the chain</em>, whatever stands elsewhere. A
 * reply outside the zone is then no better than a pass, so only the replies inside it have to be tried. The contents of the
 * zone stay known because:
 *
 * <ul>
 *   <li>The attacker plays on a point of the zone, and all its neighbors are in the zone. Chains that he captures are in it
 *       with all adjacent points; chains next to his move that he does not capture have a liberty in it, and so has his own.
 *   <li>When the defender is to move, the attacker's stones in the zone either have two liberties in it, so that no move
 *       outside can capture them, or are in atari and in the zone with all adjacent points. Where a single stone may be
 *       captured, the neighbors of the capturing move are in the zone too, since they decide whether a ko arises.
 *   <li>A point where a reply is illegal (suicide) is in the zone with everything that makes it so.
 * </ul>
 *
 * <p>The defender may retake every ko at once. Suicide is illegal, and simple ko is the only rule against repetition.
 */
final class CaptureProof {
    private final CaptureProblem problem;
    private final SearchBoard board;
    private final ProofSearch search;
    private final NodeCounter counter;
    private final SearchLimit limit;
    private final int fewLiberties;
    private final Map<Long, PointSet> proven = new HashMap<>();
    private final Set<Long> path = new HashSet<>();
    private final Dilation ways;
    private final int[] steps;
    private final long last;
    private boolean refuted;

    /**
     * Prepares a proof.
     *
     * @param problem with the defender as ko master, found to be solved by a search
     * @param search finds the attacker's moves
     * @param fewLiberties the attacker's chains with more liberties than this are assumed to stand, since to secure those too
     *     costs more than the rest: with such a limit it is a trial, which can refute a capture but not prove one
     */
    CaptureProof(CaptureProblem problem, ProofSearch search, NodeCounter counter, SearchLimit limit, int fewLiberties) {
        this.problem = problem;
        this.board = problem.board;
        this.search = search;
        this.counter = counter;
        this.limit = limit;
        this.fewLiberties = fewLiberties;
        ways = new Dilation(board, stone -> false, point -> false);
        steps = board.board().directions();
        last = counter.spent() + limit.nodes();
    }

    /** Makes the proof and returns its zone; empty if it fails or reaches a limit. */
    Optional<PointSet> zone() {
        return Optional.ofNullable(prove());
    }

    /** Whether {@link #zone} met a position in which the search found that the attacker fails. */
    boolean isRefuted() {
        return refuted;
    }

    /** Proves the current position and returns the zone, or null. */
    private PointSet prove() {
        long key = problem.key();
        PointSet known = proven.get(key);
        if (known != null) {
            return known;
        }
        if (counter.spent() >= last || !counter.spend() || path.size() >= limit.depth() || !path.add(key)) {
            return null;
        }
        PointSet zone = problem.proverToMove() ? proveAttack() : proveDefence();
        path.remove(key);
        if (zone != null) {
            proven.put(key, zone);
        }
        return zone;
    }

    private PointSet proveAttack() {
        int move = attack();
        return move == Solution.NO_MOVE ? null : move == Board.NO_POINT ? afterPass() : afterAttack(move);
    }

    private int attack() {
        if (problem.canCapture()) {
            return problem.lastLiberty();
        }
        Solution solution = search.solve(problem);
        refuted |= solution.truth() == Truth.DISPROVEN;
        return solution.truth() == Truth.PROVEN ? solution.move() : Solution.NO_MOVE;
    }

    private PointSet afterPass() {
        problem.play(Board.NO_POINT);
        PointSet zone = prove();
        problem.undo();
        return zone;
    }

    private PointSet afterAttack(int move) {
        PointSet.Builder zone = PointSet.builder(board.board());
        int defender = board.toMove().opponent().code();
        addWithNeighbors(zone, move);
        for (int step : steps) {
            if (board.at(move + step) == defender && board.liberties(move + step) == 1) {
                ways.addSurrounded(zone, move + step);
            }
        }
        problem.play(move);
        PointSet rest = problem.isCaptured() ? PointSet.empty(board.board()) : prove();
        if (rest != null) {
            zone.addAll(rest);
            ways.secure(zone, move, Board.NO_POINT);
            for (int step : steps) {
                if (board.at(move + step) == defender) {
                    ways.secure(zone, move + step, Board.NO_POINT);
                }
            }
        }
        problem.undo();
        return rest == null ? null : zone.build();
    }

    private PointSet proveDefence() {
        PointSet.Builder zone = PointSet.builder(board.board());
        PointSet.Builder tried = PointSet.builder(board.board());
        PointSet.Builder secured = PointSet.builder(board.board());
        PointSet rest = afterPass();
        while (rest != null) {
            zone.addAll(rest);
            secureAttackers(zone, secured);
            int reply = nextReply(zone, tried);
            if (reply == Board.NO_POINT) {
                return zone.build();
            }
            tried.add(reply);
            rest = afterReply(reply);
        }
        return null;
    }

    private int nextReply(PointSet.Builder zone, PointSet.Builder tried) {
        int point = zone.next(Board.NO_POINT);
        while (point != Board.NO_POINT && (board.at(point) != Stones.EMPTY || tried.contains(point))) {
            point = zone.next(point);
        }
        return point;
    }

    /** The zone of the proof after a reply (null without one), or of the suicide that makes the reply illegal. */
    private PointSet afterReply(int reply) {
        if (problem.isLegal(reply)) {
            problem.play(reply);
            PointSet zone = prove();
            problem.undo();
            return zone;
        }
        PointSet.Builder zone = PointSet.builder(board.board());
        addWithNeighbors(zone, reply);
        for (int step : steps) {
            if (board.at(reply + step) == board.toMove().code()) {
                ways.addSurrounded(zone, reply + step);
            }
        }
        return zone.build();
    }

    /**
     * Grows the zone until no reply outside it can capture the attacker's stones in it.
     *
     * @param secured the stones already secured; they stay so while the zone grows
     */
    private void secureAttackers(PointSet.Builder zone, PointSet.Builder secured) {
        int attacker = board.toMove().opponent().code();
        PointSet points;
        do {
            points = zone.build();
            for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
                if (board.at(point) == attacker && !secured.contains(point)) {
                    if (board.liberties(point) <= fewLiberties) {
                        secureAttacker(zone, point);
                    }
                    secured.add(point);
                }
            }
        } while (!zone.build().equals(points));
    }

    /** Grows the zone so that no reply outside it can capture the chain of one of the attacker's stones. */
    private void secureAttacker(PointSet.Builder zone, int stone) {
        if (board.liberties(stone) > 1) {
            ways.secure(zone, stone, ways.secure(zone, stone, Board.NO_POINT));
            return;
        }
        ways.addSurrounded(zone, stone);
        int liberty = board.nextLiberty(stone, Board.NO_POINT);
        if (board.chainSize(stone) == 1 && liberty != Board.NO_POINT) {
            addWithNeighbors(zone, liberty);
        }
    }

    private void addWithNeighbors(PointSet.Builder zone, int point) {
        zone.add(point);
        ways.addNeighbors(zone, point);
    }
}
