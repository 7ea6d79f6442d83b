package org.seichi.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Overrides;
import org.seichi.game.Replay;
import org.seichi.game.Terms;

/**
 * A game as read from its record, with its terms and its replay.
 *
 * @param game the game; its header has the terms as written
 * @param terms the terms as interpreted
 * @param replay the replay of the main line
 */
public record RecordSummary(Game game, Terms terms, Replay replay) {
    /** Reads the terms of a game and replays it. */
    public static RecordSummary of(Game game) {
        return of(game, Overrides.NONE, OptionalInt.empty());
    }

    /**
     * Reads the terms of a game and replays it.
     *
     * @param overrides terms that override those of the record
     * @param move number of the last move to play; empty to play all moves
     */
    public static RecordSummary of(Game game, Overrides overrides, OptionalInt move) {
        Terms terms = Terms.of(game, overrides);
        Replay replay =
                move.isPresent() ? Replay.upTo(game, terms.rules(), move.getAsInt()) : Replay.of(game, terms.rules());
        return new RecordSummary(game, terms, replay);
    }

    /** Number of stones captured by a player. */
    public int capturedBy(Color player) {
        return end().capturedBy(player);
    }

    /** Number of empty points in the position. */
    public int empty() {
        return end().empty().size();
    }

    /** The warnings about record, terms and replay, in this order. */
    public List<Warning> warnings() {
        List<Warning> warnings = new ArrayList<>(game.warnings());
        warnings.addAll(terms.warnings());
        warnings.addAll(replay.warnings());
        return List.copyOf(warnings);
    }

    private Position end() {
        return replay.end().position();
    }
}
