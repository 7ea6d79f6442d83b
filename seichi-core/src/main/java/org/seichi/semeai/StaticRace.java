package org.seichi.semeai;

import org.seichi.board.Color;

/**
 * Decides races by counting, after Mueller, "Race to Capture: Analyzing Semeai in Go" (Game Programming Workshop in Japan
 * 1999).
 *
 * <p>Let a side's <em>own liberties</em> be the number of moves needed to fill its outside liberties and its eye, and let s
 * be the number of shared liberties. The attacker's <em>lead</em> is his own liberties minus the defender's.
 *
 * <ul>
 *   <li>The side with the greater eye (any eye against none, a big eye against a small one) owns the shared liberties: the
 *       opponent has to fill them, and this side does not. It wins moving first if lead + s &gt;= 0.
 *   <li>Otherwise the attacker must fill them. He wins moving first if lead &gt;= s; if the defender has no eye, filling the
 *       last shared liberty is the capture itself, and lead &gt;= s - 1 is enough when s &gt; 0.
 *   <li>Moving second takes a lead that is greater by one. If neither wins, it is seki.
 * </ul>
 *
 * <p>Only the capture of one chain by the other is decided; play on the points left empty is ignored. Counting is exact for
 * {@linkplain Race#isSimple simple} races, and all others are left undecided.
 */
final class StaticRace {
    private StaticRace() {}

    /** The outcome with the given player moving first; unknown if the race is not simple. */
    static RaceOutcome outcome(Race race, Color first) {
        if (!race.isSimple()) {
            return RaceOutcome.UNKNOWN;
        }
        if (margin(race, first) >= 0) {
            return RaceOutcome.wonBy(first);
        }
        Color second = first.opponent();
        return margin(race, second) >= 1 ? RaceOutcome.wonBy(second) : RaceOutcome.SEKI;
    }

    /**
     * The margin, in moves, by which a player wins a simple race.
     *
     * @return at least 0 if he wins moving first, at least 1 if he wins moving second; negative if he does not win
     */
    static int margin(Race race, Color attacker) {
        RaceSide own = race.side(attacker);
        RaceSide other = race.side(attacker.opponent());
        int shared = race.shared().size();
        int lead = own.ownLiberties() - other.ownLiberties();
        if (own.eyeRank() > other.eyeRank()) {
            return lead + shared;
        }
        boolean takesWithLast = other.eyeRank() == 0 && shared > 0;
        return lead - (takesWithLast ? shared - 1 : shared);
    }
}
