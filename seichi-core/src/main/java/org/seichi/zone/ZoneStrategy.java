package org.seichi.zone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/**
 * A proof of a claim: answers to everything the opponent can do, as patterns, each of which leads to earlier ones only, so that
 * play comes to an end. The last pattern is the position that was asked about.
 *
 * @param board the board geometry
 * @param suicide the rule on suicide
 * @param prover the player who answers
 * @param claim what he brings about
 * @param patterns the patterns
 */
public record ZoneStrategy(Board board, Suicide suicide, Color prover, Claim claim, List<ZonePattern> patterns) {
    /** Keeps an immutable copy. */
    public ZoneStrategy {
        patterns = List.copyOf(patterns);
    }

    /** Returns the zone of the proof. */
    public PointSet zone() {
        return patterns.get(patterns.size() - 1).zone();
    }

    /** Returns the first move of the prover; {@link Board#NO_POINT} if the opponent is to move or nothing needs to be played. */
    public int move() {
        return patterns.get(patterns.size() - 1).move();
    }

    /** Returns the earliest pattern with a given player to move that a position shows. */
    public Optional<ZonePattern> find(Position position, Color toMove) {
        return patterns.stream()
                .filter(pattern -> pattern.toMove() == toMove && isShown(pattern, position))
                .findFirst();
    }

    /** Whether a position shows a pattern, with the pattern's player to move. */
    boolean isShown(ZonePattern pattern, Position position) {
        boolean inTurn = position.toMove() == pattern.toMove();
        boolean bound = inTurn && claim.threats().bind(pattern.toMove() == prover);
        return pattern.isShown(position.contents(), bound ? position.ko() : Board.NO_POINT, prover);
    }

    /**
     * Returns a line of play from a position of the strategy until the goal is reached, in which each attack is the one that
     * leads to the latest pattern. {@link Board#NO_POINT} stands for a move elsewhere.
     */
    public List<Integer> line(Position start) {
        List<Integer> line = new ArrayList<>();
        Position position = start;
        Optional<ZonePattern> pattern = find(position, position.toMove());
        while (pattern.isPresent() && !StrategyCheck.isReached(this, pattern.get())) {
            int move = position.toMove() == prover
                    ? pattern.get().move()
                    : attack(position, pattern.get().zone());
            line.add(move);
            position = position.playOrPass(move);
            pattern = find(position, position.toMove());
        }
        return line;
    }

    /** Returns the attack in a zone that leads to the latest pattern; {@link Board#NO_POINT} for a pass. */
    private int attack(Position position, PointSet zone) {
        int hardest = Board.NO_POINT;
        int latest = place(position.pass());
        for (int point = zone.first(); point != Board.NO_POINT; point = zone.next(point)) {
            if (position.at(point) == Stones.EMPTY && position.legality(position.toMove(), point) == Legality.LEGAL) {
                int place = place(position.play(position.toMove(), point));
                if (place > latest) {
                    latest = place;
                    hardest = point;
                }
            }
        }
        return hardest;
    }

    private int place(Position position) {
        return find(position, position.toMove()).map(patterns::indexOf).orElse(-1);
    }
}
