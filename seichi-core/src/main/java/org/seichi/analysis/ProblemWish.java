package org.seichi.analysis;

import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.text.Texts;
import org.seichi.zone.GroupQuestion.Wanted;

/**
 * Which groups to solve as life-and-death problems, who moves first, and what to look for.
 *
 * @param group points of the group ({@code "D4,Q3"}); empty for the stones marked with triangles or, where there are none, for
 *     each chain about which nothing is proven
 * @param first who moves first; empty for the player to move
 * @param goal what to look for
 */
public record ProblemWish(String group, Optional<Color> first, Wanted goal) {
    /** The defaults: groups as in the record, the player to move first, life or capture. */
    public static final ProblemWish USUAL = new ProblemWish("", Optional.empty(), Wanted.EITHER);

    /**
     * Reads the three parts of a wish.
     *
     * @param group points, or empty
     * @param first {@code black} or {@code white}, or empty
     * @param goal {@code life}, {@code capture} or {@code either}, or empty
     * @throws UnusableException if the player or the goal is unknown
     */
    public static ProblemWish of(String group, String first, String goal) throws UnusableException {
        return new ProblemWish(
                group,
                first.isEmpty() ? Optional.empty() : Optional.of(named(Color.values(), first, "player")),
                goal.isEmpty() ? Wanted.EITHER : named(Wanted.values(), goal, "goal"));
    }

    private static <E extends Enum<E>> E named(E[] values, String name, String what) throws UnusableException {
        return Stream.of(values)
                .filter(value -> Texts.lowercase(value.name()).equals(name))
                .findFirst()
                .orElseThrow(() -> new UnusableException("no " + what + " \"" + name + "\""));
    }
}
