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
 * What a record says of a game and how it was read.
 *
 * @param game the game as read; its header has the terms as written
 * @param terms the terms as read
 * @param replay the main line, played through
 */
public record RecordSummary(Game game, Terms terms, Replay replay) {
    /** Reads the terms of a game and plays it through. */
    public static RecordSummary of(Game game) {
        return of(game, Overrides.NONE, OptionalInt.empty());
    }

    /**
     * Reads the terms of a game and plays it through.
     *
     * @param overrides terms that stand above the record's
     * @param move number of the last move to play; empty for all of them
     */
    public static RecordSummary of(Game game, Overrides overrides, OptionalInt move) {
        Terms terms = Terms.of(game, overrides);
        Replay replay =
                move.isPresent() ? Replay.upTo(game, terms.rules(), move.getAsInt()) : Replay.of(game, terms.rules());
        return new RecordSummary(game, terms, replay);
    }

    /** Number of stones that a player has captured. */
    public int capturedBy(Color player) {
        return end().capturedBy(player);
    }

    /** Number of empty points at the end. */
    public int empty() {
        return end().empty().size();
    }

    /** Everything that was tolerated, in the order of reading. */
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
