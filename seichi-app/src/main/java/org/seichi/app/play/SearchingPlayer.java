package org.seichi.app.play;

import java.util.List;
import java.util.function.BooleanSupplier;
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
import org.seichi.playout.GuidedTree;
import org.seichi.playout.JobRunner;
import org.seichi.playout.SampledMove;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Scoring;
import org.seichi.score.Status;
import org.seichi.search.Budget;

/**
 * Chooses moves by tree search with playouts, guided by the priors of the moves; plays the most visited move. The tree is kept
 * as long as the game continues in it. Passes if the position is settled. Not thread-safe.
 */
public final class SearchingPlayer {
    /** The usual effort, playouts times points of the board: some 8900 playouts per move on 9x9, 2000 on 19x19. */
    private static final int USUAL_EFFORT = 722_000;

    private static final int FEWEST_GAMES = 30;
    private static final Effort READING = Effort.QUICK.withCaptures(new Budget(20_000));

    /** The least expectation (0 to 1) with which a point counts as its owner's for certain. */
    private static final double SETTLED = 0.6;

    /** The share of playouts won below which the player resigns. */
    private static final double HOPELESS = 0.08;

    /** The player resigns only if more than one point in this many has a stone. */
    private static final int LATE = 3;

    /** The part of a move's time after which replies are no longer tried if a search may follow. */
    private static final double BEFORE_SEARCH = 0.5;

    private final boolean resigns;
    private final int effort;
    private final JobRunner runner;
    private final KeptTree kept = new KeptTree();

    /**
     * Creates a player with an empty tree.
     *
     * @param resigns whether he resigns lost games
     * @param effort effort per move: number of playouts times number of points on the board
     * @param runner runs the playouts
     */
    public SearchingPlayer(boolean resigns, int effort, JobRunner runner) {
        this.resigns = resigns;
        this.effort = effort;
        this.runner = runner;
    }

    /** A player with the usual effort, on all processors. */
    public static SearchingPlayer usual(boolean resigns) {
        return new SearchingPlayer(resigns, USUAL_EFFORT, SearchingPlayer::together);
    }

    /** Runs the playouts on all processors. */
    private static void together(int jobs, IntConsumer job) {
        IntStream.range(0, jobs).parallel().forEach(job);
    }

    /**
     * Chooses a move.
     *
     * @param turn the turn; after three moves per point of the board the answer is always a pass
     * @param outlook the score
     * @param time the time for the move; if it is short, the effort is reduced
     */
    public Choice choose(Turn turn, Outlook outlook, MoveTime time) {
        return choose(turn, outlook, time, () -> search(turn, outlook.report(), time.clock()));
    }

    /**
     * Chooses among searched moves, or passes if the game is over. Does not pass while a move of the opponent that is tried in time would do
     * damage.
     *
     * @param time the time for the move
     * @param search finds the moves, the one with the most playouts first
     */
    public Choice choose(Turn turn, Outlook outlook, MoveTime time, Supplier<List<SearchedMove>> search) {
        Board board = turn.position().board();
        boolean settled = isSettled(outlook.report(), turn.position());
        if (turn.moves() > 3 * board.size()
                || (settled && passIsHarmless(turn, outlook.report(), replies(turn, outlook, time)))) {
            return Choice.PASS;
        }
        List<SearchedMove> searched = search.get();
        if (searched.isEmpty()) {
            return Choice.PASS;
        }
        SampledMove best = searched.get(0).sampled();
        boolean hopeless = best.share() < HOPELESS && stones(turn) > board.size() / LATE;
        if (resigns && hopeless) {
            return Choice.RESIGN;
        }
        boolean passes = best.point() == Board.NO_POINT
                && (searched.size() == 1
                        || (!settled && passIsHarmless(turn, outlook.report(), replies(turn, outlook, time, 1))));
        return passes ? Choice.PASS : Choice.at(firstMove(searched));
    }

