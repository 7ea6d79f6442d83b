package org.seichi.method.reading.ending;

import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;

/** Readers of endings as tests want them. */
final class Readers {
    private Readers() {}

    /** A reader of the ending of a position with the usual budget. */
    static EndingReader of(Assessment judged) {
        return of(judged, Budget.NORMAL);
    }

    static EndingReader of(Assessment judged, Budget budget) {
        return new EndingReader(
                judged.life(),
                judged.territories().under(Rulesets.JAPANESE),
                judged.kos(),
                table(),
                new NodeCounter(budget));
    }

    /** An empty table. */
    static TranspositionTable table() {
        return new TranspositionTable(14);
    }
}
