package org.seichi.app.scoring;

import java.util.OptionalInt;
import org.seichi.board.Position;
import org.seichi.game.Overrides;
import org.seichi.report.ProofReport;
import org.seichi.report.RecordSummary;
import org.seichi.safety.Safety;

/**
 * Proves what can be proven of games, one by one: terms, replay, proofs.
 *
 * @param move number of the move after which the position is taken; empty for the end of the record
 */
public record GameProver(OptionalInt move) {
    /** Proves what can be proven of a game. */
    public ProvenGame prove(ReadGame read) {
        long start = System.nanoTime();
        RecordSummary summary = RecordSummary.of(read.game(), Overrides.NONE, move);
        Position position = summary.replay().end().position();
        long replayed = System.nanoTime();
        Safety safety = Safety.of(position, summary.terms().rules().suicide());
        Times times = new Times(read.nanos() + replayed - start, System.nanoTime() - replayed);
        return new ProvenGame(read, new ProofReport(position, safety, summary.warnings()), times);
    }
}
