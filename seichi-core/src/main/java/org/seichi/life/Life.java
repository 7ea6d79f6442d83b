package org.seichi.life;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.search.Solution;

/**
 * The fate of a group if a given player moves first.
 *
 * @param ifAttackerWinsKos the outcome if the attacker may retake every ko at once; never {@link LifeStatus#KO}
 * @param ifDefenderWinsKos the outcome if the defender may; never {@link LifeStatus#KO}
 * @param line the principal variation, with {@link Board#NO_POINT} for a pass: up to the capture, to two eyes, or until
 *     the position repeats. If a ko decides, the player who moves first wins it. Empty if there is nothing left to play, or
 *     if nothing is known
 * @param nodes number of positions visited
 */
public record Life(LifeStatus ifAttackerWinsKos, LifeStatus ifDefenderWinsKos, List<Integer> line, long nodes) {
    /** Keeps an immutable copy. */
    public Life {
        line = List.copyOf(line);
    }

    /** Returns the outcome; {@link LifeStatus#KO} if it depends on who wins the kos. */
    public LifeStatus status() {
        if (ifAttackerWinsKos == LifeStatus.UNKNOWN || ifDefenderWinsKos == LifeStatus.UNKNOWN) {
            return LifeStatus.UNKNOWN;
        }
        return ifAttackerWinsKos == ifDefenderWinsKos ? ifAttackerWinsKos : LifeStatus.KO;
    }

    /** Returns the first move of the line: {@link Board#NO_POINT} for a pass, {@link Solution#NO_MOVE} if there is none. */
    public int move() {
        return line.isEmpty() ? Solution.NO_MOVE : line.get(0);
    }
}
