package org.seichi.endgame;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Rational;
import org.seichi.search.Solution;

/**
 * The endgame of a whole board: settled points and areas together. Scores are points for Black, including earlier prisoners.
 *
 * @param premises the premises of the analysis
 * @param areas the open areas, in the order of their first points
 * @param blackFirst the score with best play if Black moves next; its move lies in the hottest area
 * @param whiteFirst the same if White moves next
 */
public record Endgame(Premises premises, List<AreaReading> areas, Stop blackFirst, Stop whiteFirst) {
    /** Makes a defensive copy. */
    public Endgame {
        areas = List.copyOf(areas);
    }

    /** The score with a player to move. */
    public Stop first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }

    /** The area with the highest known temperature; empty if there is none or nobody gains by moving. */
    private static Optional<AreaReading> hottest(List<AreaReading> areas) {
        return areas.stream()
                .filter(area -> area.temperature().isPresent() && !area.isOnlyKnownQuiet())
                .max(Comparator.comparing(area -> area.temperature().orElse(Rational.ZERO)));
    }

    /** A player's move in the hottest area. */
    static int move(List<AreaReading> areas, Color player) {
        return hottest(areas).map(area -> area.score().first(player).move()).orElse(Solution.NO_MOVE);
    }
}
