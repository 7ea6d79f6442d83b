package org.seichi.zone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.rules.Suicide;

/** Collects the patterns that a proof needs, by playing every attack against it. */
final class StrategyCollector {
    private final Board board;
    private final Suicide suicide;
    private final Color prover;
    private final Claim claim;
    private final ZonePatterns patterns;
    private final TreeMap<Integer, ZonePattern> needed = new TreeMap<>();
    private final List<Integer> open = new ArrayList<>();

    StrategyCollector(Board board, Suicide suicide, Color prover, Claim claim, ZonePatterns patterns) {
        this.board = board;
        this.suicide = suicide;
        this.prover = prover;
        this.claim = claim;
        this.patterns = patterns;
    }

    /**
     * Returns the strategy whose last pattern is {@code root}; empty if an attack is not answered or the strategy needs more
     * than {@code most} patterns.
     */
    Optional<ZoneStrategy> collect(int root, boolean proverToMove, int most) {
        need(root, proverToMove);
        while (!open.isEmpty()) {
            int number = open.remove(open.size() - 1);
            if (needed.size() > most || !follow(number)) {
                return Optional.empty();
            }
        }
        return Optional.of(new ZoneStrategy(board, suicide, prover, claim, List.copyOf(needed.values())));
    }

    private void need(int number, boolean proverToMove) {
        if (!needed.containsKey(number)) {
            needed.put(number, patterns.pattern(number, proverToMove ? prover : prover.opponent()));
            open.add(number);
        }
    }

    private boolean follow(int number) {
        ZonePattern pattern = needed.get(number);
        KnownStones stones =
                KnownStones.of(board, suicide, pattern, claim.backing().stones());
        KoThreats threats = patterns.threats();
        boolean proverMoves = pattern.toMove() == prover;
        if (!proverMoves && patterns.isEnd(number)) {
            return true;
        }
        List<KnownStones> results =
                proverMoves ? stones.after(prover, pattern.move()) : stones.afterAny(prover.opponent(), pattern.zone());
        for (KnownStones result : results) {
            int earlier = patterns.earliest(
                    result.cells(), threats.bind(!proverMoves) ? result.ban() : Board.NO_POINT, !proverMoves);
            if (earlier == ZonePatterns.NONE || earlier >= number) {
                return false;
            }
            need(earlier, !proverMoves);
        }
        return true;
    }
}
