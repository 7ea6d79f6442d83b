package org.seichi.app.play;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.move.UsualMoves;
import org.seichi.playout.JobRunner;
import org.seichi.report.ScoreReport;

/**
 * The replies of the opponent to moves or a pass of the player, each judged by the score with the player to move again. Those that have not
 * been judged in time count as harmless. Not thread-safe.
 */
public final class Replies {
    /** Number of replies that are scored at a time; after those with a bad one no more are. */
    private static final int TOGETHER = 8;

    /** The largest number of replies at one turn, more than a board of 19x19 has points. */
    private static final int MOST = 400;

    private final Turn turn;
    private final Outlook outlook;
    private final JobRunner runner;
    private final BooleanSupplier late;
    private int left = MOST;

    /**
     * Replies at a turn.
     *
     * @param late tells that no further reply is to be scored; asked by several threads at a time
     */
    Replies(Turn turn, Outlook outlook, JobRunner runner, BooleanSupplier late) {
        this.turn = turn;
        this.outlook = outlook;
        this.runner = runner;
        this.late = late;
    }

    /** Whether time and scorings are left for another reply. */
    public boolean mayTry() {
        return left > 0 && !late.getAsBoolean();
    }

    /**
     * Whether every usual reply that is tried leaves a score with which the player is content. Takes a scoring for each reply, the most usual
     * ones first, as strong players choose what does damage.
     *
     * @param move a legal move of the player, {@link Board#NO_POINT} for a pass
     * @param fine tells whether he is content; asked by several threads at a time
     */
    public boolean allLeave(int move, Predicate<ScoreReport> fine) {
        Position position = turn.position();
        Position next = position.playOrPass(move);
        List<Integer> replies = UsualMoves.ranked(next, List.of(move));
        boolean content = true;
        for (int from = 0; content && from < replies.size() && mayTry(); from += TOGETHER) {
            List<Integer> some = replies.subList(from, Math.min(replies.size(), from + Math.min(TOGETHER, left)));
            left -= some.size();
            content = leave(move, some, fine);
        }
        return content;
    }

    private boolean leave(int move, List<Integer> replies, Predicate<ScoreReport> fine) {
        boolean[] found = new boolean[replies.size()];
        runner.run(
                found.length,
                i -> found[i] = late.getAsBoolean() || fine.test(outlook.ahead().after(move, replies.get(i))));
        boolean content = true;
        for (boolean each : found) {
            content &= each;
        }
        return content;
    }
}
