package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;

/**
 * Tells the eyes of several groups apart: eyes that are linked by common points, directly or by way of other eyes, count as
 * one, since the opponent may destroy all of them in one place.
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

    /** Returns the bit of one of the eyes; 0 if there are more distinct eyes than bits. */
    long bit(Eye eye) {
        for (int place = 0; place < Math.min(places.size(), Debt.MOST_EYES); place++) {
            if (places.get(place).intersects(eye.space())) {
                return 1L << place;
            }
        }
        return 0;
    }
}
