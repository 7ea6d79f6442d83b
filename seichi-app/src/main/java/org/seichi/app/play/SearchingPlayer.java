package org.seichi.app.play;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.Expectation;
import org.seichi.game.Terms;
import org.seichi.playout.Crew;
import org.seichi.playout.GuidedTree;
import org.seichi.playout.SampledMove;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Scoring;
import org.seichi.score.Status;
import org.seichi.search.Budget;

/**
 * Chooses by games that are played to the end in a tree, which the order of usual moves guides; the move that was tried most is taken. The
 * tree is kept as long as the game goes on. A game that is settled is over. Not for several threads at a time.
 */
public final class SearchingPlayer {
    /** The usual effort: some 8900 games on 9x9, 2000 on 19x19. */
    private static final int USUAL_EFFORT = 722_000;

    private static final int FEWEST_GAMES = 30;
    private static final Effort READING = Effort.QUICK.withCaptures(new Budget(20_000));

    /** How certainly a point must be expected to be a player's, from 0 to 1. */
    private static final double SETTLED = 0.6;

    /** A position in which fewer games are won is given up. */
    private static final double HOPELESS = 0.08;

    /** A game is late if one point of this many has a stone. */
    private static final int LATE = 3;

    private final boolean resigns;
    private final int effort;
    private final Crew crew;
    private final KeptTree kept = new KeptTree();

    /**
     * A player who has not thought of anything yet.
     *
     * @param resigns whether he gives up lost games
     * @param effort how much he plays for a move: this many points of boards are played full, which on a small board are more games
     * @param crew plays the games
     */
    public SearchingPlayer(boolean resigns, int effort, Crew crew) {
        this.resigns = resigns;
        this.effort = effort;
        this.crew = crew;
    }

    /** A player who takes the usual effort. */
    public static SearchingPlayer usual(boolean resigns) {
        return new SearchingPlayer(resigns, USUAL_EFFORT, SearchingPlayer::together);
    }

    /** Plays games with all processors. */
    private static void together(int jobs, IntConsumer job) {
        IntStream.range(0, jobs).parallel().forEach(job);
    }

    /**
     * Chooses.
     *
     * @param turn whose turn it is and where; in a game that does not end, nothing but passes
     * @param report how the position is scored
     * @param clock how much time there is; without time the effort is less
     */
    public Choice choose(Turn turn, ScoreReport report, Clock clock) {
        return choose(turn, report, () -> search(turn, report, clock));
    }

    /**
     * Chooses among moves that are searched, if the game is not over.
     *
     * @param search finds the moves, the one with most games first
     */
    public Choice choose(Turn turn, ScoreReport report, Supplier<List<SearchedMove>> search) {
        Board board = turn.position().board();
        if (turn.moves() > 3 * board.size() || isSettled(report, turn.position())) {
            return Choice.PASS;
        }
        List<SearchedMove> searched = search.get();
        if (searched.isEmpty()) {
            return Choice.PASS;
        }
        SampledMove best = searched.get(0).sampled();
        boolean hopeless = best.share() < HOPELESS && stones(turn) > board.size() / LATE;
        return resigns && hopeless ? Choice.RESIGN : Choice.at(best.point());
    }

    /**
     * The moves that are thought of, the one with most games first, with the share of them that the player to move won.
     *
     * @param turn whose turn it is and where
     * @param report how the position is scored
     * @param clock how much time there is
     */
    public List<SearchedMove> search(Turn turn, ScoreReport report, Clock clock) {
        GuidedTree tree = kept.at(turn, lead(report.terms()));
        tree.play(games(turn.position().board(), clock), crew);
        int sign = turn.position().toMove() == Color.BLACK ? 1 : -1;
        return tree.moves().stream()
                .filter(move -> move.games() > 0)
                .filter(move -> move.point() == Board.NO_POINT || turn.legal().test(move.point()))
                .map(move -> new SearchedMove(move, tree.likely(move.point()), sign * tree.gain(move.point())))
                .toList();
    }

    /** Number of games for a move. */
    int games(Board board, Clock clock) {
        return Math.max(FEWEST_GAMES, clock.effort(effort) / board.size());
    }

    private static int stones(Turn turn) {
        return turn.position().board().size() - turn.position().empty().size();
    }

    /** What Black has beside the area. */
    private static int lead(Terms terms) {
        return -terms.komi() - terms.compensation();
    }

    /** Whether living stones of the player to move have a single liberty. */
    private static boolean isInAtari(ScoreReport report, Position position) {
        return report.assessment().verdicts().stream()
                .filter(verdict -> verdict.color() == position.toMove() && verdict.status() == Status.ALIVE)
                .anyMatch(verdict -> verdict.stones()
                                .neighbors(position.board())
                                .intersection(position.empty())
                                .size()
                        == 1);
    }

    /** Points that must be filled, and under area rules those that nobody has and all that the ending plays. */
    private static PointSet open(ScoreReport report) {
        PointSet.Builder open = PointSet.builder(report.assessment().position().board());
        report.assessment().teire().forEach(teire -> open.add(teire.point()));
        if (report.terms().rules().scoring() == Scoring.AREA) {
            open.addAll(report.dame());
            report.assessment().plays().forEach(play -> open.add(play.point()));
        }
        return open.build();
    }

    /**
     * Whether every point is expected to be whose it is counted to be although the opponent moves next, and no point that
     * counts is left to take. A seki may still need an answer, living stones in atari do, and what is nobody's while no stone
     * is near is not played out.
     */
    private static boolean isSettled(ScoreReport report, Position position) {
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        boolean isClosed = open(report).isEmpty()
                && report.dame().minus(stones.neighbors(position.board())).isEmpty()
                && !isInAtari(report, position)
                && report.ownership().seki().isEmpty()
                && report.assessment().kos().isEmpty();
        if (!isClosed) {
            return false;
        }
        Expectation expectation = Evaluation.of(position.pass(), READING).expectation();
        return agrees(report.ownership().black(), 1, expectation)
                && agrees(report.ownership().white(), -1, expectation);
    }

    private static boolean agrees(PointSet points, int sign, Expectation expectation) {
        for (int point : points.toArray()) {
            if (sign * expectation.at(point) < SETTLED) {
                return false;
            }
        }
        return true;
    }
}
