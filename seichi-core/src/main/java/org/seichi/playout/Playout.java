package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Cancellation;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/** Plays a position to the end again and again, and counts what becomes of its points. */
final class Playout {
    private final Board geometry;
    private final PlayoutBoard start;
    private final PlayoutBoard board;
    private final PlayoutPlayer player;
    private final int[] points;
    private final int longest;
    private final int[] kept;
    private final int[] balance;
    private final List<SampledGame> results = new ArrayList<>();
    private final int beginner;
    private final byte[] settled;
    private int games;

    /** In place of a beginner: the colors take turns to begin. */
    static final int IN_TURN = Stones.EMPTY;

    /**
     * Prepares games without playing any.
     *
     * @param beginner the content code of the color that begins every game, or {@link #IN_TURN}
     * @param ko the point that may not be retaken at once, or {@link Board#NO_POINT}
     * @param settled by point: 1 if it is Black's however a game ends, -1 if it is White's, 0 otherwise
     */
    Playout(Stones stones, long seed, PlayoutPolicy policy, int beginner, int ko, byte[] settled) {
        this.beginner = beginner;
        this.settled = settled;
        geometry = stones.board();
        start = PlayoutBoard.of(stones);
        start.setLast(Board.NO_POINT, ko);
        board = new PlayoutBoard(geometry);
        player =
                new PlayoutPlayer(geometry, board, new MoveKnowledge(geometry, board), new RandomNumbers(seed), policy);
        points = geometry.points().toArray();
        longest = 3 * geometry.size();
        kept = new int[geometry.arrayLength()];
        balance = new int[geometry.arrayLength()];
    }

    /** Plays more games. */
    void run(int more) {
        for (int game = 0; game < more; game++) {
            Cancellation.check();
            board.load(start);
            play(beginner != IN_TURN ? beginner : games % 2 == 0 ? Stones.BLACK : Stones.WHITE);
            count();
            games++;
        }
    }

    /** Number of games played. */
    int games() {
        return games;
    }

    /** Number of games that end with a stone of the original color on a point. */
    int kept(int point) {
        return kept[point];
    }

    /** The result of each game. */
    List<SampledGame> results() {
        return results;
    }

    /** Number of games in which a point was Black's, less those in which it was White's. */
    int balance(int point) {
        return balance[point];
    }

    private void play(int beginner) {
        int color = beginner;
        int passes = 0;
        for (int move = 0; move < longest && passes < 2; move++) {
            int point = player.choose(color);
            board.playOrPass(color, point);
            passes = point == Board.NO_POINT ? passes + 1 : 0;
            color = Stones.STONES_SUM - color;
        }
    }

    private void count() {
        PointSet.Builder stayed = PointSet.builder(geometry);
        int area = 0;
        for (int point : points) {
            int owner = settled[point] == 0 ? board.owner(point) : settled[point];
            balance[point] += owner;
            area += owner;
            int content = board.at(point);
            if (content != Stones.EMPTY && content == start.at(point)) {
                kept[point]++;
                stayed.add(point);
            }
        }
        results.add(new SampledGame(area, stayed.build()));
    }
}
