package org.seichi.endgame;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Rational;
import org.seichi.search.Solution;

/**
 * The endgame of a whole board: settled points and areas together. Points for Black, prisoners taken before included.
 *
 * @param premises what is taken for granted
 * @param areas what is open, in the order of the first points
 * @param blackFirst the score if Black moves next and both play as well as they can; its move lies in the hottest area
 * @param whiteFirst the same if White moves next
 */
public record Endgame(Premises premises, List<AreaReading> areas, Stop blackFirst, Stop whiteFirst) {
    /** Keeps an immutable copy. */
    public Endgame {
        areas = List.copyOf(areas);
    }

    /** The score with a player to move. */
    public Stop first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }

    /** The area in which a move gains most on average; empty if nothing is open or nothing is known of it. */
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
