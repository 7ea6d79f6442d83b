package org.seichi.report;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.zone.SolvedGroup;

/**
 * The solutions of the life-and-death problems of a position.
 *
 * @param position the position
 * @param groups the answers for the groups in question
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record ProblemReport(Position position, List<SolvedGroup> groups, List<Warning> warnings) {
    /** Keeps immutable copies. */
    public ProblemReport {
        groups = List.copyOf(groups);
        warnings = List.copyOf(warnings);
    }
}
