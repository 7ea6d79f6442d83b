package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;

/**
 * Plays the ending of a record that just stops. The players move in turn. Who has a chain that the opponent would capture
 * protects it; otherwise he takes a neutral point; with neither he passes. Two passes end it.
 */
final class EndingPlay {
    private static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;

    private final SearchBoard board;
    private final Threats threats;
    private final Protection protection;
    private final DameMoves dameMoves;

    EndingPlay(SearchBoard board, LivingChains living, Threats threats, PointSet dame) {
        this.board = board;
        this.threats = threats;
        this.protection = new Protection(board, threats, dame);
        this.dameMoves = new DameMoves(board, living, threats, dame);
    }

    /**
     * A move of the ending.
     *
     * @param player who plays
     * @param point where
     * @param threat the threat that it protects from, if it does
     */
    record Played(Color player, int point, Optional<Threats.Threat> threat) {}

    /** The moves, passes left out. The board stays as they leave it. */
    List<Played> play() {
        List<Played> moves = new ArrayList<>();
        int passes = 0;
        while (passes < 2 && moves.size() < LONGEST) {
            Optional<Played> move = next(board.toMove());
            if (move.isPresent()) {
                moves.add(move.get());
                board.play(move.get().point());
                passes = 0;
            } else {
                board.pass();
                passes++;
            }
        }
        return moves;
    }

    private Optional<Played> next(Color player) {
        Optional<Threats.Threat> threat = threats.largest(player);
        if (threat.isPresent()) {
            int point = protection.of(threat.get().stone(), player);
            if (point != Board.NO_POINT) {
                return Optional.of(new Played(player, point, threat));
            }
        }
        int dame = dameMoves.best(player);
        return dame == Board.NO_POINT ? Optional.empty() : Optional.of(new Played(player, dame, Optional.empty()));
    }
}
