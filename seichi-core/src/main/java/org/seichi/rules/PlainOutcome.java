package org.seichi.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Color;
import org.seichi.rules.Outcome.How;

/**
 * Reads results in plain SGF notation: "B+3.5", "W+12", "B+R", "W+T", "W+F". Most records use it, and trying all patterns of
 * {@link OutcomeReader} on them would take longer than replaying the game.
 */
final class PlainOutcome {
    private PlainOutcome() {}

    /** The result; empty for any other notation. */
    static Optional<Outcome> read(String text) {
        boolean black = text.startsWith("B+");
        if (!black && !text.startsWith("W+")) {
            return Optional.empty();
        }
        Optional<Color> winner = Optional.of(black ? Color.BLACK : Color.WHITE);
        return switch (text.substring(2)) {
            case "R" -> Optional.of(Outcome.uncounted(winner, How.RESIGNATION));
            case "T" -> Optional.of(Outcome.uncounted(winner, How.TIME));
            case "F" -> Optional.of(Outcome.uncounted(winner, How.FORFEIT));
            default -> margin(text.substring(2)).map(halves -> Outcome.byMargin(black ? halves : -halves, false));
        };
    }

    private static Optional<Integer> margin(String text) {
        OptionalInt halves = HalfPoints.parsePlain(text);
        return halves.isPresent() ? Optional.of(halves.getAsInt()) : Optional.empty();
    }
}
