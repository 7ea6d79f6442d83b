package org.seichi.app.play;

import java.util.List;
import org.seichi.move.UsualOrder;
import org.seichi.playout.GuidedTree;

/** A search tree that a player keeps from turn to turn, as long as the moves played are in the tree. */
final class KeptTree {
    private GuidedTree tree;
    private int lead;
    private int moves;

    /**
     * The tree of a turn: the subtree of the previous tree if the game continues in it, else a new tree without playouts.
     *
     * @param before Black's points beside the area, in half-points: komi and compensation with the sign turned
     */
    GuidedTree at(Turn turn, int before) {
        if (!goesOn(turn, before)) {
            tree = new GuidedTree(turn.position(), turn.last(), before, new UsualOrder());
            lead = before;
        }
        moves = turn.moves();
        return tree;
    }

    /** The next turn begins without playouts. */
    void forget() {
        tree = null;
    }

    private boolean goesOn(Turn turn, int before) {
        int more = turn.moves() - moves;
        if (tree == null || before != lead || more < 0 || more > turn.last().size()) {
            return false;
        }
        List<Integer> played = turn.last().subList(0, more);
        for (int ago = more - 1; ago >= 0; ago--) {
            int point = played.get(ago);
            if (!tree.knows(point)) {
                return false;
            }
            tree.follow(point);
        }
        return tree.position().equals(turn.position());
    }
}
