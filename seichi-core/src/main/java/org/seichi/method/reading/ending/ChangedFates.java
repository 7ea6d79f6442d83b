package org.seichi.method.reading.ending;

import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** Finds the stones that have another fate once an ending is played than where the record stopped. */
@FunctionalInterface
public interface ChangedFates {
    /** Fates that never change. */
    ChangedFates NONE = (later, view) -> PointSet.empty(later.board());

    /**
     * The stones of the record that are still there and have another fate now.
     *
     * @param later a position of the ending, in a view of the record's position
     * @param view the view
     */
    PointSet in(Position later, Orientation view);
}
