package org.seichi.score;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * Why something was decided.
 *
 * @param rule short and stable name of the rule, for programs: {@code "two-eyes"}
 * @param points the points that the rule looked at
 * @param line a sequence of points played in turn that shows it, the opponent of the stones concerned first; may be empty
 * @param text one sentence for people
 * @param source where the rule comes from: {@code "Carta, section 3"}
 */
public record Reason(String rule, PointSet points, List<Integer> line, String text, String source) {
    /** The rule by which stones are dead because of a ko with which their opponent may wait: bent four in the corner. */
    public static final String WAITING_KO = "bent-four";
}
