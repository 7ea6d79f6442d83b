package org.seichi.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * A player who knows nothing but his stored answers, and how far each table has come. Immutable.
 *
 * @param tables his answers
 * @param standing by table, the state that stands
 */
record Defence(List<StoredAnswers> tables, List<Integer> standing) {
    /** A player before the first attack. */
    static Defence of(StoredProof proof, Color color) {
        List<StoredAnswers> tables = proof.answers().stream()
                .filter(answers -> answers.color() == color)
                .toList();
        return new Defence(tables, Collections.nCopies(tables.size(), 0));
    }

    /**
     * What he does about an attack.
     *
     * @param point where he plays, or {@link Board#NO_POINT}
     * @param after the player from then on
     */
    record Answer(int point, Defence after) {}

    /** The answer to a move of the opponent, in the position after it. */
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
