package org.seichi.report;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Expectation;
import org.seichi.game.Terms;
import org.seichi.move.Suggestion;

/**
 * The moves to think of in a position.
 *
 * @param terms rules, komi and handicap
 * @param move number of the move after which the position stands
 * @param position the position
 * @param estimate what it is worth
 * @param expectation whose each point is expected to be
 * @param suggestions the moves, the best first
 * @param candidates number of candidates among which they were chosen
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record SuggestionReport(
        Terms terms,
        int move,
        Position position,
        Estimate estimate,
        Expectation expectation,
        List<Suggestion> suggestions,
        int candidates,
        List<Warning> warnings) {
    /** Keeps immutable copies. */
    public SuggestionReport {
        suggestions = List.copyOf(suggestions);
        warnings = List.copyOf(warnings);
    }
}
