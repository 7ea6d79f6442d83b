package org.seichi.game;

import java.util.List;
import java.util.OptionalInt;
import org.seichi.board.Warning;
import org.seichi.rules.Ruleset;

/**
 * A record played through on a board.
 *
 * <p>Moves are carried out as the SGF specification says, whether or not the rules allow them: a stone goes on its point
 * whatever stands there, opposing chains without liberty are taken off, then the mover's own chain if it has none. What
 * the rules forbid is warned about.
 *
 * @param end the position after the last move that was played, and how the record ended there
 * @param moves number of moves played, passes included
 * @param passesAtEnd number of passes after the last stone that was played
 * @param skipped number of the last move that was made by the player of the move before; empty if the players alternated
 * @param warnings moves that the rules forbid, with their place in the record
 */
public record Replay(FinalPosition end, int moves, int passesAtEnd, OptionalInt skipped, List<Warning> warnings) {
    /** Keeps an immutable copy. */
    public Replay {
        warnings = List.copyOf(warnings);
    }

    /** Plays the whole main line. */
    public static Replay of(Game game, Ruleset rules) {
        return new Replayer(game.board(), rules).play(game.steps(), Integer.MAX_VALUE);
    }

    /**
     * Plays the main line up to the move after which the given number of moves has been made, with any setup that
     * follows it. 0 gives the position before the first move. A number beyond the record gives its end and a warning.
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
