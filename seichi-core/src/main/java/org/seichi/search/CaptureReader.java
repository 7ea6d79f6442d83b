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
 * Tactical reading: can a chain be captured, or saved, with either side to move first? Ladders, nets, snapbacks,
 * connect-and-die, throw-ins and the kos among them.
 *
 * <p>Each question is searched for both ko masters ({@link CaptureProblem}). A capture that holds against a defender who
 * wins all kos is then proven, if that is possible, with every reply that could matter ({@link CaptureProof}).
 *
 * <p>Not for several threads at a time; one for each game, so that answers do not depend on the order of games.
 */
public final class CaptureReader {
    /** A chain with more liberties is not read; nor is one without any, which only a position set up by hand has. */
    public static final int MAX_LIBERTIES = 5;

    /** A chain that gets more liberties than this, and than it had, has escaped: asked first, then asked again. */
    private static final int NEAR_ESCAPE = 3;

    private static final int FAR_ESCAPE = 4;

    private final ProofSearch search;
    private final NodeCounter counter;
    private final SearchLimit limit;

    /**
     * A reader with its means.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; one question takes up to three and some more to follow the line
     */
    public CaptureReader(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.counter = counter;
        this.limit = limit;
        search = new ProofSearch(table, counter, limit);
    }

    /** The same question about an immutable position. */
    public Capture read(Position position, int stone, Color first) {
        return read(new SearchBoard(position), stone, first);
    }

    /**
     * Reads the capture of a chain. The board is left as it was.
     *
     * @param board the position; if another player than the first is to move, he passes
     * @param stone a stone of the chain
     * @param first who plays first: the owner of the chain, or the attacker
     * @throws IllegalArgumentException if there is no stone
     */
    public Capture read(SearchBoard board, int stone, Color first) {
        if (board.at(stone) != Stones.BLACK && board.at(stone) != Stones.WHITE) {
            throw new IllegalArgumentException("no stone on point " + stone);
        }
        boolean passes = board.toMove() != first;
        if (passes) {
            board.pass();
        }
        Capture capture = read(board, board.stonesOf(stone).first());
        if (passes) {
            board.undo();
        }
        return capture;
    }

    /**
     * Asks with a low bound of liberties first, which decides most questions soon, and with a higher one if the chain is
     * not captured within the lower. If that takes too long, the answer is what the lower bound has shown.
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

    /** A capture against the replies that were chosen, tried against all. */
    private Capture prove(CaptureProblem problem) {
        CaptureProof proof = new CaptureProof(problem, search, counter, limit);
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

    /** Both players' best moves, up to the capture; shorter only if the budget ends on the way. */
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
