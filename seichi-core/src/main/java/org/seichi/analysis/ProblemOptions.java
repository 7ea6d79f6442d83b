package org.seichi.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Color;
import org.seichi.search.Budget;
import org.seichi.zone.GroupQuestion;

/**
 * Which groups are asked about, and how.
 *
 * @param group points of the group ({@code "D4,Q3"}); empty for the stones with triangles, or, where there are none, for
 *     each chain of which nothing is proven
 * @param move number of the move after which the position is taken; empty for the end of the record
 * @param first who moves first; empty for the player to move
 * @param wanted what is looked for
 * @param budget positions visited, shared by all groups that are asked about
 */
public record ProblemOptions(
        String group, OptionalInt move, Optional<Color> first, GroupQuestion.Wanted wanted, Budget budget) {
    /** So many positions are visited where nobody says how many: no board takes longer than five seconds. */
    public static final Budget USUAL_BUDGET = new Budget(500_000);
}
