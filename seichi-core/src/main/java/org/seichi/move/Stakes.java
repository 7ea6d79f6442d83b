package org.seichi.move;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What hangs on the unsettled groups of a scene, group by group. */
record Stakes(List<Stake> all) {
    /** The stakes of a scene. */
    static Stakes of(MoveContext context) {
        return new Stakes(IntStream.range(0, context.groups().count())
                .filter(context::isUnsettled)
                .mapToObj(group -> Stake.of(context, group))
                .toList());
    }

    /** What hangs on a group, if it is unsettled. */
    Optional<Stake> of(int group) {
        return all.stream().filter(stake -> stake.group() == group).findFirst();
    }
}