    /** Whether the opponent gains nothing by any reply to a pass, if the player then answers. */
    private static boolean passIsHarmless(Turn turn, ScoreReport report, Replies replies) {
        int sign = turn.position().toMove() == Color.BLACK ? 1 : -1;
        int margin = sign * report.score().margin();
        return replies.allLeave(Board.NO_POINT, later -> sign * later.score().margin() >= margin);
    }

    /** The opponent's replies to what the player may do at his turn before he searches, as many as half of the move's time allows. */
    public Replies replies(Turn turn, Outlook outlook, MoveTime time) {
        return replies(turn, outlook, time, BEFORE_SEARCH);
    }

    private Replies replies(Turn turn, Outlook outlook, MoveTime time, double part) {
        return new Replies(turn, outlook, runner, () -> time.hasPassed(part));
    }

    /** The point of the first move that is no pass, {@link Board#NO_POINT} if there is none. */
    private static int firstMove(List<SearchedMove> searched) {
        return searched.stream()
                .mapToInt(move -> move.sampled().point())
                .filter(point -> point != Board.NO_POINT)
                .findFirst()
                .orElse(Board.NO_POINT);
    }

    /**
     * The searched moves, the one with the most playouts first, each with the share of playouts that the player to move won.
     *
     * @param turn the turn
     * @param report the score of the position
     * @param clock the time left
     */
    public List<SearchedMove> search(Turn turn, ScoreReport report, Clock clock) {
        GuidedTree tree = kept.at(turn, lead(report.terms()));
        tree.play(games(turn.position().board(), clock), runner);
        return moves(tree, turn);
    }

    /**
     * The searched moves as without a clock, or what the playouts so far tell if the search is cut short. Then the tree is not kept: when it
     * was cut depends on the machine, and no later answer may.
     *
     * @param isCut tells whether the answer is not waited for any more; asked while the search goes on
     */
    public List<SearchedMove> search(Turn turn, ScoreReport report, BooleanSupplier isCut) {
        GuidedTree tree = kept.at(turn, lead(report.terms()));
        int all = games(turn.position().board(), Clock.NONE);
        boolean[] cut = new boolean[1];
        tree.play(all, runner, () -> {
            cut[0] = isCut.getAsBoolean();
            return cut[0];
        });
        if (cut[0]) {
            kept.forget();
        }
        return moves(tree, turn);
    }

    /** The legal moves with playouts. */
    private static List<SearchedMove> moves(GuidedTree tree, Turn turn) {
        int sign = turn.position().toMove() == Color.BLACK ? 1 : -1;
        return tree.moves().stream()
                .filter(move -> move.games() > 0)
                .filter(move -> move.point() == Board.NO_POINT || turn.legal().test(move.point()))
                .map(move -> new SearchedMove(move, tree.likely(move.point()), sign * tree.gain(move.point())))
                .toList();
    }

    /** Number of playouts for a move. */
    int games(Board board, Clock clock) {
        return Math.max(FEWEST_GAMES, clock.effort(effort) / board.size());
    }

    private static int stones(Turn turn) {
        return turn.position().board().size() - turn.position().empty().size();
    }

    /** Black's points beside the area, in half-points. */
    private static int lead(Terms terms) {
        return -terms.komi() - terms.compensation();
    }

    /** Whether a living chain of the player to move is in atari. */
    private static boolean isInAtari(ScoreReport report, Position position) {
        return report.assessment().verdicts().stream()
                .filter(verdict -> verdict.color() == position.toMove() && verdict.status() == Status.ALIVE)
                .anyMatch(verdict -> verdict.stones()
                                .neighbors(position.board())
                                .intersection(position.empty())
                                .size()
                        == 1);
    }

    /** Points where a move is needed: teire, and under area rules also neutral points and all moves of the ending. */
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
     * Whether the player may pass: no move is needed, and even with the opponent to move every point is expected to go to the
     * owner it is counted for. Not so with a seki or an open ko, living stones in atari, or a neutral point without a stone next
     * to it.
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
