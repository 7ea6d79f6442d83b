package org.seichi.report;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.game.Game;
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
        Terms terms = Terms.of(game);
        return new RecordSummary(game, terms, Replay.of(game, terms.rules()));
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
