package org.seichi.method.park;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;

/**
 * Park and Kang's judgment of seki (2005), after its published outline: a string is enclosed by stones of the other color and
 * has no liberties outside; one string inside it shares its two liberties. A stone is added to the inner string on each of the
 * two points in turn. If the outer string, by capturing these stones, gets two eyes both times ({@link ArticulationPoints}),
 * neither side can move: seki. Otherwise the inner string is alive and the outer one dead.
 *
 * <p>Guessed: both have exactly these two liberties; the inner string touches no other enemy string, the outer one does; with
 * several strings inside, all must pass. Whether the stones around the outer string live is not asked.
 */
record SekiJudgment(Chains chains) {
    private static final int SHARED = 2;

    /** The strings inside a string with which it shares its two liberties; empty if this judgment does not apply. */
    List<Integer> inside(int outer) {
        if (chains.libertyCount(outer) != SHARED) {
            return List.of();
        }
        List<Integer> inside = new ArrayList<>();
        List<Integer> enemies = enemies(outer);
        for (int enemy : enemies) {
            if (chains.liberties(enemy).equals(chains.liberties(outer))
                    && enemies(enemy).equals(List.of(outer))) {
                inside.add(enemy);
            }
        }
        return inside.size() < enemies.size() ? List.copyOf(inside) : List.of();
    }

    /** Whether strings found by {@link #inside} are in seki with the string around them. */
    boolean isSeki(List<Integer> inside) {
        for (int inner : inside) {
            for (int i = 0; i < SHARED; i++) {
                PointSet grown = chains.stones(inner).union(PointSet.of(board(), chains.liberty(inner, i)));
                if (!ArticulationPoints.makeTwoEyes(board(), grown)) {
                    return false;
                }
            }
        }
        return true;
    }

    private Board board() {
        return chains.stones().board();
    }

    /** The enemy strings next to a string, in ascending order. */
    private List<Integer> enemies(int string) {
        return chains.stones(string).neighbors(board()).stream()
                .map(chains::at)
                .filter(neighbor -> neighbor != Chains.NONE)
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }
}
