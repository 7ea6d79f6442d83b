package org.seichi.cgt;

import java.util.List;

/**
 * The options of both players in one state of a ko, except taking it.
 *
 * @param left Left's options
 * @param right Right's options
 */
public record LocalMoves(List<Thermograph> left, List<Thermograph> right) {
    /** Makes defensive copies. */
    public LocalMoves {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** The moves with the players exchanged. */
    LocalMoves negate() {
        return new LocalMoves(negateAll(right), negateAll(left));
    }

    private static List<Thermograph> negateAll(List<Thermograph> options) {
        return options.stream().map(Thermograph::negate).toList();
    }
}
