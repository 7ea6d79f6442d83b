package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.semeai.FightReader.FightOutcome;

/**
 * Decides races by searching all moves within their area; both players may pass. The player who captures the other's chain
 * while his own still stands wins.
 *
 * <p>Not thread-safe.
 */
final class RaceSearch {
    private final FightReader reader;

    /**
     * Creates a search.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; one outcome takes up to four
     */
    RaceSearch(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        reader = new FightReader(table, counter, limit);
    }

    /** The outcome with the given player moving first; unknown if a limit is reached or the area is not enclosed. */
    RaceOutcome outcome(Race race, Color first) {
        if (!race.isEnclosed()) {
            return RaceOutcome.UNKNOWN;
        }
        FightOutcome own = attack(race, first, first);
        if (own == FightOutcome.SUCCESS) {
            return RaceOutcome.wonBy(first);
        }
        FightOutcome other = attack(race, first.opponent(), first);
        if (other == FightOutcome.SUCCESS) {
            return RaceOutcome.wonBy(first.opponent());
        }
        if (own == FightOutcome.UNKNOWN || other == FightOutcome.UNKNOWN) {
            return RaceOutcome.UNKNOWN;
        }
        if (own != other) {
            return RaceOutcome.KO_OR_SEKI;
        }
        return own == FightOutcome.KO ? RaceOutcome.KO : RaceOutcome.SEKI;
    }

    /** The outcome of an enclosed race with the given player moving first and one player winning all kos. */
    RaceOutcome outcome(Race race, Color first, Color koMaster) {
        boolean unknown = false;
        for (Color attacker : new Color[] {first, first.opponent()}) {
            Truth truth = reader.read(race.position(), fight(race, attacker), first, koMaster);
            if (truth == Truth.PROVEN) {
                return RaceOutcome.wonBy(attacker);
            }
            unknown |= truth == Truth.UNKNOWN;
        }
        return unknown ? RaceOutcome.UNKNOWN : RaceOutcome.SEKI;
    }

    private FightOutcome attack(Race race, Color attacker, Color first) {
        return reader.read(race.position(), fight(race, attacker), first);
    }

    private static Fight fight(Race race, Color attacker) {
        return new Fight(attacker, race.area(), stone(race, attacker.opponent()), stone(race, attacker));
    }

    private static PointSet stone(Race race, Color color) {
        Board board = race.position().board();
        return PointSet.of(board, race.side(color).chain().first());
    }
}
