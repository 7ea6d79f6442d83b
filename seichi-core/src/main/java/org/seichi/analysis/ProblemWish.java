package org.seichi.analysis;

import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.text.Texts;
import org.seichi.zone.GroupQuestion.Wanted;

/**
 * Which groups are asked about when problems are solved, and how.
 *
 * @param group points of the group ({@code "D4,Q3"}); empty for the stones with triangles, or, where there are none, for
 *     each chain of which nothing is proven
 * @param first who moves first; empty for the player to move
 * @param goal what is looked for
 */
public record ProblemWish(String group, Optional<Color> first, Wanted goal) {
    /** The groups of the record, the player to move first, life and capture. */
    public static final ProblemWish USUAL = new ProblemWish("", Optional.empty(), Wanted.EITHER);

    /**
     * Reads a wish.
     *
     * @param group points, or nothing
     * @param first {@code black} or {@code white}, or nothing
     * @param goal {@code life}, {@code capture} or {@code either}, or nothing
     * @throws UnusableException if the player or the goal is not known
     */
    public static ProblemWish of(String group, String first, String goal) throws UnusableException {
        return new ProblemWish(
                group,
                first.isEmpty() ? Optional.empty() : Optional.of(named(Color.values(), first, "player")),
                goal.isEmpty() ? Wanted.EITHER : named(Wanted.values(), goal, "goal"));
    }

    private static <E extends Enum<E>> E named(E[] values, String name, String what) throws UnusableException {
        return Stream.of(values)
                .filter(value -> Texts.small(value.name()).equals(name))
                .findFirst()
                .orElseThrow(() -> new UnusableException("no " + what + " \"" + name + "\""));
    }
}
