package org.seichi.app.suite;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Times;
import org.seichi.score.Certainty;

/** The outcome of measuring one game of a suite. Margins are half-points, Black positive. */
public sealed interface SuiteRow {
    /** Name of the file within the suite; games after the first of a collection carry their number: {@code "a.sgf#2"}. */
    String file();

    /** Whether the game is held back, see {@link HeldBack}. */
    default boolean heldBack() {
        return HeldBack.test(file());
    }

    /**
     * A game that cannot be measured because its record gives no margin.
     *
     * @param file see {@link SuiteRow#file}
     * @param recorded the result as written; empty if there is none
     */
    record Skipped(String file, String recorded) implements SuiteRow {}

    /** A game that is measured: scored, or failed and therefore counted as wrong. */
    sealed interface Measured extends SuiteRow {
        /** How the board agrees with the marks of the record; empty if it has none. */
        Optional<Agreement> agreement();

        /** The computed margin less the recorded one; empty if none was computed. */
        OptionalInt error();

        /** The recorded margin; empty if the record could not be read that far. */
        OptionalInt recordedMargin();
    }

    /**
     * A record that could not be read, or a game on which the method failed.
     *
     * @param file see {@link SuiteRow#file}
     * @param recorded the recorded margin; empty if the record could not be read that far
     * @param cause the cause in one sentence
     * @param agreement an agreement with every point wrong, if the record has marks
     */
    record Failed(String file, OptionalInt recorded, String cause, Optional<Agreement> agreement) implements Measured {
        @Override
        public OptionalInt error() {
            return OptionalInt.empty();
        }

        @Override
        public OptionalInt recordedMargin() {
            return recorded;
        }
    }

    /**
     * A game that was scored.
     *
     * @param file see {@link SuiteRow#file}
     * @param recorded the recorded margin
     * @param scored the computed margin
     * @param times durations of the steps
     * @param certainty certainty of the whole result
     * @param flags codes of the flags
     * @param agreement how the board agrees with the marks of the record; empty if it has none
     * @param warnings codes of the warnings about the record
     */
    record Scored(
            String file,
            int recorded,
            int scored,
            Times times,
            Certainty certainty,
            List<String> flags,
            Optional<Agreement> agreement,
            List<String> warnings)
            implements Measured {
        @Override
        public OptionalInt error() {
            return OptionalInt.of(scored - recorded);
        }

        @Override
        public OptionalInt recordedMargin() {
            return OptionalInt.of(recorded);
        }

        /** Whether the winner is right; a draw is right only as a draw. */
        boolean winnerRight() {
            return Integer.signum(scored) == Integer.signum(recorded);
        }
    }
}
