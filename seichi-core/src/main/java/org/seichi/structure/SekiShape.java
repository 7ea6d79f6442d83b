package org.seichi.structure;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * Decides whether any number of groups of both colors that share liberties are in seki, by their shared liberties alone
 * (Carta, figure 17, which the paper leaves unsolved).
 *
 * <p>Liberties that are neither shared nor in eyes (the outer dame) are ignored. It is a seki if neither side gains by
 * playing first at a shared liberty ({@link SharedLiberties}), whichever of them has eyes. Each group must have at least
 * three stones; they must share two to four liberties as in the paper, or at most as many as there are groups; no chain may
 * gain more liberties outside than one answer takes back; and the outer dame must not decide the race.
 */
public final class SekiShape {
    private static final int SMALLEST = 3;
    private static final int FEWEST = 2;
    private static final int MOST = 4;

    /** Liberties that the opponent's answer takes back from a chain that extends. */
    private static final int TAKEN_BACK = 1;

    private final Structure structure;
    private final Groups groups;
    private final List<Integer> members;
    private final PointSet[] liberties = new PointSet[2];
    private final boolean[] eyed = {true, true};
    private final PointSet eyes;
    private final PointSet stones;
    private final PointSet shared;

    /**
     * Prepares the question about some groups.
     *
     * @param members their numbers in the structure
     */
    public SekiShape(Structure structure, List<Integer> members) {
        this.structure = structure;
        this.groups = structure.groups();
        this.members = List.copyOf(members);
        PointSet none = PointSet.empty(structure.stones().board());
        liberties[0] = none;
        liberties[1] = none;
        PointSet inside = none;
        PointSet all = none;
        for (int group : members) {
            int side = groups.code(group) - 1;
            Contact contact = Contact.of(structure, group);
            liberties[side] = liberties[side].union(contact.all().minus(contact.eye()));
            eyed[side] &= !contact.eye().isEmpty();
            inside = inside.union(contact.eye());
            all = all.union(groups.stones(group));
        }
        this.eyes = inside;
        this.stones = all;
        this.shared = liberties[0].intersection(liberties[1]);
    }

    /** The stones of the groups. */
    public PointSet stones() {
        return stones;
    }

    /** The liberties that both colors share. */
    public PointSet shared() {
        return shared;
    }

    /** Whether the groups are in seki. */
    public boolean isSeki() {
        return isBalanced() && !canExtend() && !new SharedLiberties(structure, members, shared, eyes).someoneGains();
    }

    /** Whether a chain can gain more liberties at an outside liberty than an answer takes back, so that it is not enclosed yet. */
    private boolean canExtend() {
        PointSet inside = shared.union(eyes);
        for (int group : members) {
            for (int i = 0; i < groups.size(group); i++) {
                if (canExtend(groups.chain(group, i), inside)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canExtend(int chain, PointSet inside) {
        PointSet outside = structure.chains().liberties(chain).minus(inside);
        int code = structure.chains().code(chain);
        int now = structure.chains().libertyCount(chain);
        return outside.stream().anyMatch(liberty -> structure.probe().libertiesAfter(liberty, code) > now + TAKEN_BACK);
    }

    /** Whether the groups are large enough, the shared liberties few, and neither color too far ahead in outside liberties. */
    private boolean isBalanced() {
        if (shared.size() < FEWEST || shared.size() > Math.max(MOST, members.size())) {
            return false;
        }
        for (int group : members) {
            if (groups.stoneCount(group) < SMALLEST) {
                return false;
            }
        }
        return !leadDecides(0) && !leadDecides(1);
    }

    /** Whether a color takes some group if it moves first: where all have eyes, only after filling every shared liberty. */
    private boolean leadDecides(int attacker) {
        int lead = liberties[attacker].size() - liberties[1 - attacker].size();
        return lead >= (eyed[1 - attacker] ? shared.size() : shared.size() - 1);
    }
}
