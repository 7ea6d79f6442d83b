package org.seichi.method.reading.ending;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.search.MovesByHash;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * The usual way to play: who is threatened protects himself; otherwise he takes a neutral point; with neither he passes. Two
 * passes end it. Moves are compared by what this leads to.
 */
final class GreedyEnding {
    private static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;
    private static final long TO_MOVE = 0x9E3779B97F4A7C15L;
    private static final long KO = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final Attacks attacks;
    private final Raids raids;
    private final Protection protection;
    private final DameMoves dameMoves;
    private final PointSet neutral;
    private final NodeCounter counter;
    private final StoneKeys keys;
    /** The usual move of each position that was met: endings that begin in other ways come to the same positions. */
    private final MovesByHash usual = new MovesByHash();

    GreedyEnding(
            SearchBoard board,
            Attacks attacks,
            Raids raids,
            Protection protection,
            DameMoves dameMoves,
            PointSet neutral,
            NodeCounter counter) {
        this.board = board;
        this.attacks = attacks;
        this.raids = raids;
        this.protection = protection;
        this.dameMoves = dameMoves;
        this.neutral = neutral;
        this.counter = counter;
        this.keys = StoneKeys.of(board.board());
    }

    /**
     * What a move leads to when both play on as usual, in points for its player. Each move of it spends a node. The board is
     * left as it was.
     */
    int value(int first, Color player) {
        return playOn(first, player, this::lossOf);
    }

    /** The same, with a point for each raid that has still to be prevented. */
    int valueWithRaids(int first, Color player) {
        return playOn(first, player, loser -> lossOf(loser) + raids.on(loser).size());
    }

    private int playOn(int first, Color player, ToIntFunction<Color> loss) {
        int depth = board.depth();
        int value = 0;
        int passes = 0;
        int point = first;
        while (passes < 2 && board.depth() - depth < LONGEST && counter.spend()) {
            if (point == Board.NO_POINT) {
                board.pass();
                passes++;
            } else {
                value += neutral.contains(point) ? 0 : board.toMove() == player ? -1 : 1;
                board.play(point);
                passes = 0;
            }
            point = usualMove();
        }
        value += loss.applyAsInt(player.opponent()) - loss.applyAsInt(player);
        while (board.depth() > depth) {
            board.undo();
        }
        return value;
    }

    /** A hash of the position with the player to move and what he may not retake. */
    private long state() {
        long ko = board.ko() == Board.NO_POINT ? 0 : KO * keys.key(board.ko(), Stones.BLACK);
        return board.hash() + ko + TO_MOVE * board.toMove().code();
    }

    private int usualMove() {
        long state = state();
        int known = usual.get(state);
        return known == MovesByHash.UNKNOWN ? usual.put(state, usualMove(board.toMove())) : known;
    }

    private int usualMove(Color player) {
        Optional<Attack> attack = attacks.largest(player);
        int protecting = attack.map(one -> protection.best(one, player)).orElse(Board.NO_POINT);
        return protecting == Board.NO_POINT ? dameMoves.best(player) : protecting;
    }

    /** What a player still loses when nothing is left to play: two points for each stone. */
    private int lossOf(Color player) {
        return 2 * attacks.largest(player).map(Attack::size).orElse(0);
    }
}
