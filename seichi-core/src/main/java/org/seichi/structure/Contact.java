package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * The liberties of a group in a fight, by kind.
 *
 * @param all all liberties
 * @param eye those in an empty region that touches only the group's color
 * @param inEyes how many of these the opponent must fill one by one. An eye that more than one chain encloses counts only once: a
 *     stone in it threatens one of the chains, and the answer fills the rest.
 */
public record Contact(PointSet all, PointSet eye, int inEyes) {
    /** A larger eye outlasts every smaller one: its owner need not fill the shared liberties. */
    private static final int LARGEST_SMALL_EYE = 3;

    /** Classifies the liberties of a group, given its number. */
    public static Contact of(Structure structure, int group) {
        Board board = structure.stones().board();
        Groups groups = structure.groups();
        Chains chains = structure.chains();
        int code = groups.code(group);
        PointSet.Builder all = PointSet.builder(board);
        PointSet.Builder eye = PointSet.builder(board);
        for (int i = 0; i < groups.size(group); i++) {
            int chain = groups.chain(group, i);
            for (int k = 0; k < chains.libertyCount(chain); k++) {
                int liberty = chains.liberty(chain, k);
                all.add(liberty);
                if (structure.regions().owner(structure.regions().at(liberty)) == code) {
                    eye.add(liberty);
                }
            }
        }
        PointSet inside = eye.build();
        return new Contact(all.build(), inside, inEyes(structure, inside));
    }

    private static int inEyes(Structure structure, PointSet eye) {
        Board board = structure.stones().board();
        int count = 0;
        for (PointSet left = eye; !left.isEmpty(); ) {
            PointSet liberties = left.connected(board, left.first());
            PointSet walls = liberties.neighbors(board).minus(structure.stones().empty());
            int chain = structure.chains().at(walls.first());
            count += structure.chains().stones(chain).containsAll(walls) ? liberties.size() : 1;
            left = left.minus(liberties);
        }
        return count;
    }

    /**
     * Whether this group wins the race against an opposing one if it moves first, where neither has an eye or both have
     * (Mueller 1999, "Race to Capture"). All liberties of the opponent that are not shared have to be filled first, those in
     * his eye too. The last shared liberty captures a group without an eye, so that a lead of one less than the number of
     * shared liberties is enough; to take one with an eye all of them have to be filled first. The greater of two eyes needs
     * no lead if it is large.
     */
    public boolean leadDecides(Contact opponent) {
        if (Math.max(inEyes, opponent.inEyes) > LARGEST_SMALL_EYE && inEyes != opponent.inEyes) {
            return true;
        }
        int shared = all.intersection(opponent.all).size();
        int lead = own() - opponent.own();
        return lead >= (opponent.eye.isEmpty() ? shared - 1 : shared);
    }

    /** The liberties outside eyes, the shared ones included, and the moves that the eyes take. */
    private int own() {
        return all.minus(eye).size() + inEyes;
    }
}
