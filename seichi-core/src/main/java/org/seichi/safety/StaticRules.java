package org.seichi.safety;

import org.seichi.board.PointSet;

/**
 * All that is proven without search: {@link CoveringRules} with chains that the opponent cannot cut apart ({@link
 * SafeConnections}) and with eyes that are closed off by an answer ({@link Pockets}). A search does without them, since their
 * answers take points away from it; it finds connections and such eyes by itself.
 */
final class StaticRules extends CoveringRules {
    private StaticRules(Benson benson, PointSet kept) {
        super(benson, kept, ZoneLife.none(benson.enclosures.board()));
    }

    /**
     * Proves what static rules can, beyond what is unconditional.
     *
     * @param points points on which no proof may depend, and where no move asks for an answer
     */
    static StaticRules without(PointSet points, Benson benson) {
        StaticRules rules = new StaticRules(benson, points);
        rules.run();
        return rules;
    }

    @Override
    void findGroups() {
        super.findGroups();
        new SafeConnections(enclosures, safeGroups, miai).join();
    }

    @Override
    void findMoreEyes() {
        Pockets pockets = new Pockets(enclosures, safeGroups, miai, eyes);
        for (int group : safeGroups.groups()) {
            pockets.find(group);
        }
    }
}
