package org.seichi.app.play;

import java.util.List;
import java.util.function.Predicate;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.move.UsualMoves;
import org.seichi.playout.Crew;
import org.seichi.report.ScoreReport;

/** The replies of the opponent to a move or a pass of the player, each judged by the score with the player to move again. */
public final class Replies {
    /** Number of replies that are scored at a time; after those with a bad one no more are. */
    private static final int TOGETHER = 8;

    private final Turn turn;
    private final Outlook outlook;
    private final Crew crew;

    Replies(Turn turn, Outlook outlook, Crew crew) {
        this.turn = turn;
        this.outlook = outlook;
        this.crew = crew;
    }

    /**
     * Whether every usual reply leaves a score with which the player is content. Takes a scoring for each reply, the most usual ones first.
     *
     * @param move a legal move of the player, {@link Board#NO_POINT} for a pass
     * @param fine tells whether he is content; asked by several threads at a time
     */
    public boolean allLeave(int move, Predicate<ScoreReport> fine) {
        Position position = turn.position();
        Position next = move == Board.NO_POINT ? position.pass() : position.play(position.toMove(), move);
        List<Integer> replies = UsualMoves.ranked(next, List.of(move));
        boolean content = true;
        for (int from = 0; content && from < replies.size(); from += TOGETHER) {
            List<Integer> some = replies.subList(from, Math.min(replies.size(), from + TOGETHER));
            boolean[] found = new boolean[some.size()];
            crew.run(found.length, i -> found[i] = fine.test(outlook.ahead().after(move, some.get(i))));
            for (boolean each : found) {
                content &= each;
            }
        }
        return content;
    }
}
