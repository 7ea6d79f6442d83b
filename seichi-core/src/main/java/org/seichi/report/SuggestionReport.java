package org.seichi.report;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Expectation;
import org.seichi.game.Terms;
import org.seichi.move.Suggestion;

/**
 * The moves suggested in a position.
 *
 * @param terms rules, komi and handicap
 * @param move number of moves played up to the position
 * @param position the position
 * @param estimate the estimated score
 * @param expectation the expected owner of each point
 * @param suggestions the moves, best first
 * @param candidates number of candidate moves from which they were chosen
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
