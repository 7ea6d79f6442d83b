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
 * are not shared inside it (the outer dame). Without eyes the closure is a seki if no side gains by playing first at any
 * shared liberty: its stone would stand in atari, or it would put no enemy chain in atari. If both colors have an eye,
 * nobody can fill the last shared liberty, and it is a seki if every group has an eye or can connect to friends at two of
 * the shared liberties. As for two groups, each has three stones or more, they share two to four liberties, and the outer
 * dame must not decide the race.
 */
final class SekiClosure {
    private static final int SMALLEST = 3;
    private static final int FEWEST = 2;
    private static final int MOST = 4;

    private final Structure structure;
    private final Chains chains;
    private final Groups groups;
    private final List<SekiSearch.Pair> pairs;

    SekiClosure(Structure structure, List<SekiSearch.Pair> pairs) {
        this.structure = structure;
        this.chains = structure.chains();
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
        PointSet[] eyes = {PointSet.empty(board), PointSet.empty(board)};
        PointSet stones = PointSet.empty(board);
        for (int group : closure) {
            int side = groups.code(group) - 1;
            Contact contact = Contact.of(structure, group);
            liberties[side] = liberties[side].union(contact.all().minus(contact.eye()));
            eyes[side] = eyes[side].union(contact.eye());
            stones = stones.union(groups.stones(group));
        }
        PointSet shared = liberties[0].intersection(liberties[1]);
        boolean eyed = !eyes[0].isEmpty();
        if (eyed == !eyes[1].isEmpty()
                && isBalanced(closure, liberties, shared)
                && (eyed
                        ? closure.stream().allMatch(group -> isHeld(group, closure, shared))
                        : !someoneGains(closure, shared))) {
            found.add(new Seki(List.copyOf(closure), stones, shared));
        }
    }

    /** Whether the groups are large enough, the shared liberties few, and no color far ahead outside. */
    private boolean isBalanced(List<Integer> closure, PointSet[] liberties, PointSet shared) {
        if (shared.size() < FEWEST || shared.size() > MOST) {
            return false;
        }
        for (int group : closure) {
            if (groups.stoneCount(group) < SMALLEST) {
                return false;
            }
        }
        int outside = liberties[0].size() - liberties[1].size();
        return Math.abs(outside) < shared.size();
    }

    /** Whether a group has an eye, or can connect to friends in the closure at two of the shared liberties. */
    private boolean isHeld(int group, List<Integer> closure, PointSet shared) {
        Contact contact = Contact.of(structure, group);
        if (!contact.eye().isEmpty()) {
            return true;
        }
        PointSet friends = PointSet.empty(structure.stones().board());
        for (int other : closure) {
            if (other != group && groups.code(other) == groups.code(group)) {
                friends = friends.union(Contact.of(structure, other).all());
            }
        }
        return contact.all().intersection(shared).intersection(friends).size() >= 2;
    }

    private boolean someoneGains(List<Integer> closure, PointSet shared) {
        for (int liberty = shared.first(); liberty != Board.NO_POINT; liberty = shared.next(liberty)) {
            PointSet rest = shared.minus(PointSet.of(structure.stones().board(), liberty));
            for (int code = 1; code <= 2; code++) {
                if (gains(closure, liberty, rest, code)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a stone at the liberty keeps two liberties itself and leaves an enemy chain with fewer. */
    private boolean gains(List<Integer> closure, int liberty, PointSet rest, int code) {
        PointSet own = PointSet.of(structure.stones().board(), liberty)
                .neighbors(structure.stones().board())
                .intersection(rest);
        int fewest = Integer.MAX_VALUE;
        for (int group : closure) {
            for (int i = 0; i < groups.size(group); i++) {
                int chain = groups.chain(group, i);
                PointSet left = chains.liberties(chain).intersection(rest);
                if (!chains.isLiberty(chain, liberty)) {
                    continue;
                }
                if (chains.code(chain) == code) {
                    own = own.union(left);
                } else {
                    fewest = Math.min(fewest, left.size());
                }
            }
        }
        return own.size() >= 2 && fewest <= 1;
    }
}
