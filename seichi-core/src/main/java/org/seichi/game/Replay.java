package org.seichi.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Warning;
import org.seichi.rules.Ruleset;

/**
 * The result of replaying a record on a board.
 *
 * <p>Moves are played as the SGF specification says, whether or not they are legal: the stone replaces whatever is on its
 * point, opposing chains without liberties are removed, then the player's own chain if it has none. Illegal moves are reported
 * as warnings.
 *
 * @param end the position after the last move played, and how the record ended there
 * @param moves number of moves played, passes included
 * @param passesAtEnd number of passes after the last stone played
 * @param skipped number of the last move made by the same player as the move before; empty if the players alternated
 * @param warnings illegal moves and moves out of turn, with their place in the record, and a warning if the record is too short
 */
public record Replay(FinalPosition end, int moves, int passesAtEnd, OptionalInt skipped, List<Warning> warnings) {
    /** Keeps an immutable copy. */
    public Replay {
        warnings = List.copyOf(warnings);
    }

    /** Replays the whole main line. */
    public static Replay of(Game game, Ruleset rules) {
        return new Replayer(game.board(), rules).play(game.steps(), Integer.MAX_VALUE);
    }

    /** The first move of the main line from a number on that the rules forbid; empty if they allow them all. */
    public static Optional<ForbiddenMove> firstForbidden(Game game, Ruleset rules, int from) {
        Replayer replayer = new Replayer(game.board(), rules);
        replayer.play(game.steps(), Integer.MAX_VALUE);
        return replayer.forbidden().stream()
                .filter(move -> move.number() >= from)
                .findFirst();
    }

    /**
     * Replays the given number of moves of the main line, and any setup that follows them. 0 gives the position before the
     * first move. A number beyond the end of the record gives its end and a warning.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public static Replay upTo(Game game, Ruleset rules, int moves) {
        if (moves < 0) {
            throw new IllegalArgumentException("a move number is 0 or more, not " + moves);
        }
        Replayer replayer = new Replayer(game.board(), rules);
        Replay replay = replayer.play(game.steps(), moves);
        return replay.moves < moves ? replayer.beyondEnd(replay, moves) : replay;
    }
}
