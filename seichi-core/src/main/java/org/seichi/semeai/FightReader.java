package org.seichi.semeai;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.NodeCounter;
import org.seichi.search.ProofSearch;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/** Decides fights in an area by search, for both ko masters. */
final class FightReader {
    private final ProofSearch search;

    FightReader(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        search = new ProofSearch(table, counter, limit);
    }

    /** The outcome with the given player moving first, over both ko masters. */
    FightOutcome read(Position position, Fight fight, Color first) {
        Color attacker = fight.attacker();
        Truth without = read(position, fight, first, attacker.opponent());
        if (without == Truth.PROVEN) {
            return FightOutcome.SUCCESS;
        }
        Truth with = read(position, fight, first, attacker);
        if (with == Truth.DISPROVEN) {
            return FightOutcome.FAILURE;
        }
        return with == Truth.PROVEN && without == Truth.DISPROVEN ? FightOutcome.KO : FightOutcome.UNKNOWN;
    }

    /** Whether the attacker succeeds if one player wins all kos. */
    Truth read(Position position, Fight fight, Color first, Color koMaster) {
        SearchBoard board = new SearchBoard(position.withToMove(first));
        return search.solve(new AreaFight(board, fight, koMaster)).truth();
    }

    enum FightOutcome {
        /** The attacker succeeds, whoever wins the kos. */
        SUCCESS,
        /** The attacker fails, whoever wins the kos. */
        FAILURE,
        /** The attacker succeeds if and only if he wins the kos. */
        KO,
        /** Not decided within the limits. */
        UNKNOWN
    }
}
