package org.seichi.score;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * The reason for a decision.
 *
 * @param rule the rule that decided it
 * @param points the points that the rule considered
 * @param line a line of play that demonstrates it: points played alternately, the opponent of the stones concerned first; may
 *     be empty
 * @param text one sentence for the user
 */
public record Reason(Rule rule, PointSet points, List<Integer> line, String text) {
    /**
     * A reason whose text is the sentence of its rule.
     *
     * @param words the words to fill into the sentence
     */
    public static Reason of(Rule rule, PointSet points, List<Integer> line, Object... words) {
        return new Reason(rule, points, line, rule.sentenceAbout(points, words));
    }

    /** The source of the rule: {@code "Carta, section 3"}. */
    public String source() {
        return rule.source();
    }
}
