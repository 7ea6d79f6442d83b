package org.seichi.score;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * All that a method says of a position. It is made once, and counting adds nothing to it.
 *
 * @param life what becomes of every chain
 * @param territories who owns each point
 * @param last what is still to be played
 * @param flags what a person should check
 * @param proven points, empty or not, whose owner is proven; empty for methods that prove nothing
 */
public record Assessment(
        LifeAndDeath life, Territories territories, LastMoves last, List<Flag> flags, PointSet proven) {
    /** Keeps an immutable copy. */
    public Assessment {
        flags = List.copyOf(flags);
    }

    /**
     * An assessment in which each point belongs to the player whose stones surround it, with nothing left to play and nothing
     * proven.
     */
    public static Assessment of(LifeAndDeath life, List<Flag> flags) {
        return of(life, Leanings.none(life.position().board()), LastMoves.NONE, flags);
    }

    /** An assessment in which nothing is proven. */
    public static Assessment of(LifeAndDeath life, Leanings leanings, LastMoves last, List<Flag> flags) {
        PointSet proven = PointSet.empty(life.position().board());
        return new Assessment(life, Territories.of(life, leanings), last, flags, proven);
    }

    /** The same with the other player to move, for callers who know that this changes nothing. */
    public Assessment ofOtherTurn() {
        Position turned = position().withToMove(position().toMove().opponent());
        return new Assessment(new LifeAndDeath(turned, verdicts()), territories, last, flags, proven);
    }

    /** The position assessed, dead stones still on the board. */
    public Position position() {
        return life.position();
    }

    /** One for each chain of the position, ordered by the chain's first point. */
    public List<Verdict> verdicts() {
        return life.verdicts();
    }

    /** All stones with a status. */
    public PointSet stones(Status status) {
        return life.stones(status);
    }

    /** Points that their owner must fill. */
    public List<Teire> teire() {
        return last.teire();
    }

    /** Kos that stand open. */
    public List<Ko> kos() {
        return last.kos();
    }

    /** Moves with which the position was played to its end; see {@link LastMoves}. */
    public List<Play> plays() {
        return last.plays();
    }
}
