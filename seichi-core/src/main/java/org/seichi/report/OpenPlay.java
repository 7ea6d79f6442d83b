package org.seichi.report;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Leanings;
import org.seichi.score.Score;
import org.seichi.score.Tally;

/**
 * The score range where more than neutral points remains to be played: an open border, or a move that changes the score.
 *
 * @param toMove the player to move
 * @param margin half-points by which Black is ahead, as assessed with this player to move; negative if White is
 * @param otherMargin the same if the other player moved next
 * @param largest the largest connected set of open empty points
 */
public record OpenPlay(Color toMove, int margin, int otherMargin, PointSet largest) {
    /** In steps from a place: a point that must be filled lies behind the stones that it protects. */
    private static final int NEAR = 2;

    /** Whether an assessment leaves more than neutral points to be played. */
    public static boolean isLeft(Assessment assessment) {
        return assessment.flags().stream().anyMatch(flag -> flag.kind().concernsOpenPlay());
    }

    /**
     * Finds what is open in an assessed position.
     *
     * @param score its score
     * @param other its score if the other player moved next
     */
    public static OpenPlay of(Assessment assessment, Score score, Score other) {
        Board board = assessment.position().board();
        PointSet places = PointSet.unionOf(
                board,
                assessment.flags().stream()
                        .filter(flag -> flag.kind().concernsOpenPlay())
                        .map(Flag::points));
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
                largest(board, open, places.within(NEAR, board)));
    }

    /** Whether a player is better off if the other one moves first: both margins cannot be right, since he may pass. */
    public boolean isInverted() {
        return toMove == Color.BLACK ? margin < otherMargin : margin > otherMargin;
    }

    /** The lower of the two margins. */
    public int low() {
        return Math.min(margin, otherMargin);
    }

    /** The higher of the two margins. */
    public int high() {
        return Math.max(margin, otherMargin);
    }

    /** The largest connected part of the open points that contains one of the places; the first one in case of a tie. */
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
