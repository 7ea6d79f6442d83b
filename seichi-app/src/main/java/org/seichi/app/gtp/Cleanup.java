package org.seichi.app.gtp;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.seichi.app.play.Replies;
import org.seichi.app.play.Turn;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.ScoreReport;
import org.seichi.score.Status;
import org.seichi.structure.Chains;

/**
 * Takes dead stones off by playing: each move takes away a liberty of theirs, and no move lets them live or costs the life of the captor's
 * own stones. A killing shape inside an eye is such a move too, though its stones will be taken.
 */
final class Cleanup {
    private final Turn turn;
    private final ScoreReport now;
    private final Replies replies;
    private final Color color;

    /**
     * A cleanup by the player to move.
     *
     * @param now the score of the position
     * @param replies the opponent's replies
     */
    Cleanup(Turn turn, ScoreReport now, Replies replies) {
        this.turn = turn;
        this.now = now;
        this.replies = replies;
        color = turn.position().toMove();
    }

    /**
     * A liberty of a dead chain of the opponent: one where the stone is not in atari if there is one, of the chain with the fewest
     * liberties. Takes a scoring for each reply to each move tried; none is tried when their time is over.
     */
    OptionalInt nextCapture() {
        List<Integer> moves = liberties();
        return moves.stream()
                .sorted(Comparator.comparing(this::isAtari))
                .filter(move -> replies.mayTry() && losesNothing(move))
                .mapToInt(move -> move)
                .findFirst();
    }

    /** The legal moves on liberties of dead chains, those of chains with few liberties first. */
    private List<Integer> liberties() {
        Chains chains = Chains.of(turn.position());
        PointSet dead = now.assessment()
                .stones(Status.DEAD)
                .intersection(turn.position().stones(color.opponent()));
        return IntStream.range(0, chains.count())
                .filter(chain -> dead.contains(chains.stone(chain, 0)))
                .boxed()
                .sorted(Comparator.comparingInt(chains::libertyCount))
                .flatMapToInt(chain -> Arrays.stream(chains.liberties(chain).toArray()))
                .filter(point -> turn.legal().test(point))
                .distinct()
                .boxed()
                .toList();
    }

    /** Whether the stone of a move is in atari. */
    private boolean isAtari(int point) {
        Position after = turn.position().play(color, point);
        Chains chains = Chains.of(after);
        return chains.libertyCount(chains.at(point)) == 1;
    }

    /** Whether every point that counts for the player can still do so after a move, whatever the reply: no stones come to life or die. */
    private boolean losesNothing(int point) {
        PointSet owned = now.ownership().of(color);
        return replies.allLeave(
                point, later -> owned.minus(later.ownership().of(color)).isEmpty());
    }
}
