package org.seichi.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Move;
import org.seichi.method.ScoringMethod;
import org.seichi.report.Margin;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.text.Coordinates;

/**
 * The result of a method for a known position under one ruleset.
 *
 * @param known the position
 * @param rules the ruleset
 * @param margin half-points by which Black is ahead according to the method
 * @param dead the stones that the method calls dead
 * @param needed number of needed moves of each player; none where the record was not cut
 * @param flagged whether the method asks for a person
 * @param difference how the method differs from the truth, in words; empty if it does not
 */
record KnownOutcome(
        KnownPosition known,
        Ruleset rules,
        int margin,
        PointSet dead,
        Map<Color, Integer> needed,
        boolean flagged,
        List<String> difference) {

    /** Scores a known position with a method. */
    static KnownOutcome of(ScoringMethod method, KnownPosition known, Ruleset rules) {
        return of(method.assess(known.end(), rules, Budget.NORMAL, Trace.NONE), known, rules);
    }

    /** Counts what a method says about a known position. */
    static KnownOutcome of(Assessment said, KnownPosition known, Ruleset rules) {
        int margin = Tally.count(
                        said, rules, known.komi(), known.handicap(), known.end().ending())
                .margin();
        PointSet dead = said.stones(Status.DEAD);
        Map<Color, Integer> needed = known.isStopped() ? count(said) : Map.of();
        List<String> difference = new ArrayList<>();
        int truth = known.scores().get(rules);
        if (margin != truth) {
            difference.add(Margin.format(margin) + " for " + Margin.format(truth));
        }
        names(difference, "calls dead ", dead.minus(known.dead()), known);
        names(difference, "misses dead ", known.dead().minus(dead), known);
        if (!needed.equals(needed(known))) {
            difference.add("needed moves " + needed + " for " + needed(known));
        }
        boolean flagged = !said.flags().isEmpty();
        return new KnownOutcome(known, rules, margin, dead, needed, flagged, difference);
    }

    private static void names(List<String> difference, String what, PointSet stones, KnownPosition known) {
        if (!stones.isEmpty()) {
            difference.add(what
                    + String.join(" ", Coordinates.format(known.end().position().board(), stones)));
        }
    }

    /** For each player, the number of points of his own that he fills; who wins a ko that he does not hold fills none. */
    private static Map<Color, Integer> count(Assessment said) {
        Map<Color, Integer> count = new TreeMap<>();
        said.teire().forEach(point -> count.merge(point.owner(), 1, Integer::sum));
        said.kos().stream().filter(ko -> ko.taken().isEmpty()).forEach(ko -> count.merge(ko.winner(), 1, Integer::sum));
        return count;
    }

    /** For each player, the number of moves of the line that are made inside own territory. */
    private static Map<Color, Integer> needed(KnownPosition known) {
        Map<Color, Integer> count = new TreeMap<>();
        RightCount before = RightCount.of(known);
        for (Move move : known.line()) {
            if (before.surrounds(move.color(), move.point())) {
                count.merge(move.color(), 1, Integer::sum);
            }
        }
        return count;
    }

    /** Whether exactly the dead stones are called dead. */
    boolean isDeadRight() {
        return dead.equals(known.dead());
    }

    /** Whether the method has the true number of needed moves for each player. */
    boolean isNeededRight() {
        return needed.equals(needed(known));
    }

    /** The error of the score, in half-points. */
    int error() {
        return Math.abs(margin - known.scores().get(rules));
    }

    /** Whether score, dead stones and needed moves are the true ones. */
    boolean isRight() {
        return difference.isEmpty();
    }
}
