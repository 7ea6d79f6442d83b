package org.seichi.score;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Everything that a method decides about a position. It is made once; counting only reads it.
 *
 * @param life the verdict on every chain
 * @param territories who owns each point
 * @param last what remains to be played
 * @param flags what a person should check
 * @param proven points, empty or occupied, whose owner is proven; empty for methods that prove nothing
 */
public record Assessment(
        LifeAndDeath life, Territories territories, LastMoves last, List<Flag> flags, PointSet proven) {
    /** Makes a defensive copy of the flags. */
    public Assessment {
        flags = List.copyOf(flags);
    }

    /**
     * An assessment in which each empty region belongs to the color that surrounds it, nothing remains to be played and nothing
     * is proven.
     */
    public static Assessment of(LifeAndDeath life, List<Flag> flags) {
        return of(life, Leanings.none(life.position().board()), LastMoves.NONE, flags);
    }

    /** An assessment in which nothing is proven. */
    public static Assessment of(LifeAndDeath life, Leanings leanings, LastMoves last, List<Flag> flags) {
        PointSet proven = PointSet.empty(life.position().board());
        return new Assessment(life, Territories.of(life, leanings), last, flags, proven);
    }

    /** This assessment with the other player to move, for callers that know that the verdicts do not depend on the turn. */
    public Assessment forOtherToMove() {
        Position turned = position().withToMove(position().toMove().opponent());
        return new Assessment(new LifeAndDeath(turned, verdicts()), territories, last, flags, proven);
    }

    /** The position assessed, dead stones still on the board. */
    public Position position() {
        return life.position();
    }

    /** The verdicts, one for each chain of the position, ordered by the chain's first point. */
    public List<Verdict> verdicts() {
        return life.verdicts();
    }

    /** The stones of all chains with the given status. */
    public PointSet stones(Status status) {
        return life.stones(status);
    }

    /** Points that their owner must fill. */
    public List<Teire> teire() {
        return last.teire();
    }

    /** Kos that are still open. */
    public List<Ko> kos() {
        return last.kos();
    }

    /** The moves that played the position out; see {@link LastMoves}. */
    public List<Play> plays() {
        return last.plays();
    }
}
