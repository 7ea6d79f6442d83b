package org.seichi.zone;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Checks a strategy independently of the search that found it: every pattern must reach the goal or lead to earlier patterns
 * only, whatever the opponent plays and whatever stands outside its zone. It shares no code with the search.
 */
final class StrategyCheck {
    private final ZoneStrategy strategy;
    private final PatternIndex patterns;

    private StrategyCheck(ZoneStrategy strategy) {
        this.strategy = strategy;
        patterns = new PatternIndex(strategy);
    }

    /** Returns what is wrong with a strategy for a position; empty if it is valid. */
    static Optional<String> fault(ZoneStrategy strategy, Position position, Color toMove) {
        List<ZonePattern> patterns = strategy.patterns();
        if (patterns.isEmpty()) {
            return Optional.of("there is no pattern");
        }
        ZonePattern last = patterns.get(patterns.size() - 1);
        if (last.toMove() != toMove || !strategy.isShown(last, position)) {
            return Optional.of("the last pattern is not the position");
        }
        Backing backing = strategy.claim().backing();
        if (last.zone().intersects(backing.reserved())
                || !position.stones(strategy.prover()).containsAll(backing.stones())) {
            return Optional.of("the proof needs what it may not");
        }
        StrategyCheck check = new StrategyCheck(strategy);
        for (int index = 0; index < patterns.size(); index++) {
            Optional<String> fault = check.faultOf(index);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<String> faultOf(int index) {
        ZonePattern pattern = strategy.patterns().get(index);
        KnownStones stones = KnownStones.of(strategy, pattern);
        if (pattern.toMove() == strategy.prover()) {
            return faultOfMove(index, stones, pattern.move());
        }
        return isReached(strategy, pattern) ? Optional.empty() : faultOfAttacks(index, stones, pattern.zone());
    }

    private Optional<String> faultOfMove(int index, KnownStones stones, int move) {
        return move == Board.NO_POINT || (move != stones.ban() && stones.canPlay(strategy.prover(), move))
                ? faultOfResults(index, stones.after(strategy.prover(), move))
                : Optional.of("pattern " + index + ": the answer may be impossible");
    }

    private Optional<String> faultOfAttacks(int index, KnownStones stones, PointSet zone) {
        if (!stones.isFirm()) {
            return Optional.of("pattern " + index + ": a stone has no liberty in the zone");
        }
        return faultOfResults(index, stones.afterAny(strategy.prover().opponent(), zone));
    }

    /** Returns a fault unless all results of a pattern show earlier patterns with the other player to move. */
    private Optional<String> faultOfResults(int index, List<KnownStones> results) {
        Color next = strategy.patterns().get(index).toMove().opponent();
        boolean bound = strategy.claim().threats().bind(next == strategy.prover());
        for (KnownStones result : results) {
            byte[] cells = result.cells();
            int ban = bound ? result.ban() : Board.NO_POINT;
            if (patterns.first(next, List.of(cells), ban).orElse(index) >= index) {
                return Optional.of("pattern " + index + ": no earlier pattern follows");
            }
        }
        return Optional.empty();
    }

    /** Whether a pattern with the opponent to move shows that the claim has come true. */
    static boolean isReached(ZoneStrategy strategy, ZonePattern pattern) {
        if (pattern.toMove() == strategy.prover()) {
            return false;
        }
        KnownStones stones = KnownStones.of(strategy, pattern);
        byte[] cells = stones.cells();
        int own = strategy.prover().code();
        int[] points = strategy.claim().points().toArray();
        return switch (strategy.claim().kind()) {
            case ONE_LIVES ->
                stones.alive(strategy.prover()).intersects(strategy.claim().points());
            case EACH_LIVES ->
                stones.alive(strategy.prover()).containsAll(strategy.claim().points());
            case TAKEN -> Arrays.stream(points).allMatch(point -> cells[point] == own || cells[point] == Stones.EMPTY);
            case CONNECTED ->
                Arrays.stream(points).allMatch(point -> cells[point] == own && stones.isConnected(points[0], point));
        };
    }
}
