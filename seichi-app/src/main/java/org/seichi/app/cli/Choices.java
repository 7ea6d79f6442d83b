package org.seichi.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedTerms;
import org.seichi.app.batch.Shard;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;

/** Parses option values; invalid ones cause a {@link UsageException} whose message says what is valid. */
final class Choices {
    private static final int SMALLEST_PICTURE = 100;
    private static final int LARGEST_PICTURE = 4096;

    private Choices() {}

    /** Methods, and their variants with a part left out each, for measuring. */
    static List<ScoringMethod> withVariants(List<ScoringMethod> methods) {
        return Stream.concat(methods.stream(), methods.stream().flatMap(method -> method.variants().stream()))
                .toList();
    }

    /** The method with a name; the first one if no name is given. */
    static ScoringMethod method(String name, List<ScoringMethod> methods) {
        return methods.stream()
                .filter(method -> name == null || method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("no method \"" + name + "\"; 'seichi methods' lists them"));
    }

    /** A ruleset in any spelling; empty if the name is null. Names the command that lists them, besides what all front ends say. */
    static Optional<Ruleset> rules(String name) {
        try {
            return WantedTerms.rules(name);
        } catch (UnusableException unknown) {
            throw new UsageException(unknown.getMessage() + "; 'seichi rules' lists them");
        }
    }

    /** The width of a picture in pixels; empty if null. */
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

    /** A shard, written i/n; the whole input if the text is null. */
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

    /** The number of a move; empty if null. */
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
