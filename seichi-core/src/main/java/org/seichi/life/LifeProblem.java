package org.seichi.life;

import java.util.BitSet;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;
import org.seichi.search.Problem;
import org.seichi.search.SearchBoard;
import org.seichi.search.Truth;

/**
 * Does the attacker of a group reach his goal by play in its area? The prover is the attacker.
 *
 * <p>Both players may play everywhere in the area and may pass. The <em>ko master</em> may retake every ko at once, the
 * other one may not. Suicide is no move. Play that repeats itself is a success of the defender.
 */
final class LifeProblem implements Problem {
    private static final long MIXER = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final Color defender;
    private final Color koMaster;
    private final LifeGoal goal;
    private final PointSet area;
    private final int[] points;
    private final int[] targets;
    private final int[] walls;
    private final TwoEyes eyes;
    private final long salt;
    /** Which of the moves played so far are passes. */
    private final BitSet passes = new BitSet();

    private int played;

    /**
     * A question about the position that the board shows.
     *
     * @param board the stones, and who is to move
     * @param question the group and its area
     * @param goal what the attacker wants
     * @param koMaster the player who wins all kos
     */
    LifeProblem(SearchBoard board, LifeQuestion question, LifeGoal goal, Color koMaster) {
        this.board = board;
        this.goal = goal;
        this.koMaster = koMaster;
        defender = question.defender();
        area = question.area();
        points = area.toArray();
        targets = chains(question.target());
        walls = chains(walls(question));
        eyes = new TwoEyes(board, question, targets);
        salt = salt(question);
    }

    /** One stone of each chain. */
    private int[] chains(PointSet stones) {
        PointSet.Builder heads = PointSet.builder(board.board());
        stones.forEach(stone -> heads.add(board.chain(stone)));
        return heads.build().toArray();
    }

    private PointSet walls(LifeQuestion question) {
        PointSet around = area.union(question.target()).neighbors(board.board());
        return around.intersection(question.position().stones(defender.opponent()));
    }

    private long salt(LifeQuestion question) {
        long mixed = goal == LifeGoal.CAPTURE ? 1 : 3;
        mixed += koMaster == defender ? 1 : 0;
        for (PointSet set : new PointSet[] {area, question.target()}) {
            for (int point = set.first(); point != Board.NO_POINT; point = set.next(point)) {
                mixed = (mixed ^ point) * MIXER;
                mixed ^= mixed >>> 32;
            }
            mixed *= MIXER;
        }
        return mixed;
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
        if (!stand(walls, defender.opponent()) || eyes.secured()) {
            return Truth.DISPROVEN;
        }
        return goal == LifeGoal.DENY_EYES && passed(1) && passed(2) ? Truth.PROVEN : Truth.UNKNOWN;
    }

    private boolean stand(int[] stones, Color color) {
        for (int stone : stones) {
            if (board.at(stone) != color.code()) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of the last moves was a pass; 1 asks for the last one. */
    private boolean passed(int ago) {
        return played >= ago && passes.get(played - ago);
    }

    /** A move with which the player to move takes a chain of the group; {@link Board#NO_POINT} if there is none. */
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
        long key = board.hash() ^ salt;
        int ban = ban();
        if (ban != Board.NO_POINT) {
            key ^= Long.rotateLeft(Zobrist.key(board.board(), ban, Stones.BLACK), 17);
        }
        if (goal == LifeGoal.DENY_EYES && passed(1)) {
            key ^= MIXER;
        }
        return board.toMove() == Color.WHITE ? key ^ Zobrist.whiteToMove() : key;
    }

    /** The point that the player to move may not retake, because he is not the ko master. */
    private int ban() {
        return board.toMove() == koMaster ? Board.NO_POINT : board.ko();
    }

    @Override
    public int maxMoves() {
        return points.length + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        int to = from;
        for (int point : points) {
            if (isLegal(point)) {
                into[to++] = point;
            }
        }
        into[to++] = Board.NO_POINT;
        return to - from;
    }

    private boolean isLegal(int point) {
        Legality legality = board.legality(board.toMove(), point);
        return legality == Legality.LEGAL || (legality == Legality.KO && board.toMove() == koMaster);
    }

    @Override
    public void play(int move) {
        passes.set(played++, move == Board.NO_POINT);
        if (move == Board.NO_POINT) {
            board.pass();
        } else {
            board.play(move);
        }
    }

    @Override
    public void undo() {
        played--;
        board.undo();
    }

    @Override
    public int proofEstimate() {
        int least = Integer.MAX_VALUE;
        for (int target : targets) {
            least = Math.min(least, board.liberties(target));
        }
        return Math.max(1, least);
    }

    @Override
    public int disproofEstimate() {
        return 1;
    }
}
