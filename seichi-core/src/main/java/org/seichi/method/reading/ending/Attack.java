package org.seichi.method.reading.ending;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.score.Rule;

/**
 * An attack: what a player gains by playing first, unless his opponent, the victim, prevents it.
 *
 * @param kind what he gains
 * @param victim who has to prevent it
 * @param stone a stone of the chain that is captured (the victim's) or rescued (the attacker's own); for a raid a stone, next to the
 *     territory, of a chain that depends on it (its stones elsewhere may change while the raid is remembered); for an invasion the
 *     attacker's first move, perhaps a pass; for a last point the neutral point, still empty
 * @param size number of stones captured or rescued; 1 if not counted
 * @param move the attacker's first move
 * @param line the moves that show it, the attacker's first; empty until they are needed for a reason
 * @param defence the victim's move that prevents it; {@link Board#NO_POINT} if there is none, or as long as none has been looked for
 * @param territory the territory in which the attack takes place, if it begins inside one
 */
public record Attack(
        Kind kind,
        Color victim,
        int stone,
        int size,
        int move,
        List<Integer> line,
        int defence,
        Optional<WalledTerritory> territory) {
    /** What the attacker gains, each with the rule of its reason. */
    public enum Kind {
        /** A living chain is captured. */
        CAPTURE(Rule.CAPTURE_READ),
        /** A dead chain is connected to living stones. */
        RESCUE(Rule.RESCUE_READ),
        /** Stones are captured by playing inside the small territory on which they depend. */
        RAID(Rule.RAID_READ),
        /** Something is gained by playing inside a wide territory, according to sampled games. */
        INVASION(Rule.INVASION_SAMPLED),
        /** A stone on a neutral point is captured as soon as it is played there. */
        LAST_POINT(Rule.LAST_POINT);

        private final Rule rule;

        Kind(Rule rule) {
            this.rule = rule;
        }

        Rule rule() {
            return rule;
        }
    }

    /** An attack on a chain, or by one, without the moves that show it and without a defence. */
    static Attack of(Kind kind, Color victim, int stone, int size, int move) {
        return new Attack(kind, victim, stone, size, move, List.of(), Board.NO_POINT, Optional.empty());
    }

    /** The same attack with the moves that show it. */
    Attack shownBy(List<Integer> moves) {
        return new Attack(kind, victim, stone, size, move, moves, defence, territory);
    }

    /** The same attack with the move that prevents it. */
    Attack metAt(int point) {
        return new Attack(kind, victim, stone, size, move, line, point, territory);
    }

    /** The same attack in a territory. */
    Attack in(WalledTerritory where) {
        return new Attack(kind, victim, stone, size, move, line, defence, Optional.of(where));
    }

    /** Whether a move of the victim that prevents the attack is known. */
    boolean canBeMet() {
        return defence != Board.NO_POINT;
    }

    /** Whether the attack begins inside a territory. */
    public boolean isInside() {
        return territory.isPresent();
    }
}
