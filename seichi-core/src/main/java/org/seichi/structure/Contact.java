package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * The liberties of a group in a fight, by kind.
 *
 * @param all all liberties
 * @param eye those in an empty region that touches only the group's color
 */
public record Contact(PointSet all, PointSet eye) {
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
        return new Contact(all.build(), eye.build());
    }
}
