package org.seichi.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Tactical reading: whether a chain can be captured, or saved, with either side to move first. This covers ladders, nets,
 * snapbacks, connect-and-die, throw-ins and kos among them.
 *
 * <p>Each question is searched with either player as ko master ({@link CaptureProblem}). A capture that works even if the
 * defender wins all kos is then proven against every relevant reply, if possible ({@link CaptureProof}).
 *
 * <p>Not thread-safe. Use one for each game, so that answers do not depend on the order of games.
 */
public final class CaptureReader {
    /** Chains with more liberties than this are not read, nor are chains without any, which occur only in positions set up by hand. */
    public static final int MAX_LIBERTIES = 5;

    /** Liberty limits of the first and second search: a chain that gets more, and more than it had, has escaped. */
    private static final int NEAR_ESCAPE = 3;

    private static final int FAR_ESCAPE = 4;

    private final ProofSearch search;
    private final NodeCounter counter;
    private final SearchLimit limit;

    /**
     * Creates a reader.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; one question takes up to four, and more for the proof and the line
     */
    public CaptureReader(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.counter = counter;
        this.limit = limit;
        search = new ProofSearch(table, counter, limit);
    }

    /** Reads an immutable position; see {@link #read(SearchBoard, int, Color)}. */
    public Capture read(Position position, int stone, Color first) {
        return read(new SearchBoard(position), stone, first);
    }

    /**
     * Reads whether a chain can be captured. Leaves the board unchanged.
     *
     * @param board the position; if another player than the first is to move, he passes
     * @param stone a stone of the chain
     * @param first who plays first: the owner of the chain, or the attacker
     * @throws IllegalArgumentException if there is no stone
     */
    public Capture read(SearchBoard board, int stone, Color first) {
        if (!Stones.isStone(board.at(stone))) {
            throw new IllegalArgumentException("no stone on point " + stone);
        }
        return board.ifFirst(first, () -> read(board, board.stonesOf(stone).first()));
    }

    /**
     * Whether the attacker takes a chain where neither player has ko threats: who takes a ko first wins it, unless the other has a
     * useful move besides. Leaves the board unchanged.
     *
     * @param board the position; if another player than the first is to move, he passes
     * @param stone a stone of the chain
     * @param first who plays first
     * @return false also if the search does not finish
     */
    public boolean isTakenWithoutThreats(SearchBoard board, int stone, Color first) {
        int escape = Math.max(FAR_ESCAPE, board.liberties(stone));
        return board.ifFirst(
                first,
                () -> search.solve(CaptureProblem.withoutThreats(
                                        board, board.stonesOf(stone).first(), escape))
                                .truth()
                        == Truth.PROVEN);
    }

    /**
     * Searches with a low liberty limit first, which settles most questions quickly, then with a higher one unless the chain
     * is captured. If the second search is undecided, the result of the first stands.
     */
    private Capture read(SearchBoard board, int target) {
        int liberties = board.liberties(target);
        long before = counter.spent();
        Capture best = unknown(board);
        boolean readable = liberties > 0 && liberties <= MAX_LIBERTIES;
        int last = readable ? Math.max(FAR_ESCAPE, liberties) : 0;
        for (int escape = Math.max(NEAR_ESCAPE, liberties); escape <= last; escape++) {
            Capture found = read(board, target, escape);
            best = found.result() == CaptureResult.UNKNOWN ? best : found;
            if (found.result() == CaptureResult.CAPTURED) {
                break;
            }
        }
        return new Capture(best.result(), best.proven(), best.line(), best.zone(), counter.spent() - before);
    }

    private Capture read(SearchBoard board, int target, int escape) {
        Color defender = Color.of(board.at(target));
        CaptureProblem withKo = new CaptureProblem(board, target, defender.opponent(), escape);
        Solution best = search.solve(withKo);
        if (best.truth() == Truth.UNKNOWN) {
            return unknown(board);
        }
        if (best.truth() == Truth.DISPROVEN) {
            boolean reply = board.toMove() == defender && best.move() > Board.NO_POINT;
            return unproven(CaptureResult.SAVED, reply ? List.of(best.move()) : List.of(), board);
        }
        CaptureProblem withoutKo = new CaptureProblem(board, target, defender, escape);
        return switch (search.solve(withoutKo).truth()) {
            case PROVEN -> prove(withoutKo);
            case DISPROVEN -> unproven(CaptureResult.KO, line(withKo), board);
            case UNKNOWN -> unknown(board);
        };
    }

    /** Tries to prove a capture that was found with selected replies against all of them. */
    private Capture prove(CaptureProblem problem) {
        CaptureProof proof = new CaptureProof(problem, search, counter, limit, Integer.MAX_VALUE);
        Optional<PointSet> zone = proof.zone();
        if (proof.isRefuted()) {
            return unknown(problem.board);
        }
        List<Integer> line = line(problem);
        return zone.map(points -> new Capture(CaptureResult.CAPTURED, true, line, points, 0))
                .orElseGet(() -> unproven(CaptureResult.CAPTURED, line, problem.board));
    }

    private static Capture unknown(SearchBoard board) {
        return unproven(CaptureResult.UNKNOWN, List.of(), board);
    }

    private static Capture unproven(CaptureResult result, List<Integer> line, SearchBoard board) {
        return new Capture(result, false, line, PointSet.empty(board.board()), 0);
    }

    /** The best moves of both players up to the capture; shorter only if a limit is reached on the way. */
    private List<Integer> line(CaptureProblem problem) {
        List<Integer> line = new ArrayList<>();
        while (!problem.canCapture() && line.size() < limit.depth()) {
            Solution next = search.solve(problem);
            if (next.truth() != Truth.PROVEN || next.move() == Solution.NO_MOVE) {
                break;
            }
            problem.play(next.move());
            line.add(next.move());
        }
        if (problem.canCapture()) {
            line.add(problem.lastLiberty());
            problem.play(problem.lastLiberty());
        }
        for (int move = 0; move < line.size(); move++) {
            problem.undo();
        }
        return line;
    }
}
