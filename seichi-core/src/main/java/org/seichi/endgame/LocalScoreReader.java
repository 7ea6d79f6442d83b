package org.seichi.endgame;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.BoardProblem;
import org.seichi.search.NodeCounter;
import org.seichi.search.ProofSearch;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/**
 * Computes the scores of small open areas by searching all moves in them: territory, prisoners and the moves that have to be
 * spent on protection. Each score is narrowed down by {@link ScoreProblem}s; what stays undecided within the limits is a gap
 * between the least and the most.
 *
 * <p>Exact under the premises, for alternating play: moves elsewhere are not considered. Not thread-safe.
 */
public final class LocalScoreReader {
    /** Limits of each search that suffice for most areas of eight open points. */
    public static final SearchLimit LIMIT = new SearchLimit(5_000, 60);

    /** Maximum number of empty points; larger areas are not searched and get only bounds. */
    public static final int MAX_EMPTY = 16;

    private final ProofSearch search;
    private final NodeCounter counter;
    private final SearchBoard board;
    private final long premises;

    /**
     * Creates a reader of the areas of one position.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each search; a score takes about four
     */
    public LocalScoreReader(Premises premises, TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.counter = counter;
        board = premises.searchBoard();
        search = new ProofSearch(table, counter, limit);
        this.premises = BoardProblem.mix(1, premises.safe().union(premises.nobody()));
    }

    /**
     * The score of an area.
     *
     * @param area one of the {@linkplain Premises#areas areas} of the premises
     */
    public LocalScore read(PointSet area) {
        long before = counter.spent();
        SurveyMemory survey = new SurveyMemory(board, area);
        Stop black = read(survey, Color.BLACK);
        Stop white = read(survey, Color.WHITE);
        return new LocalScore(area, black, white, counter.spent() - before);
    }

    /**
     * The gain over a given score of which a player is sure if he moves first. Of the four bounds of {@link #read} this is
     * the one that shows whether the opponent has to protect himself.
     *
     * @param area one of the {@linkplain Premises#areas areas} of the premises
     * @param score his points minus the opponent's, if nobody moves
     * @return points; 0 if no gain is proven within the limits
     */
    public int gain(PointSet area, Color first, int score) {
        SurveyMemory survey = new SurveyMemory(board, area);
        return board.ifFirst(first, () -> {
            survey.look();
            boolean black = first == Color.BLACK;
            int most = black ? survey.settled() + survey.mostBlack() : survey.mostWhite() - survey.settled();
            boolean small = survey.area().intersection(board.empty()).size() <= MAX_EMPTY;
            return small && most > score ? new Bound(survey, first).raise(score, most, score + 1) - score : 0;
        });
    }

    /** The score with a player moving first. */
    private Stop read(SurveyMemory survey, Color first) {
        return board.ifFirst(first, () -> closeIn(survey));
    }

    private Stop closeIn(SurveyMemory survey) {
        survey.look();
        int least = survey.settled() - survey.mostWhite();
        int most = survey.settled() + survey.mostBlack();
        if (least == most || survey.area().intersection(board.empty()).size() > MAX_EMPTY) {
            return new Stop(least, most, Solution.NO_MOVE);
        }
        Bound black = new Bound(survey, Color.BLACK);
        int forBlack = black.raise(least, most, survey.settled() + survey.standing());
        Bound white = new Bound(survey, Color.WHITE);
        int forWhite = white.raise(-most, -forBlack, -forBlack);
        int move = board.toMove() == Color.BLACK ? black.move : white.move;
        return new Stop(forBlack, -forWhite, move);
    }

    /** Finds the score of which one player can be sure if the opponent wins all kos. */
    private final class Bound {
        private final SurveyMemory survey;
        private final Color prover;
        private int move = Solution.NO_MOVE;

        Bound(SurveyMemory survey, Color prover) {
            this.survey = survey;
            this.prover = prover;
        }

        /** The highest provable score between a sure one and the highest possible one; tries a guess first. */
        int raise(int sure, int highest, int guess) {
            int low = sure;
            int high = highest;
            int goal = Math.max(low + 1, Math.min(guess, high));
            while (low < high) {
                if (proves(goal)) {
                    low = goal;
                    goal = low + 1;
                } else {
                    high = goal - 1;
                    goal = high;
                }
            }
            return low;
        }

        private boolean proves(int goal) {
            Color koMaster = prover.opponent();
            Solution found = search.solve(new ScoreProblem(board, survey, prover, goal, koMaster, premises));
            if (found.truth() == Truth.PROVEN) {
                move = found.move();
            }
            return found.truth() == Truth.PROVEN;
        }
    }
}
