package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;

/**
 * The search over the whole board that chooses (Yen, section 4, step 3): the first candidates are played and evaluated.
 *
 * <p>What is compared is the chance to win and not the score (Mueller, section 5.1): a move that may fail counts half as if
 * it failed and half as if it succeeded, so that who is ahead prefers what is sure and who is behind what is great.
 */
final class GlobalSearch {
    /** So many candidates are compared. */
    private static final int WIDTH = 3;

    /** A candidate less likely than this share of the first one is not compared. */
    private static final double RIVAL = 0.5;

    /** How much the chance to win counts beside the logarithm of the share. */
    private static final double CONVICTION = 2;

    private final MoveContext context;
    private final Terms terms;

    GlobalSearch(MoveContext context, Terms terms) {
        this.context = context;
        this.terms = terms;
    }

    /** The suggestions with the best of the first ones in front. */
    List<Suggestion> choose(List<Suggestion> ranked) {
        int width = 0;
        while (width < Math.min(WIDTH, ranked.size())
                && ranked.get(width).share() >= RIVAL * ranked.get(0).share()) {
            width++;
        }
        if (width < 2) {
            return ranked;
        }
        List<Choice> choices = new ArrayList<>();
        for (Suggestion suggestion : ranked.subList(0, width)) {
            choices.add(new Choice(suggestion, StrictMath.log(suggestion.share()) + CONVICTION * chance(suggestion)));
        }
        choices.sort(Comparator.comparingDouble(Choice::preference).reversed());
        List<Suggestion> chosen = new ArrayList<>();
        choices.forEach(choice -> chosen.add(choice.suggestion()));
        chosen.addAll(ranked.subList(width, ranked.size()));
        return chosen;
    }

    private record Choice(Suggestion suggestion, double preference) {}

    /** The player's chance to win after a move. */
    private double chance(Suggestion suggestion) {
        Position after = context.position().play(context.player(), suggestion.point());
        Estimate estimate = Estimate.of(Evaluation.of(after, Effort.QUICK), terms);
        return chance(estimate, suggestion.worth());
    }

    /** The mean of the chances if the move fails and if it succeeds. */
    double chance(Estimate estimate, Worth worth) {
        int sign = Suggestions.sign(context.player());
        double open = (worth.max() - worth.min()) / 2;
        double failed = sign * estimate.score() - open;
        double succeeded = sign * estimate.score() + open;
        return (estimate.chanceOf(failed) + estimate.chanceOf(succeeded)) / 2;
    }
}
