package org.seichi.app.scoring;

import java.util.OptionalInt;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.game.Overrides;
import org.seichi.method.Methods;
import org.seichi.report.OpenReport;
import org.seichi.report.ProofReport;
import org.seichi.report.RecordSummary;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * Proves what can be proven of games, one by one: terms, replay, proofs, and what is open beside them.
 *
 * @param move number of the move after which the position is taken; empty for the end of the record
 * @param proofs how much is searched for proofs
 * @param open how much may be searched where the usual method's judgment of life leaves something open
 */
public record GameProver(OptionalInt move, Budget proofs, Budget open) {
    /** What races and endgame areas may search. */
    private static final Budget OPEN_PARTS = new Budget(30_000);

    /** A prover that reads what is open as well. */
    public static GameProver of(OptionalInt move, Budget proofs) {
        return new GameProver(move, proofs, OPEN_PARTS);
    }

    /** A prover that does not search in what is open: for those who ask for the proofs alone. */
    public static GameProver ofProofsAlone(OptionalInt move, Budget proofs) {
        return new GameProver(move, proofs, new Budget(0));
    }

    /** Proves what can be proven of a game. */
    public ProvenGame prove(ReadGame read) {
        long start = System.nanoTime();
        RecordSummary summary = RecordSummary.of(read.game(), Overrides.NONE, move);
        FinalPosition end = summary.replay().end();
        Position position = end.position();
        long replayed = System.nanoTime();
        Safety safety = Safety.of(position, summary.terms().rules().suicide(), proofs);
        Times times = new Times(read.nanos() + replayed - start, System.nanoTime() - replayed);
        ProofReport report = new ProofReport(position, safety, summary.warnings());
        Assessment judged = Methods.all().get(0).assess(end, summary.terms().rules(), open, Trace.NONE);
        return new ProvenGame(read, report, OpenReport.of(safety, judged, open), times);
    }
}
