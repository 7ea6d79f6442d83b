package org.seichi.safety;

import org.seichi.board.PointSet;

/**
 * All that is proven without search: {@link StaticRules} with eyes that are closed off by an answer ({@link Pockets}). A search
 * does not begin with such eyes, since their answers take points away from it; it finds them by itself.
 */
final class DoorRules extends StaticRules {
    private DoorRules(Benson benson, PointSet kept) {
        super(benson, kept, ZoneLife.none(benson.enclosures.board()));
    }

    /**
     * Proves what static rules can, beyond what is unconditional.
     *
     * @param points points on which no proof may depend, and where no move asks for an answer
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
