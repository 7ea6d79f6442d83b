package org.seichi.method.reading.ending;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.IntsByHash;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * The greedy way to play the ending: a threatened player protects, otherwise he takes a neutral point, otherwise he passes; two
 * passes end it. Moves are compared by the outcome of this play.
 */
final class GreedyEnding {
    /** Greatest number of moves of an ending, passes included. */
    static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;

    private static final long TO_MOVE = 0x9E3779B97F4A7C15L;
    private static final long KO = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final LivingChains chains;
    private final Attacks attacks;
    private final Raids raids;
    private final Protection protection;
    private final DameMoves dameMoves;
    private final NeutralPoints neutral;
    private final NodeCounter counter;
    private final StoneKeys keys;
    /** The greedy move of each position met, by hash: endings that begin in other ways transpose into the same positions. */
    private final IntsByHash usual = new IntsByHash();

    GreedyEnding(
            SearchBoard board,
            LivingChains chains,
            Attacks attacks,
            Raids raids,
            Protection protection,
            DameMoves dameMoves,
            NeutralPoints neutral,
            NodeCounter counter) {
        this.board = board;
        this.chains = chains;
        this.attacks = attacks;
        this.raids = raids;
        this.protection = protection;
        this.dameMoves = dameMoves;
        this.neutral = neutral;
        this.counter = counter;
        this.keys = StoneKeys.of(board.board());
    }

    /**
     * The outcome of a move when both play on greedily, in points for its player. Each move, passes included, spends one node
     * of the budget. The board is left as it was.
     */
    int value(int first, Color player) {
        return playOn(first, player, this::lossOf);
    }

    /** The same, counting a loss of one point for each raid that a player must still prevent. */
    int valueWithRaids(int first, Color player) {
        return playOn(
                first,
                player,
                loser -> lossOf(loser)
                        + (int) raids.on(loser).filter(Attack::canBeMet).count());
    }

    private int playOn(int first, Color player, ToIntFunction<Color> loss) {
        int depth = board.depth();
        int value = 0;
        int passes = 0;
        int point = first;
        while (passes < 2 && board.depth() - depth < LONGEST && counter.spend()) {
            boolean isFree = point == Board.NO_POINT || neutral.wasNeutral(point);
            value += isFree ? 0 : board.toMove() == player ? -1 : 1;
            passes = point == Board.NO_POINT ? passes + 1 : 0;
            board.playOrPass(point);
            point = usualMove();
        }
        value += neutral.balance(player) + loss.applyAsInt(player.opponent()) - loss.applyAsInt(player);
        board.undoTo(depth);
        return value;
    }

    /** A hash of the position, the player to move and the point forbidden by ko. */
    private long state() {
        long ko = board.ko() == Board.NO_POINT ? 0 : KO * keys.key(board.ko(), Stones.BLACK);
        return board.hash() + ko + TO_MOVE * board.toMove().code();
    }

    private int usualMove() {
        long state = state();
        int known = usual.get(state);
        return known == IntsByHash.UNKNOWN ? usual.put(state, usualMove(board.toMove())) : known;
    }

    private int usualMove(Color player) {
        Optional<Attack> attack = attacks.largest(player);
        int protecting = attack.map(protection::best).orElse(Board.NO_POINT);
        return protecting == Board.NO_POINT ? dameMoves.best(player) : protecting;
    }

    /**
     * The points that a player has lost once nothing is left to play: two for each living stone that was captured and each that the largest
     * remaining attack takes, and the point where that attack begins if it was enclosed.
     */
    private int lossOf(Color player) {
        int threatened = attacks.largest(player)
                .map(attack -> 2 * attack.size() + (neutral.isEnclosed(attack.move()) ? 1 : 0))
                .orElse(0);
        return 2 * chains.captured(player).size() + threatened;
    }
}
