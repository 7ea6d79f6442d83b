package org.seichi.safety;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Which points may be searched: those that nothing needs that stays as it is. Links and what static rules have proven stay; eyes
 * may give way to a proof that makes up for them.
 */
final class Room {
    private final SearchRules rules;
    private final Enclosures enclosures;

    Room(SearchRules rules) {
        this.rules = rules;
        this.enclosures = rules.enclosures;
    }

    /** The points of a region that may be searched for all groups around it. */
    PointSet in(int region) {
        PointSet.Builder space = PointSet.builder(enclosures.board());
        for (int point : enclosures.points(region)) {
            int answer = rules.miai.answer(point);
            if (rules.base.miai.isFree(point) && (answer == Board.NO_POINT || enclosures.at(answer) == region)) {
                space.add(point);
            }
        }
        PointSet found = space.build();
        for (Eye eye : rules.base.eyes.all()) {
            found = found.minus(eye.space());
        }
        return found;
    }

    /** Whether nothing needs a point but eyes of some groups, which a proof for these may replace. */
    boolean isLeftTo(int point, int... groups) {
        int answer = rules.miai.answer(point);
        boolean isKept = answer == Board.NO_POINT && !rules.miai.isFree(point) && !rules.searched.contains(point);
        return rules.base.miai.isFree(point)
                && !isKept
                && rules.base.eyes.all().stream().noneMatch(eye -> eye.space().contains(point))
                && Arrays.stream(rules.safeGroups.groups())
                        .filter(other -> Arrays.stream(groups).noneMatch(group -> group == other))
                        .noneMatch(other -> isNeeded(other, point, answer));
    }

    private boolean isNeeded(int group, int point, int answer) {
        return rules.eyes.of(group).stream().anyMatch(eye -> isIn(eye, point, answer));
    }

    private static boolean isIn(Eye eye, int point, int answer) {
        return eye.space().contains(point)
                || (answer != Board.NO_POINT && eye.space().contains(answer));
    }

    /** The points of some regions that no answer names which is needed for anything but eyes in them. */
    PointSet leftIn(PointSet regions) {
        PointSet.Builder left = PointSet.builder(enclosures.board());
        regions.forEach(point -> {
            int answer = rules.miai.answer(point);
            if (rules.base.linked.isFree(point) && (answer == Board.NO_POINT || regions.contains(answer))) {
                left.add(point);
            }
        });
        return left.build();
    }
}
