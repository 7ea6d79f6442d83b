package org.seichi.move;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Evaluation;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;

/**
 * The input of the move generators: the evaluated position and the last moves.
 *
 * @param evaluation the evaluation of the position
 * @param last the moves before it, the latest first, {@link Board#NO_POINT} for a pass; may be empty
 */
public record MoveContext(Evaluation evaluation, List<Integer> last) {
    /** Probabilities of life strictly between this and {@link #SETTLED} count as unsettled. */
    private static final double DOOMED = 0.1;

    private static final double SETTLED = 0.9;

    /** Keeps an immutable copy. */
    public MoveContext {
        last = List.copyOf(last);
    }

    /** The position. */
    public Position position() {
        return evaluation.position();
    }

    /** The geometry of the board. */
    public Board board() {
        return position().board();
    }

    /** The player to move. */
    public Color player() {
        return position().toMove();
    }

    /** The chains, groups and eye spaces. */
    public Structure structure() {
        return evaluation.facts().structure();
    }

    /** The chains. */
    public Chains chains() {
        return structure().chains();
    }

    /** The groups. */
    public Groups groups() {
        return structure().groups();
    }

    /** Whether a group is unsettled, by its probability of life. */
    public boolean isUnsettled(int group) {
        double alive = evaluation.strength().alive(group);
        return alive > DOOMED && alive < SETTLED;
    }

    /** Whether a group belongs to the player to move. */
    public boolean isOwn(int group) {
        return groups().code(group) == player().code();
    }

    /** The groups of the other color adjacent to a group. */
    public List<Integer> neighbors(int group) {
        PointSet around =
                groups().stones(group).neighbors(board()).minus(position().empty());
        return around.isEmpty()
                ? List.of()
                : around.stream()
                        .map(groups()::at)
                        .filter(other -> groups().code(other) != groups().code(group))
                        .distinct()
                        .boxed()
                        .toList();
    }

    /** The move a number of moves ago, 0 for the last one; {@link Board#NO_POINT} if it was a pass or there was none. */
    public int played(int ago) {
        return ago < last.size() ? last.get(ago) : Board.NO_POINT;
    }
}
