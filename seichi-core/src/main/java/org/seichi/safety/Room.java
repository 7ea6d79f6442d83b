package org.seichi.safety;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Tells which points may be searched: those that nothing permanent needs. Unconditional eyes and proofs with zones are
 * permanent; eyes found otherwise may be replaced by a proof that makes up for them.
 */
final class Room {
    private final SearchRules rules;
    private final Enclosures enclosures;

    Room(SearchRules rules) {
        this.rules = rules;
        this.enclosures = rules.enclosures;
    }

    /** Returns the points of a region that may be searched for all groups around it. */
    PointSet in(int region) {
        PointSet.Builder space = PointSet.builder(enclosures.board());
        for (int point : enclosures.points(region)) {
            int answer = rules.miai.answer(point);
            if (!rules.kept.contains(point) && (answer == Board.NO_POINT || enclosures.at(answer) == region)) {
                space.add(point);
            }
        }
        return space.build();
    }

    /** Returns the points that are needed for nothing but eyes of a group, which a proof for that group may replace. */
    PointSet leftTo(int group) {
        PointSet.Builder others = PointSet.builder(enclosures.board());
        for (int other : rules.safeGroups.groups()) {
            if (other != group) {
                rules.eyes.of(other).forEach(eye -> others.addAll(eye.space()));
            }
        }
        PointSet needed = others.build();
        PointSet.Builder left = PointSet.builder(enclosures.board());
        enclosures.board().points().forEach(point -> {
            int answer = rules.miai.answer(point);
            boolean isAnswered = answer != Board.NO_POINT;
            boolean isKept = !isAnswered && !rules.miai.isFree(point) && !rules.searched.contains(point);
            if (!rules.kept.contains(point)
                    && !isKept
                    && !needed.contains(point)
                    && !(isAnswered && needed.contains(answer))) {
                left.add(point);
            }
        });
        return left.build();
    }

    /**
     * Returns the points of some regions that are needed for nothing but eyes in them. The points of an unconditional eye are kept
     * free for that eye alone, so a proof that makes up for it may use them.
     */
    PointSet leftIn(PointSet regions) {
        PointSet.Builder left = PointSet.builder(enclosures.board());
        regions.forEach(point -> {
            int answer = rules.miai.answer(point);
            boolean isFree = !rules.kept.contains(point) || rules.isFragile(enclosures.at(point));
            if (isFree && (answer == Board.NO_POINT || regions.contains(answer))) {
                left.add(point);
            }
        });
        return left.build();
    }
}
