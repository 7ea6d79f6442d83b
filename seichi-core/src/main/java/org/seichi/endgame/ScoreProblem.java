package org.seichi.endgame;

import java.util.BitSet;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.search.BoardProblem;
import org.seichi.search.SearchBoard;
import org.seichi.search.Truth;

/**
 * Can a player, the prover, reach a score in an area under alternating play? Territory counting.
 *
 * <p>Players may pass. After two passes the area is counted, unless it contains stones in doubt: then the confirmation
 * begins, in which a point is paid back for each move, so that capturing a dead stone costs nothing (as in the confirmation
 * of the Japanese rules, where the players show who would capture what). After two more passes the area is counted as it
 * stands. Parts that are {@linkplain Survey settled} are not played in.
 */
final class ScoreProblem extends BoardProblem {
    private static final int PASSES_TO_COUNT = 2;

    private final Color prover;
    private final int goal;
    private final SurveyMemory survey;
    private final int prisonersBefore;
    /** Which of the moves played so far are passes, and which were played in the confirmation. */
    private final BitSet passes = new BitSet();

    private final BitSet confirming = new BitSet();
    /** Bounds of the prover's score in the position that {@link #status} has examined last. */
    private int least;

    private int most;
    private int played;
    /** The points paid back to Black, less those to White, for moves in the confirmation. */
    private int paidBack;

    /**
     * Asks about the position on the board.
     *
     * @param survey the survey of the area
     * @param prover who wants to reach the goal
     * @param goal his points minus the opponent's, including prisoners taken in the area from now on
     * @param koMaster the player who wins all kos
     * @param premises a hash that distinguishes boards with the same stones but other immortal ones
     */
    ScoreProblem(SearchBoard board, SurveyMemory survey, Color prover, int goal, Color koMaster, long premises) {
        super(board, koMaster.code(), mix(mix(mix(premises, prover.code()), goal), survey.area()));
        this.prover = prover;
        this.goal = goal;
        this.survey = survey;
        prisonersBefore = board.prisoners();
    }

    @Override
    public boolean proverToMove() {
        return board.toMove() == prover;
    }

    @Override
    public Truth status() {
        survey.look();
        int sure = gained() + survey.settled();
        int forBlack = survey.mostBlack();
        int forWhite = survey.mostWhite();
        if (isOver()) {
            forBlack = survey.standing();
            forWhite = -forBlack;
        }
        least = prover == Color.BLACK ? sure - forWhite : -sure - forBlack;
        most = prover == Color.BLACK ? sure + forBlack : -sure + forWhite;
        return least >= goal ? Truth.PROVEN : most < goal ? Truth.DISPROVEN : Truth.UNKNOWN;
    }

    /** Points for Black from prisoners and payments since the start. */
    private int gained() {
        return board.prisoners() - prisonersBefore + paidBack;
    }

    private boolean isOver() {
        boolean stopped = played >= PASSES_TO_COUNT && passes.get(played - 1) && passes.get(played - 2);
        return stopped && (confirming.get(played - 2) || !survey.hasStonesInDoubt());
    }

    /** Whether the next move belongs to the confirmation, because there were two passes before. */
    private boolean isConfirming() {
        return played > 0
                && (confirming.get(played - 1) || (passes.get(played - 1) && played > 1 && passes.get(played - 2)));
    }

    @Override
    public long key() {
        int state = 8 * gained() + (isConfirming() ? 4 : 0);
        if (played > 0) {
            state += (passes.get(played - 1) ? 2 : 0) + (confirming.get(played - 1) ? 1 : 0);
        }
        return super.key() ^ mix(state, 0);
    }

    @Override
    public int maxMoves() {
        return survey.points().length + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        survey.look();
        int to = from;
        int[] points = survey.points();
        for (int index = 0; index < points.length; index++) {
            if (survey.isOpen(index) && isLegal(points[index])) {
                into[to++] = points[index];
            }
        }
        into[to++] = Board.NO_POINT;
        return to - from;
    }

    @Override
    public void play(int move) {
        boolean paid = isConfirming();
        passes.set(played, move == Board.NO_POINT);
        confirming.set(played, paid);
        played++;
        if (paid && move != Board.NO_POINT) {
            paidBack += payment();
        }
        super.play(move);
    }

    @Override
    public void undo() {
        played--;
        super.undo();
        if (confirming.get(played) && !passes.get(played)) {
            paidBack -= payment();
        }
    }

    /** The payment for a move of the player to move, in points for Black. */
    private int payment() {
        return board.toMove() == Color.BLACK ? 1 : -1;
    }

    /** The points still missing to be sure of the goal. */
    @Override
    public int proofEstimate() {
        return Math.max(1, goal - least);
    }

    /** The points still missing to rule out the goal. */
    @Override
    public int disproofEstimate() {
        return Math.max(1, most - goal + 1);
    }
}
