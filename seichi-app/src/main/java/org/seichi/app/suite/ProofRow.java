package org.seichi.app.suite;

import java.util.EnumMap;
import java.util.Map;
import org.seichi.app.scoring.ProvenGame;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.report.ProofReport;
import org.seichi.safety.ProofKind;

/**
 * How much is proven of one game.
 *
 * @param heldBack whether the game belongs to the third that is kept from tuning
 * @param points number of points of the board
 * @param by number of points by their first proof
 * @param stones number of proven stones
 * @param contradicted points that the record marks and a proof gives to the other player: a proven stone marked dead, a
 *     stone in proven territory not marked dead, an empty point of it marked for the opponent
 * @param nanos how long the proofs took
 */
record ProofRow(boolean heldBack, int points, Map<ProofKind, Integer> by, int stones, int contradicted, long nanos) {
    static ProofRow of(ProvenGame game) {
        ProofReport report = game.report();
        Map<ProofKind, Integer> by = new EnumMap<>(ProofKind.class);
        for (ProofKind kind : ProofKind.values()) {
            by.put(kind, report.count(kind));
        }
        return new ProofRow(
                HeldBack.test(game.source().file()),
                report.position().board().size(),
                by,
                report.stones(Color.BLACK).size() + report.stones(Color.WHITE).size(),
                game.read()
                        .game()
                        .marks()
                        .map(marks -> contradicted(report, marks))
                        .orElse(0),
                game.times().analysis());
    }

    private static int contradicted(ProofReport report, Marks marks) {
        return contradicted(report, Color.BLACK, marks.black(), marks.white())
                + contradicted(report, Color.WHITE, marks.white(), marks.black());
    }

    private static int contradicted(ProofReport report, Color color, PointSet own, PointSet opponents) {
        PointSet given = report.safety().of(color).points().intersection(opponents);
        PointSet dead = report.territory(color).intersection(report.position().stones(color.opponent()));
        return given.union(dead.minus(own)).size();
    }
}
