package org.seichi.report;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Leanings;
import org.seichi.score.Score;
import org.seichi.score.Tally;

/**
 * What is still to be played for where more than neutral points is open: a border, or a move that changes the score.
 *
 * @param toMove who moves next
 * @param margin half-points by which Black leads if both play well from here
 * @param otherMargin the same if the other player moved next
 * @param largest the largest open place, as points next to each other
 */
public record OpenPlay(Color toMove, int margin, int otherMargin, PointSet largest) {
    /** Whether an assessment leaves more open than neutral points. */
    public static boolean isLeft(Assessment assessment) {
        return assessment.flags().stream().anyMatch(flag -> flag.kind().tellsOfOpenPlay());
    }

    /**
     * What is open in an assessed position.
     *
     * @param score its score
     * @param other its score if the other player moved next
     */
    public static OpenPlay of(Assessment assessment, Score score, Score other) {
        Board board = assessment.position().board();
        PointSet.Builder flagged = PointSet.builder(board);
        assessment.flags().stream()
                .filter(flag -> flag.kind().tellsOfOpenPlay())
                .forEach(flag -> flagged.addAll(flag.points()));
        PointSet places = flagged.build();
        Leanings leanings = assessment.territories().leanings();
        PointSet around =
                places.union(Tally.ownership(assessment, Rulesets.JAPANESE).neutral());
        PointSet open = around.union(leanings.black())
                .union(leanings.white())
                .intersection(assessment.position().empty());
        return new OpenPlay(
                assessment.position().toMove(),
                score.margin(),
                other.margin(),
                largest(board, open, near(board, places)));
    }

    /** The lower of the two margins. */
    public int low() {
        return Math.min(margin, otherMargin);
    }

    /** The higher of the two margins. */
    public int high() {
        return Math.max(margin, otherMargin);
    }

    /** Some points and those two steps away: a point that must be filled lies behind the stones that it protects. */
    private static PointSet near(Board board, PointSet places) {
        PointSet beside = places.union(places.neighbors(board));
        return beside.union(beside.neighbors(board));
    }

    /** The largest connected part that holds one of the given places; the first of equals. */
    private static PointSet largest(Board board, PointSet open, PointSet places) {
        PointSet largest = PointSet.empty(board);
        for (PointSet part : open.parts(board)) {
            if (part.intersects(places) && part.size() > largest.size()) {
                largest = part;
            }
        }
        return largest;
    }
}
