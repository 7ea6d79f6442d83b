package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * Plays the ending of a record that just stops. The players move in turn. Who is threatened protects himself; otherwise he
 * takes a neutral point; with neither he passes. Two passes end it. Where protecting costs a point, the ways to do it are
 * compared by playing on: one of them may serve a second time later.
 */
final class EndingPlay {
    private static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;
    private static final int WAYS_COMPARED = 6;

    private final SearchBoard board;
    private final PointSet neutral;
    private final Captures captures;
    private final Attacks attacks;
    private final Protection protection;
    private final DameMoves dameMoves;

    /**
     * An ending to be played.
     *
     * @param board where the record stops; it is played on
     * @param dead the dead stones that still stand
     * @param neutral the neutral points
     * @param counter bounds the reading
     */
    EndingPlay(SearchBoard board, PointSet dead, PointSet neutral, NodeCounter counter) {
        this.board = board;
        this.neutral = neutral;
        LivingChains chains = new LivingChains(board, dead);
        captures = new Captures(board, counter);
        attacks = new Attacks(board, chains, captures);
        protection = new Protection(board, attacks, neutral);
        dameMoves = new DameMoves(board, new Costs(board, chains, captures, attacks, protection, neutral), neutral);
    }

    /** The moves, passes left out. The board stays as they leave it. */
    List<EndingMove> play() {
        List<EndingMove> moves = new ArrayList<>();
        int passes = 0;
        while (passes < 2 && moves.size() < LONGEST) {
            Color player = board.toMove();
            Optional<Attack> attack = attacks.largest(player);
            int protecting = attack.map(one -> cheapest(one, player)).orElse(Board.NO_POINT);
            int point = protecting == Board.NO_POINT ? dameMoves.best(player) : protecting;
            if (point == Board.NO_POINT) {
                board.pass();
                passes++;
            } else {
                Optional<Attack> met = protecting == Board.NO_POINT ? Optional.empty() : attack;
                moves.add(new EndingMove(player, point, met, met.map(this::line).orElse(List.of())));
                board.play(point);
                passes = 0;
            }
        }
        return moves;
    }

    private List<Integer> line(Attack attack) {
        return attack.kind() == Attack.Kind.CAPTURE ? captures.line(attack.stone()) : List.of(attack.move());
    }

    /** The protecting move that leads to most when both play on as usual; {@link Board#NO_POINT} if there is none. */
    private int cheapest(Attack attack, Color player) {
        int best = protection.best(attack, player);
        if (best == Board.NO_POINT || neutral.contains(best)) {
            return best;
        }
        int usual = best;
        int most = valueOfPlayingOn(usual, player);
        for (int point : protection.all(attack, player, WAYS_COMPARED)) {
            int value = point == usual ? most : valueOfPlayingOn(point, player);
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return best;
    }

    /** What a move leads to when both play on as usual, in points for its player. The board is left as it was. */
    private int valueOfPlayingOn(int first, Color player) {
        int depth = board.depth();
        int value = 0;
        int passes = 0;
        int point = first;
        while (passes < 2 && board.depth() - depth < LONGEST) {
            if (point == Board.NO_POINT) {
                board.pass();
                passes++;
            } else {
                value += neutral.contains(point) ? 0 : board.toMove() == player ? -1 : 1;
                board.play(point);
                passes = 0;
            }
            point = usualMove(board.toMove());
        }
        value += lossOf(player.opponent()) - lossOf(player);
        while (board.depth() > depth) {
            board.undo();
        }
        return value;
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
