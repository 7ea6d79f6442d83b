package org.seichi.life;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.search.NodeCounter;
import org.seichi.search.ProofSearch;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/**
 * Decides life and death of a group in its area by exhaustive search.
 *
 * <p>Every question is searched with each player as the winner of all kos; where the answers differ, a ko decides.
 * {@link #LIMIT} suffices for about twelve empty points; larger areas end as {@link LifeStatus#UNKNOWN} unless
 * they are simple. A closed corner of three by five points takes some 630,000 nodes.
 *
 * <p>Not thread-safe.
 */
public final class LifeReader {
    /** Limits of a single search that suffice for most areas of twelve empty points. */
    public static final SearchLimit LIMIT = new SearchLimit(50_000, 80);

    private final ProofSearch search;
    private final NodeCounter counter;
    private final SearchLimit limit;

    /**
     * Creates a reader.
     *
     * @param table the transposition table, shared by all searches of a game
     * @param counter bounds all searches of a game together, in positions visited
     * @param limit of each single search; one question takes up to four searches, and some more to follow the line
     */
    public LifeReader(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.counter = counter;
        this.limit = limit;
        search = new ProofSearch(table, counter, limit);
    }

    /** Returns the fate of the group if the given player moves first. */
    public Life read(LifeQuestion question, Color first) {
        long before = counter.spent();
        SearchBoard board = board(question, first);
        Color defender = question.defender();
        LifeStatus ifAttackerWins = outcome(board, question, defender.opponent());
        // A group that lives although the attacker wins all kos also lives if he does not.
        boolean settled = ifAttackerWins == LifeStatus.UNKNOWN || ifAttackerWins == LifeStatus.ALIVE;
        LifeStatus ifDefenderWins = settled ? ifAttackerWins : outcome(board, question, defender);
        boolean isKnown = ifAttackerWins != LifeStatus.UNKNOWN && ifDefenderWins != LifeStatus.UNKNOWN;
        Color loserOfAll = ifDefenderWins == LifeStatus.DEAD ? defender : defender.opponent();
        Color koWinner = ifAttackerWins != ifDefenderWins ? first : loserOfAll;
        LifeStatus shown = koWinner == defender ? ifDefenderWins : ifAttackerWins;
        List<Integer> line = isKnown ? line(board, question, koWinner, shown) : List.of();
        return new Life(ifAttackerWins, ifDefenderWins, line, counter.spent() - before);
    }

    /**
     * Whether the attacker captures stones of the group if one player wins every ko: a part of what {@link #read} finds, for a
     * fraction of its nodes.
     */
    public Truth taken(LifeQuestion question, Color first, Color koMaster) {
        return search.solve(capture(question, first, koMaster)).truth();
    }

    /**
     * Returns the first move with which the attacker captures a chain of the group, or {@link Solution#NO_MOVE} if none is found:
     * one search instead of up to four, for callers with many groups.
     *
     * @param koMaster the player who wins all kos
     */
    public int killingMove(LifeQuestion question, Color koMaster) {
        return firstMove(capture(question, question.defender().opponent(), koMaster));
    }

    /** The same for a move with which the attacker captures a chain or at least leaves the group without two eyes, as in a seki. */
    public int unsettlingMove(LifeQuestion question, Color koMaster) {
        Color attacker = question.defender().opponent();
        return firstMove(new LifeProblem(board(question, attacker), question, LifeGoal.DENY_EYES, koMaster));
    }

    private int firstMove(LifeProblem problem) {
        int capture = problem.captureMove();
        if (capture != Board.NO_POINT) {
            return capture;
        }
        Solution solution = search.solve(problem);
        return solution.truth() == Truth.PROVEN ? solution.move() : Solution.NO_MOVE;
    }

    private static LifeProblem capture(LifeQuestion question, Color first, Color koMaster) {
        return new LifeProblem(board(question, first), question, LifeGoal.CAPTURE, koMaster);
    }

    private static SearchBoard board(LifeQuestion question, Color first) {
        boolean inTurn = question.position().toMove() == first;
        return new SearchBoard(
                inTurn ? question.position() : question.position().withToMove(first));
    }

    private LifeStatus outcome(SearchBoard board, LifeQuestion question, Color koMaster) {
        return switch (solve(board, question, LifeGoal.DENY_EYES, koMaster)) {
            case DISPROVEN -> LifeStatus.ALIVE;
            case UNKNOWN -> LifeStatus.UNKNOWN;
            case PROVEN ->
                switch (solve(board, question, LifeGoal.CAPTURE, koMaster)) {
                    case PROVEN -> LifeStatus.DEAD;
                    case UNKNOWN -> LifeStatus.UNKNOWN;
                    case DISPROVEN -> LifeStatus.SEKI;
                };
        };
    }

    private Truth solve(SearchBoard board, LifeQuestion question, LifeGoal goal, Color koMaster) {
        return search.solve(new LifeProblem(board, question, goal, koMaster)).truth();
    }

    /**
     * Returns the principal variation until the question is decided or the position repeats. Each player plays for what he can
     * achieve: in a seki the attacker prevents two eyes, and the defender prevents the capture.
     */
    private List<Integer> line(SearchBoard board, LifeQuestion question, Color koMaster, LifeStatus outcome) {
        LifeGoal attack = outcome == LifeStatus.DEAD ? LifeGoal.CAPTURE : LifeGoal.DENY_EYES;
        LifeGoal defence = outcome == LifeStatus.ALIVE ? LifeGoal.DENY_EYES : LifeGoal.CAPTURE;
        LifeProblem problem = new LifeProblem(board, question, attack, koMaster);
        // Shares the board, but not the record of passes, which matters only where the attacker's goal is to deny eyes.
        LifeProblem other = attack == defence ? problem : new LifeProblem(board, question, defence, koMaster);
        List<Integer> line = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        while (problem.status() == Truth.UNKNOWN && seen.add(problem.key()) && line.size() < limit.depth()) {
            Solution next = search.solve(problem.proverToMove() ? problem : other);
            if (next.truth() == Truth.UNKNOWN || next.move() == Solution.NO_MOVE) {
                break;
            }
            problem.play(next.move());
            line.add(next.move());
        }
        int capture = problem.captureMove();
        for (int move = 0; move < line.size(); move++) {
            problem.undo();
        }
        if (capture != Board.NO_POINT) {
            line.add(capture);
        }
        return line;
    }
}
