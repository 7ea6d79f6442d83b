package org.seichi.method.reading.ending;

import java.util.function.Supplier;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;

/** Builds readers of endings for tests. */
final class Readers {
    private Readers() {}

    /** A reader of the ending of a position with the usual budget. */
    static EndingReader of(Assessment judged) {
        return of(judged, Budget.NORMAL);
    }

    static EndingReader of(Assessment judged, Budget budget) {
        return of(judged, ChangedFates.NONE, budget);
    }

    static EndingReader of(Assessment judged, ChangedFates fates, Budget budget) {
        return new EndingReader(
                judged.life(),
                judged.territories().under(Rulesets.JAPANESE),
                judged.kos(),
                Board.NO_POINT,
                fates,
                table(),
                new NodeCounter(budget));
    }

    /** Greedy endings on one board that share everything but their caches. */
    static Supplier<GreedyEnding> greedy(SearchBoard board, PointSet dead, Ownership owners) {
        NodeCounter counter = new NodeCounter(Budget.LARGE);
        LivingChains chains = new LivingChains(board, dead);
        NeutralPoints neutral = new NeutralPoints(board, chains, owners);
        CachedCaptures captures = new CachedCaptures(board, table(), counter);
        Attacks attacks = new Attacks(board, chains, captures, Board.NO_POINT);
        Protection protection = new Protection(board, chains, attacks, neutral);
        DameMoves moves =
                new DameMoves(board, new DameCosts(board, chains, captures, attacks, protection, neutral), neutral);
        SmallTerritories territories = new SmallTerritories(board, owners);
        Raids raids =
                new Raids(board, chains, territories, new RaidReader(board, owners, territories, table(), counter));
        return () -> new GreedyEnding(board, chains, attacks, raids, protection, moves, neutral, counter);
    }

    /** The neutral points on a board where nothing else is owned, no stone is dead and there is no seki. */
    static NeutralPoints neutral(SearchBoard board, LivingChains chains, PointSet points) {
        PointSet none = PointSet.empty(board.board());
        return new NeutralPoints(board, chains, new Ownership(none, none, points, none));
    }

    /** An empty table. */
    static TranspositionTable table() {
        return new TranspositionTable(14);
    }
}
