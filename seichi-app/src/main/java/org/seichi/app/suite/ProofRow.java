package org.seichi.app.suite;

import java.util.EnumMap;
import java.util.Map;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.RecordSummary;
import org.seichi.safety.ProofKind;
import org.seichi.safety.Safety;

/**
 * How much is proven in one game.
 *
 * @param heldBack whether the game is held back, see {@link HeldBack}
 * @param points number of points of the board
 * @param by number of points proven to be a player's, by the first kind of proof that succeeds
 * @param neutral number of points proven to be nobody's territory
 * @param stones number of proven stones
 * @param isWhole whether the whole board is proven
 * @param contradicted number of points where a proof contradicts the marks of the record: a proven stone marked dead, an
 *     opposing stone in proven territory not marked dead, an empty point of it marked for the opponent, a neutral point marked at all
 * @param nanos duration of the proofs in nanoseconds
 */
record ProofRow(
        boolean heldBack,
        int points,
        Map<ProofKind, Integer> by,
        int neutral,
        int stones,
        boolean isWhole,
        int contradicted,
        long nanos) {
    /** Runs the proofs on the final position of a game, and no other analysis. */
    static ProofRow of(ReadGame game, Options options) {
        RecordSummary summary = RecordSummary.of(game.game(), options.terms(), options.move());
        Position position = summary.replay().end().position();
        long start = System.nanoTime();
        Safety safety = Safety.of(position, summary.terms().rules().suicide(), options.budget());
        long nanos = System.nanoTime() - start;
        Map<ProofKind, Integer> by = new EnumMap<>(ProofKind.class);
        for (ProofKind kind : ProofKind.values()) {
            by.put(kind, safety.provenBy(kind).size());
        }
        return new ProofRow(
                HeldBack.test(game.source().file()),
                position.board().size(),
                by,
                safety.neutral(position).size(),
                safety.of(Color.BLACK).stones().size()
                        + safety.of(Color.WHITE).stones().size(),
                safety.isWhole(position),
                game.game()
                        .marks()
                        .map(marks -> contradicted(position, safety, Color.BLACK, marks.black(), marks.white())
                                + contradicted(position, safety, Color.WHITE, marks.white(), marks.black())
                                + safety.neutral(position)
                                        .intersection(marks.black().union(marks.white()))
                                        .size())
                        .orElse(0),
                nanos);
    }

    private static int contradicted(Position position, Safety safety, Color color, PointSet own, PointSet opponents) {
        PointSet given = safety.of(color).points().intersection(opponents);
        PointSet dead = safety.of(color).territory().intersection(position.stones(color.opponent()));
        return given.union(dead.minus(own)).size();
    }
}
