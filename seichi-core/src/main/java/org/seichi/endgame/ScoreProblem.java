package org.seichi.endgame;

import java.util.BitSet;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.search.BoardProblem;
import org.seichi.search.SearchBoard;
import org.seichi.search.Truth;

/**
 * Does a player reach a score in an area if both play there in turn? He is the prover. Territory counting.
 *
 * <p>Players may pass. After two passes the area is counted, unless there are stones in doubt: then play goes on for nothing
 * but their life, each move paid back with a point, so that taking a dead stone costs nothing (as in the confirmation of
 * the Japanese rules, where the players show who would take what). After two more passes it is counted as it stands.
 * Parts that are {@linkplain Survey settled} are not played in.
 */
final class ScoreProblem extends BoardProblem {
    private static final int PASSES_TO_COUNT = 2;

    private final Color prover;
    private final int goal;
    private final SurveyMemory survey;
    private final int prisonersBefore;
    /** Which of the moves played so far are passes, and before which of them play was for life alone. */
    private final BitSet passes = new BitSet();

    private final BitSet confirming = new BitSet();
    /** Between what the score of the position that {@link #status} has looked at lies, for the prover. */
    private int least;

    private int most;
    private int played;
    /** What moves in the confirmation have brought Black. */
    private int paidBack;

    /**
     * A question about the position that the board shows.
     *
     * @param survey what its area looks like
     * @param prover who wants to reach the goal
     * @param goal his points less the opponent's, those taken in the area from now on included
     * @param koMaster the player who wins all kos
     * @param premises tells apart boards with the same stones of which others are immortal
     */
    ScoreProblem(SearchBoard board, SurveyMemory survey, Color prover, int goal, Color koMaster, long premises) {
        super(board, koMaster, mix(mix(mix(premises, prover.code()), goal), survey.area()));
        this.prover = prover;
        this.goal = goal;
        this.survey = survey;
        prisonersBefore = prisoners();
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

    /** Points for Black that do not lie on the board. */
    private int gained() {
        return prisoners() - prisonersBefore + paidBack;
    }

    private int prisoners() {
        return board.capturedBy(Color.BLACK) - board.capturedBy(Color.WHITE);
    }

    private boolean isOver() {
        boolean stopped = played >= PASSES_TO_COUNT && passes.get(played - 1) && passes.get(played - 2);
        return stopped && (confirming.get(played - 2) || !survey.hasStonesInDoubt());
    }

    /** Whether the next move is for life alone: the players have stopped before. */
    private boolean isConfirming() {
        return played > 0
                && (confirming.get(played - 1) || (passes.get(played - 1) && played > 1 && passes.get(played - 2)));
    }

    @Override
    public long key() {
        int state = 4 * gained() + (isConfirming() ? 2 : 0) + (played > 0 && passes.get(played - 1) ? 1 : 0);
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

    /** What Black gets for a move of the player to move. */
    private int payment() {
        return board.toMove() == Color.BLACK ? 1 : -1;
    }

    /** The points that are missing to be sure of the goal. */
    @Override
    public int proofEstimate() {
        return Math.max(1, goal - least);
    }

    /** The points that are left over the goal. */
    @Override
    public int disproofEstimate() {
        return Math.max(1, most - goal + 1);
    }
}
