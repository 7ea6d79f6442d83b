package org.seichi.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedEffort;
import org.seichi.analysis.WantedTerms;
import org.seichi.app.batch.Shard;
import org.seichi.evaluate.Effort;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;

/** Reads the values of options; what cannot be read is a {@link UsageException} that tells what could. */
final class Choices {
    private static final int SMALLEST_PICTURE = 100;
    private static final int LARGEST_PICTURE = 4096;

    private Choices() {}

    /** The method with a name; the first one if no name is given. */
    static ScoringMethod method(String name, List<ScoringMethod> methods) {
        return methods.stream()
                .filter(method -> name == null || method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("no method \"" + name + "\"; 'seichi methods' lists them"));
    }

    /** A ruleset in any spelling; nothing if none is asked for. */
    static Optional<Ruleset> rules(String name) {
        try {
            return WantedTerms.rules(name);
        } catch (UnusableException unknown) {
            throw new UsageException(unknown.getMessage() + "; 'seichi rules' lists them");
        }
    }

    /** Komi in half-points; nothing if none is asked for. */
    static OptionalInt komi(String points) {
        try {
            return WantedTerms.komi(points);
        } catch (UnusableException unreadable) {
            throw new UsageException(unreadable.getMessage());
        }
    }

    /** How closely positions are evaluated; the usual if nothing is asked for. */
    static Effort effort(String name) {
        try {
            return WantedEffort.of(Optional.ofNullable(name));
        } catch (UnusableException unknown) {
            throw new UsageException(unknown.getMessage());
        }
    }

    /** The width of a picture; nothing if none is asked for. */
    static OptionalInt size(Integer pixels) {
        if (pixels == null) {
            return OptionalInt.empty();
        }
        if (pixels < SMALLEST_PICTURE || pixels > LARGEST_PICTURE) {
            throw new UsageException(
                    "a picture is " + SMALLEST_PICTURE + " to " + LARGEST_PICTURE + " pixels wide, not " + pixels);
        }
        return OptionalInt.of(pixels);
    }

    /** A part of an archive, written i/n; the whole of it if none is asked for. */
    static Shard shard(String text) {
        if (text == null) {
            return Shard.WHOLE;
        }
        try {
            String[] numbers = text.split("/", 2);
            return new Shard(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unreadable) {
            throw new UsageException("--shard is i/n with i from 1 to n, such as 2/8");
        }
    }

    /** The number of a move; nothing if none is asked for. */
    static OptionalInt move(Integer number) {
        if (number == null) {
            return OptionalInt.empty();
        }
        if (number < 0) {
            throw new UsageException("a move number is 0 or more, not " + number);
        }
        return OptionalInt.of(number);
    }
}
