package org.seichi.app.suite;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Times;
import org.seichi.score.Certainty;

/** What became of one game of a suite. Margins are half-points, Black positive. */
public sealed interface SuiteRow {
    /** Name of the file within the suite; games after the first of a collection carry their number: {@code "a.sgf#2"}. */
    String file();

    /** Whether the game belongs to the third that is kept from tuning. */
    default boolean heldBack() {
        return HeldBack.test(file());
    }

    /**
     * A game that cannot be measured, because its record gives no margin.
     *
     * @param file see {@link SuiteRow#file}
     * @param recorded the result as written; empty if there is none
     */
    record Skipped(String file, String recorded) implements SuiteRow {}

    /** A game that is measured: scored, or failed and therefore wrong. */
    sealed interface Measured extends SuiteRow {
        /** How the board agrees with the marks of the record, if it has any. */
        Optional<Agreement> agreement();

        /** The margin found, less the margin recorded; empty if no margin was found. */
        OptionalInt error();

        /** The margin recorded; empty if the record could not be read that far. */
        OptionalInt recordedMargin();
    }

    /**
     * A record that could not be read, or a game on which the method failed.
     *
     * @param file see {@link SuiteRow#file}
     * @param recorded the margin recorded, if the record could be read so far
     * @param cause one sentence
     * @param agreement a board that is wrong everywhere, if the record has marks
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
     * @param recorded the margin recorded
     * @param scored the margin found
     * @param times how long it took
     * @param certainty of the whole result
     * @param flags codes of what a person should look at
     * @param agreement how the board agrees with the marks of the record, if it has any
     * @param warnings codes of what was tolerated in the record
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
