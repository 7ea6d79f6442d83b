package org.seichi.move;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;

/**
 * Suggests moves for a position, the best first.
 *
 * <p>Candidates are ranked by weights fitted on games of strong players and then reordered by a search over the whole board. Every
 * suggestion is legal by the simple ko rule and without suicide; the list is empty if there is nothing to play. The same position and moves
 * give the same suggestions everywhere.
 */
public final class Suggestions {
    private Suggestions() {}

    /**
     * Suggests moves for the player to move.
     *
     * @param evaluation the evaluated position
     * @param last the moves before it, the latest first, {@link org.seichi.board.Board#NO_POINT} for a pass; may be empty
     * @param terms rules, komi and handicap, for the chance to win
     * @return the suggestions, the best first, at most 30
     */
    public static List<Suggestion> of(Evaluation evaluation, List<Integer> last, Terms terms) {
        MoveContext context = new MoveContext(evaluation, last);
        List<Suggestion> ranked = ranked(Candidates.of(context));
        return new GlobalSearch(context, terms).choose(ranked);
    }

    /** The candidates, ranked by the weights alone, without a search. */
    public static List<Suggestion> ranked(Evaluation evaluation, List<Integer> last) {
        return ranked(Candidates.of(new MoveContext(evaluation, last)));
    }

    /** Ranks candidates by the weights alone. */
    static List<Suggestion> ranked(List<Candidate> candidates) {
        double[] powers = new double[candidates.size()];
        Arrays.setAll(powers, i -> StrictMath.exp(Candidates.likely(candidates.get(i))));
        double sum = 0;
        for (double power : powers) {
            sum += power;
        }
        List<Suggestion> suggestions = new ArrayList<>();
        for (int i = 0; i < powers.length; i++) {
            Candidate candidate = candidates.get(i);
            List<Motive> motives = new ArrayList<>(candidate.motives());
            motives.sort(Comparator.comparingDouble(motive -> -motive.worth().max()));
            suggestions.add(new Suggestion(candidate.point(), powers[i] / sum, candidate.worth(), motives));
        }
        suggestions.sort(
                Comparator.comparingDouble(Suggestion::share).reversed().thenComparing(Suggestion::point));
        return suggestions;
    }
}
