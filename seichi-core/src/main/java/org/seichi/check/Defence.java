package org.seichi.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * A player who knows nothing but his stored answers, with the current state of each table. Immutable.
 *
 * @param tables his answers
 * @param standing by table, the number of the current state
 */
record Defence(List<StoredAnswers> tables, List<Integer> standing) {
    /** Returns a player before the first attack. */
    static Defence of(StoredProof proof, Color color) {
        List<StoredAnswers> tables = proof.answers().stream()
                .filter(answers -> answers.color() == color)
                .toList();
        return new Defence(tables, Collections.nCopies(tables.size(), 0));
    }

    /**
     * The answer to an attack.
     *
     * @param point where he plays, or {@link Board#NO_POINT} for a pass
     * @param after the player with the states after it
     */
    record Answer(int point, Defence after) {}

    /** Returns the answer to a move of the opponent, given the position after it. */
    Answer to(int attack, Position position) {
        for (int i = 0; i < tables.size(); i++) {
            StoredAnswers.Step step =
                    tables.get(i).states().get(standing.get(i)).get(attack);
            if (step != null) {
                List<Integer> after = new ArrayList<>(standing);
                after.set(i, step.next());
                boolean isOpen = step.answer() != Board.NO_POINT && position.at(step.answer()) == Stones.EMPTY;
                return new Answer(isOpen ? step.answer() : Board.NO_POINT, new Defence(tables, after));
            }
        }
        return new Answer(Board.NO_POINT, this);
    }
}
