package org.seichi.accuracy;

import org.seichi.board.Color;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.report.Margin;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * What a method says about the filling of a region.
 *
 * @param drawn the rows of the filling, and who moves first if that matters
 * @param margin half-points of the region by which Black is ahead
 * @param flagged whether the method asks for a person
 */
record RegionAnswer(String drawn, int margin, boolean flagged) {
    /** The answer for a record with two passes. */
    static RegionAnswer passed(ScoringMethod method, WalledRegion region, int filling, Ruleset rules) {
        return of(method, region, filling, Color.BLACK, Ending.TWO_PASSES, rules);
    }

    /** The answer for a record that stops before a move of the given player. */
    static RegionAnswer stopped(ScoringMethod method, WalledRegion region, int filling, Color first, Ruleset rules) {
        return of(method, region, filling, first, Ending.STOPPED, rules);
    }

    private static RegionAnswer of(
            ScoringMethod method, WalledRegion region, int filling, Color first, Ending ending, Ruleset rules) {
        FinalPosition end = new FinalPosition(region.position(filling, first), ending);
        Assessment said = method.assess(end, rules, Budget.NORMAL, Trace.NONE);
        int margin = Tally.count(said, rules, 0, 0, ending).margin();
        String turn = ending == Ending.STOPPED ? first == Color.BLACK ? ", Black first" : ", White first" : "";
        return new RegionAnswer(
                region.rows(filling) + turn,
                margin - 2 * region.outside(rules),
                !said.flags().isEmpty());
    }

    /** Whether the margin lies between two numbers of half-points, or is one of these. */
    boolean isWithin(int low, int high) {
        return margin >= low && margin <= high;
    }

    /** The answer beside the right one, in half-points. */
    String beside(int right) {
        return drawn + ": " + Margin.format(margin) + " for " + Margin.format(right) + (flagged ? " (flagged)" : "");
    }
}
