package org.seichi.analysis;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.report.RecordSummary;
import org.seichi.report.SuggestionReport;

/**
 * Suggests moves for the player to move.
 *
 * @param options the move, the terms that override the record, the budget and the number of moves to suggest
 */
public record SuggestionAnalysis(Options options) implements Analysis<SuggestionReport> {
    @Override
    public SuggestionReport report(RecordSummary replayed) {
        Position position = replayed.replay().end().position();
        int moves = replayed.replay().moves();
        Evaluation evaluation = Evaluation.of(position, Effort.QUICK.withCaptures(options.budget()));
        List<Suggestion> all = Suggestions.of(evaluation, before(replayed.game(), moves), replayed.terms());
        return new SuggestionReport(
                replayed.terms(),
                moves,
                position,
                Estimate.of(evaluation, replayed.terms()),
                evaluation.expectation(),
                all.subList(0, Math.min(options.top(), all.size())),
                all.size(),
                BudgetWarning.warnings(
                        replayed.warnings(), evaluation.facts().perils().isCutShort()));
    }

    /** The points of the first moves of a game, as many as given, the latest first. */
    private static List<Integer> before(Game game, int moves) {
        List<Integer> played = new ArrayList<>();
        game.steps().stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .limit(moves)
                .forEach(move -> played.add(0, move.point()));
        return played;
    }
}
