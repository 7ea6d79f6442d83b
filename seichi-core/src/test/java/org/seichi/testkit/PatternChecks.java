package org.seichi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.pattern.Pattern;
import org.seichi.pattern.PatternBoard;
import org.seichi.pattern.PatternMatch;
import org.seichi.pattern.PatternSet;

/** Checks that must hold for every pattern of a resource. */
public final class PatternChecks {
    private PatternChecks() {}

    /**
     * Every pattern is found in its own drawing, in any variant, and not for the other color unless it is declared the same
     * for both.
     */
    public static void eachMatchesItsOwnDiagram(PatternSet patterns, Variant variant) {
        assertThat(patterns.patterns()).isNotEmpty();
        for (Pattern pattern : patterns.patterns()) {
            PatternDrawing drawing = PatternDrawing.of(pattern);
            PatternBoard board = new PatternBoard(variant.position(drawing.position()));
            int anchor = variant.point(drawing.position().board(), drawing.anchor());
            Color own = variant.color(Color.BLACK);

            assertThat(matches(pattern, board, own, anchor)).as(pattern.name()).isNotEmpty();
            if (pattern.attribute("colors", "own").equals("own")) {
                assertThat(matches(pattern, board, own.opponent(), anchor))
                        .as(pattern.name() + ", colors swapped")
                        .isEmpty();
            }
        }
    }

    private static List<PatternMatch> matches(Pattern pattern, PatternBoard board, Color color, int anchor) {
        List<PatternMatch> matches = new ArrayList<>();
        pattern.match(board, color, anchor, matches::add);
        return matches;
    }

    /** The matches of a pattern with its anchor on a point. */
    public static List<PatternMatch> matchesOn(Pattern pattern, Position position, Color color, int anchor) {
        return matches(pattern, new PatternBoard(position), color, anchor);
    }
}
