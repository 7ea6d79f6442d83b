package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;

/**
 * Tells eyes of several groups apart: eyes that have a point in common count as one, and so do all eyes that hang together by
 * common points, since the opponent may spoil all of them in one place.
 */
final class DistinctEyes {
    private final List<PointSet> places = new ArrayList<>();

    DistinctEyes(List<Eye> eyes) {
        eyes.forEach(eye -> add(eye.space()));
    }

    private void add(PointSet space) {
        PointSet whole = space;
        for (PointSet place : List.copyOf(places)) {
            if (place.intersects(space)) {
                places.remove(place);
                whole = whole.union(place);
            }
        }
        places.add(whole);
    }

    /** The bit of one of the eyes; none if there are more places than bits. */
    long bit(Eye eye) {
        for (int place = 0; place < Math.min(places.size(), Debt.MOST_EYES); place++) {
            if (places.get(place).intersects(eye.space())) {
                return 1L << place;
            }
        }
        return 0;
    }
}
