package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import org.seichi.structure.SekiShape;
import org.seichi.structure.Structure;

/**
 * Finds seki of more than two groups (Carta, figure 17, which the paper leaves unsolved): doubtful groups that share liberties,
 * directly or through others, are judged together ({@link SekiShape}).
 */
record SekiClosure(Structure structure, List<SekiSearch.Pair> pairs) {
    /** Adds the sekis of three or more groups. */
    void find(List<Seki> found) {
        List<SekiSearch.Pair> open = new ArrayList<>(pairs);
        while (!open.isEmpty()) {
            List<Integer> closure =
                    new ArrayList<>(List.of(open.get(0).black(), open.get(0).white()));
            while (open.removeIf(pair -> joins(pair, closure))) {
                // a pair that has joined may bring in others
            }
            if (closure.size() > 2) {
                judge(closure, found);
            }
        }
    }

    /** Adds a pair that has a group in the closure; returns whether it has. */
    private static boolean joins(SekiSearch.Pair pair, List<Integer> closure) {
        boolean joins = closure.contains(pair.black()) || closure.contains(pair.white());
        if (joins) {
            add(closure, pair.black());
            add(closure, pair.white());
        }
        return joins;
    }

    private static void add(List<Integer> closure, int group) {
        if (!closure.contains(group)) {
            closure.add(group);
        }
    }

    private void judge(List<Integer> closure, List<Seki> found) {
        SekiShape shape = new SekiShape(structure, closure);
        if (shape.isSeki()) {
            found.add(new Seki(List.copyOf(closure), shape.stones(), shape.shared()));
        }
    }
}
