package org.seichi.life;

import java.util.BitSet;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.BoardProblem;
import org.seichi.search.PassAlive;
import org.seichi.search.SearchBoard;
import org.seichi.search.Truth;

/**
 * The search problem whether the attacker of a group reaches his goal by play in its area. The attacker is the prover.
 *
 * <p>Both players may play anywhere in the area and may pass. A repetition is a success of the defender.
 */
final class LifeProblem extends BoardProblem {
    private static final long AFTER_PASS = 0x9E3779B97F4A7C15L;

    /** Initial proof number for each liberty, to deny eyes. The three were chosen for the fewest nodes on problems and large corners. */
    private static final int LIBERTY = 4;
    /** What each region of the defender takes from the initial disproof number. */
    private static final int REGION = 2;
    /** Initial disproof number if the defender has no regions. */
    private static final int WITHOUT_REGIONS = 5;
    /** Maximum number of regions counted: two eyes need that many, and more make no difference. */
    private static final int MOST_REGIONS = 2;

    private final Color defender;
    private final LifeGoal goal;
    private final PointSet area;
    private final int[] points;
    private final int[] targets;
    private final int[] walls;
    private final PassAlive alive;
    /** Which of the moves played so far were passes. */
    private final BitSet passes = new BitSet();

    private int played;

    /**
     * Creates a problem for the position on a board.
     *
     * @param board the stones, and who is to move
     * @param question the group and its area
     * @param goal what the attacker wants
     * @param koMaster the player who wins all kos
     */
    LifeProblem(SearchBoard board, LifeQuestion question, LifeGoal goal, Color koMaster) {
        super(board, koMaster.code(), mix(mix(goal == LifeGoal.CAPTURE ? 0 : 1, question.area()), question.target()));
        this.goal = goal;
        defender = question.defender();
        area = question.area();
        points = area.toArray();
        targets = chains(question.target());
        walls = chains(walls(question));
        alive = new PassAlive(board, false, head -> false, area);
    }

    /** Returns one stone of each chain. */
    private int[] chains(PointSet stones) {
        PointSet.Builder heads = PointSet.builder(board.board());
        stones.forEach(stone -> heads.add(board.chain(stone)));
        return heads.build().toArray();
    }

    private PointSet walls(LifeQuestion question) {
        PointSet around = area.union(question.target()).neighbors(board.board());
        return around.intersection(question.position().stones(defender.opponent()));
    }

    @Override
    public boolean proverToMove() {
        return board.toMove() != defender;
    }

    @Override
    public Truth status() {
        if (!stand(targets, defender) || captureMove() != Board.NO_POINT) {
            return Truth.PROVEN;
        }
        if (!stand(walls, defender.opponent()) || alive.areAlive(targets)) {
            return Truth.DISPROVEN;
        }
        return goal == LifeGoal.DENY_EYES && passed(1) && passed(2) ? Truth.PROVEN : Truth.UNKNOWN;
    }

    /** Whether a move was a pass, counted back from the last one, which is 1. */
    private boolean passed(int ago) {
        return played >= ago && passes.get(played - ago);
    }

    /** Returns a move that captures a chain of the group; {@link Board#NO_POINT} if there is none or the defender is to move. */
    int captureMove() {
        if (proverToMove()) {
            for (int target : targets) {
                if (board.at(target) == defender.code() && board.liberties(target) == 1) {
                    int liberty = board.nextLiberty(target, Board.NO_POINT);
                    if (area.contains(liberty) && liberty != ban()) {
                        return liberty;
                    }
                }
            }
        }
        return Board.NO_POINT;
    }

    @Override
    public long key() {
        boolean mayStop = goal == LifeGoal.DENY_EYES && passed(1);
        return mayStop ? super.key() ^ AFTER_PASS : super.key();
    }

    @Override
    public int maxMoves() {
        return points.length + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        int to = addLegal(points, into, from);
        into[to++] = Board.NO_POINT;
        return to - from;
    }

    @Override
    public void play(int move) {
        passes.set(played++, move == Board.NO_POINT);
        super.play(move);
    }

    @Override
    public void undo() {
        played--;
        super.undo();
    }

    @Override
    public int proofEstimate() {
        int liberties = fewestLiberties(targets);
        return Math.max(1, goal == LifeGoal.CAPTURE ? liberties : LIBERTY * liberties);
    }

    @Override
    public int disproofEstimate() {
        return goal == LifeGoal.CAPTURE
                ? 1
                : WITHOUT_REGIONS - REGION * alive.regions(points, defender.code(), MOST_REGIONS);
    }
}
