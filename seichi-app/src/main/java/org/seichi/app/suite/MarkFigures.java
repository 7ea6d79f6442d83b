package org.seichi.app.suite;

import java.util.List;
import java.util.Optional;

/**
 * Agreement with the territory marked in records, in percent.
 *
 * @param boards number of boards with marks
 * @param pointsAgree share of their points whose class is the marked one
 * @param boardsAgree share of boards on which every point agrees
 * @param deadAgree share of boards on which exactly the marked stones are dead
 */
public record MarkFigures(int boards, double pointsAgree, double boardsAgree, double deadAgree) {
    /** The figures of these boards; empty if there are none. */
    static Optional<MarkFigures> of(List<Agreement> boards) {
        if (boards.isEmpty()) {
            return Optional.empty();
        }
        int points = boards.stream().mapToInt(Agreement::points).sum();
        int wrong = boards.stream().mapToInt(Agreement::pointsWrong).sum();
        return Optional.of(new MarkFigures(
                boards.size(),
                Figures.percent(points - wrong, points),
                Figures.percent(boards.stream().filter(Agreement::whole).count(), boards.size()),
                Figures.percent(boards.stream().filter(Agreement::deadAgree).count(), boards.size())));
    }
}
