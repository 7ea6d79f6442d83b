package org.seichi.score;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * Why something was decided.
 *
 * @param rule the rule that decided it
 * @param points the points that the rule looked at
 * @param line a sequence of points played in turn that shows it, the opponent of the stones concerned first; may be empty
 * @param text one sentence for people
 */
public record Reason(Rule rule, PointSet points, List<Integer> line, String text) {
    /**
     * A reason with the sentence of its rule.
     *
     * @param words the words to fill into the sentence
     */
    public static Reason of(Rule rule, PointSet points, List<Integer> line, Object... words) {
        return new Reason(rule, points, line, rule.sentence(words));
    }

    /** Where the rule comes from: {@code "Carta, section 3"}. */
    public String source() {
        return rule.source();
    }
}
