package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;

/**
 * Seki of more than two groups (Carta, figure 17, which the paper leaves unsolved).
 *
 * <p>Doubtful groups that share liberties, directly or by way of others, form a closure. Think the liberties away that
 * are neither shared inside it nor eyes (the outer dame). The closure is a seki if no side gains by playing first at any
 * shared liberty ({@link SharedLiberties}), whoever of them has eyes. Each group has three stones or more, they share at
 * two to four liberties as in the paper, or as many as there are groups, and the outer dame must not decide the race.
 */
final class SekiClosure {
    private static final int SMALLEST = 3;
    private static final int FEWEST = 2;
    private static final int MOST = 4;

    private final Structure structure;
    private final Groups groups;
    private final List<SekiSearch.Pair> pairs;

    SekiClosure(Structure structure, List<SekiSearch.Pair> pairs) {
        this.structure = structure;
        this.groups = structure.groups();
        this.pairs = pairs;
    }

    /** Adds the sekis of three and more groups. */
    void find(List<Seki> found) {
        List<SekiSearch.Pair> open = new ArrayList<>(pairs);
        while (!open.isEmpty()) {
            List<Integer> closure =
                    new ArrayList<>(List.of(open.get(0).black(), open.get(0).white()));
            boolean grown = true;
            while (grown) {
                grown = false;
                for (SekiSearch.Pair pair : List.copyOf(open)) {
                    if (closure.contains(pair.black()) || closure.contains(pair.white())) {
                        add(closure, pair.black());
                        add(closure, pair.white());
                        open.remove(pair);
                        grown = true;
                    }
                }
            }
            if (closure.size() > 2) {
                judge(closure, found);
            }
        }
    }

    private static void add(List<Integer> closure, int group) {
        if (!closure.contains(group)) {
            closure.add(group);
        }
    }

    private void judge(List<Integer> closure, List<Seki> found) {
        Board board = structure.stones().board();
        PointSet[] liberties = {PointSet.empty(board), PointSet.empty(board)};
        PointSet eyes = PointSet.empty(board);
        PointSet stones = PointSet.empty(board);
        for (int group : closure) {
            int side = groups.code(group) - 1;
            Contact contact = Contact.of(structure, group);
            liberties[side] = liberties[side].union(contact.all().minus(contact.eye()));
            eyes = eyes.union(contact.eye());
            stones = stones.union(groups.stones(group));
        }
        PointSet shared = liberties[0].intersection(liberties[1]);
        if (isBalanced(closure, liberties, shared)
                && !canExtend(closure, shared.union(eyes))
                && !new SharedLiberties(structure, closure, shared, eyes).someoneGains()) {
            found.add(new Seki(List.copyOf(closure), stones, shared));
        }
    }

    /** Whether a chain gains liberties at a point outside: then it is not enclosed yet. */
    private boolean canExtend(List<Integer> closure, PointSet inside) {
        Chains chains = structure.chains();
        for (int group : closure) {
            for (int i = 0; i < groups.size(group); i++) {
                int chain = groups.chain(group, i);
                for (int k = 0; k < chains.libertyCount(chain); k++) {
                    int liberty = chains.liberty(chain, k);
                    if (!inside.contains(liberty)
                            && structure.probe().libertiesAfter(liberty, chains.code(chain))
                                    > chains.libertyCount(chain)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether the groups are large enough, the shared liberties few, and no color far ahead outside. */
    private boolean isBalanced(List<Integer> closure, PointSet[] liberties, PointSet shared) {
        if (shared.size() < FEWEST || shared.size() > Math.max(MOST, closure.size())) {
            return false;
        }
        for (int group : closure) {
            if (groups.stoneCount(group) < SMALLEST) {
                return false;
            }
        }
        int lead = Math.abs(liberties[0].size() - liberties[1].size());
        return lead == 0 || lead < shared.size() - 1;
    }
}
