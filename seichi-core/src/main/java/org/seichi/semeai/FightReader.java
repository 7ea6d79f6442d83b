package org.seichi.semeai;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.NodeCounter;
import org.seichi.search.ProofSearch;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/** Decides fights in an area for both ko masters. */
final class FightReader {
    private final ProofSearch search;

    FightReader(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        search = new ProofSearch(table, counter, limit);
    }

    /** Whether the attacker succeeds, with the given player moving first, whoever wins the kos. */
    Outcome read(Position position, Fight fight, Color first) {
        Color attacker = fight.attacker();
        Truth without = read(position, fight, first, attacker.opponent());
        if (without == Truth.PROVEN) {
            return Outcome.SUCCESS;
        }
        Truth with = read(position, fight, first, attacker);
        if (with == Truth.DISPROVEN) {
            return Outcome.FAILURE;
        }
        return with == Truth.PROVEN && without == Truth.DISPROVEN ? Outcome.KO : Outcome.UNKNOWN;
    }

    /** Whether the attacker succeeds if one player wins all kos. */
    Truth read(Position position, Fight fight, Color first, Color koMaster) {
        SearchBoard board = new SearchBoard(position.withToMove(first));
        return search.solve(new AreaFight(board, fight, koMaster)).truth();
    }

    /** What a fight comes to. */
    enum Outcome {
        /** Whoever wins the kos. */
        SUCCESS,
        /** Whoever wins the kos. */
        FAILURE,
        /** Success if and only if the attacker wins the kos. */
        KO,
        /** Not decided within the limits. */
        UNKNOWN
    }
}
