package org.seichi.safety;

import org.seichi.board.PointSet;

/**
 * All that is proven without search: an eye may also be sealed off by answering ({@link Pockets}). A search does not begin
 * with such eyes, since their answers take points away from it; it finds them among others.
 */
final class DoorRules extends StaticRules {
    private DoorRules(Benson benson, PointSet kept) {
        super(benson, kept, ZoneLife.none(benson.enclosures.board()));
    }

    /**
     * Proves what static rules can, beyond what is unconditionally so.
     *
     * @param points nothing that is proven leans on them, and no move there asks for an answer
     */
    static DoorRules without(PointSet points, Benson benson) {
        DoorRules rules = new DoorRules(benson, points);
        rules.run();
        return rules;
    }

    @Override
    void findMoreEyes() {
        Pockets pockets = new Pockets(enclosures, safeGroups, miai, eyes);
        for (int group : safeGroups.groups()) {
            pockets.find(group);
        }
    }
}
