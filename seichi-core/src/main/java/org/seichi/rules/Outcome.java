package org.seichi.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Color;

/**
 * The result of a game as stated in its record. It is only shown and compared; scoring never sees it.
 *
 * @param winner the winner; empty if the game is drawn or void
 * @param how what decided the game
 * @param margin half-points by which Black won (negative: White), 0 for a draw; present only if the game was counted
 * @param zi whether the margin was written in zi, as Chinese records do
 */
public record Outcome(Optional<Color> winner, How how, OptionalInt margin, boolean zi) {
    /** How a game was decided. */
    public enum How {
        /** By counting, or by agreement on a draw. */
        MARGIN,
        /** By resignation. */
        RESIGNATION,
        /** On time. */
        TIME,
        /** By forfeit: a player broke the rules or did not appear. */
        FORFEIT,
        /** Unknown: only the winner is given. */
        UNKNOWN,
        /** Not at all: the game has no result. */
        VOID
    }

    /** A result by counting; the margin is in half-points, positive for Black. */
    static Outcome byMargin(int margin, boolean zi) {
        Optional<Color> winner = margin == 0 ? Optional.empty() : Optional.of(margin > 0 ? Color.BLACK : Color.WHITE);
        return new Outcome(winner, How.MARGIN, OptionalInt.of(margin), zi);
    }

    /** A result other than by counting. */
    static Outcome uncounted(Optional<Color> winner, How how) {
        return new Outcome(winner, how, OptionalInt.empty(), false);
    }

    /**
     * Reads the value of RE, in Western ("B+3.5", "White wins by resignation"), Chinese, Japanese or Korean notation
     * ("黑胜2目半", "白番半目勝", "共231手 白胜1/4子"). An amount in zi is doubled into points.
     */
    public static Parsed<Outcome> read(String text) {
        return readPlain(text).map(Parsed::plain).orElseGet(() -> OutcomeReader.read(text));
    }

    /**
     * Whether a score, in half-points and positive for Black, is another margin or, where only the winner is given, has another
     * winner; empty if the score did not decide the game.
     */
    public Optional<Boolean> differsFrom(int score) {
        return switch (how) {
            case MARGIN -> Optional.of(margin.orElseThrow() != score);
            case UNKNOWN -> Optional.of(!winner.equals(byMargin(score, false).winner));
            default -> Optional.empty();
        };
    }

    /** The result in SGF notation, in points: "B+3.5", "W+R", "W+T", "W+F", "B+", "Draw", "Void". */
    public String notation() {
        if (how == How.VOID) {
            return "Void";
        }
        if (winner.isEmpty()) {
            return "Draw";
        }
        String suffix = switch (how) {
            case MARGIN -> HalfPoints.format(Math.abs(margin.orElseThrow()));
            case RESIGNATION -> "R";
            case TIME -> "T";
            case FORFEIT -> "F";
            default -> "";
        };
        return (winner.get() == Color.BLACK ? "B+" : "W+") + suffix;
    }

    /**
     * Reads results in plain SGF notation: "B+3.5", "W+12", "B+R", "W+T", "W+F". Most records use it, and trying all patterns of
     * {@link OutcomeReader} on them would take longer than replaying the game.
     * Empty for any other notation.
     */
    static Optional<Outcome> readPlain(String text) {
        boolean black = text.startsWith("B+");
        if (!black && !text.startsWith("W+")) {
            return Optional.empty();
        }
        Optional<Color> winner = Optional.of(black ? Color.BLACK : Color.WHITE);
        return switch (text.substring(2)) {
            case "R" -> Optional.of(uncounted(winner, How.RESIGNATION));
            case "T" -> Optional.of(uncounted(winner, How.TIME));
            case "F" -> Optional.of(uncounted(winner, How.FORFEIT));
            default -> plainMargin(text.substring(2)).map(halves -> byMargin(black ? halves : -halves, false));
        };
    }

    private static Optional<Integer> plainMargin(String text) {
        OptionalInt halves = HalfPoints.parsePlain(text);
        return halves.isPresent() ? Optional.of(halves.getAsInt()) : Optional.empty();
    }
}
