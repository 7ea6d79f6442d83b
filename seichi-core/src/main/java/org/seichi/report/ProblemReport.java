package org.seichi.report;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.zone.SolvedGroup;

/**
 * What was found out about the groups of a position.
 *
 * @param position the stones
 * @param groups the groups that were asked about
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record ProblemReport(Position position, List<SolvedGroup> groups, List<Warning> warnings) {
    /** Keeps immutable copies. */
    public ProblemReport {
        groups = List.copyOf(groups);
        warnings = List.copyOf(warnings);
    }
}
