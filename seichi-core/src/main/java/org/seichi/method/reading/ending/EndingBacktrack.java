package org.seichi.method.reading.ending;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Finds an earlier move against an attack that can no longer be met: at one of his last {@value #TURNS} turns the victim should have
 * played elsewhere. Typically the attacked chain had to capture dead stones in its territory while it still had outside liberties.
 */
record EndingBacktrack(SearchBoard board, GreedyEnding greedy) {
    private static final int TURNS = 8;
    /** In liberties: a chain with more adds no candidate moves, since it wins the race, or the race is far off. */
    private static final int MOST_LIBERTIES = 6;

    /**
     * A better move at an earlier turn.
     *
     * @param turn number of moves of the line that are kept
     * @param point the move that replaces the next one
     */
    record Better(int turn, int point) {}

    /**
     * The latest turn at which the victim had a better move, by more than a point for each attacked stone. Inside a territory one point is
     * enough, and each raid still to be prevented counts as a lost point. The board is left as it was.
     *
     * @param line the moves that led to the position, passes included
     * @param attack the attack that has to be prevented there
     */
    Optional<Better> find(List<EndingMove> line, Attack attack) {
        Optional<Better> better = Optional.empty();
        int turn = line.size();
        int first = Math.max(0, line.size() - 2 * TURNS);
        while (better.isEmpty() && turn > first) {
            board.undo();
            turn--;
            if (board.toMove() == attack.victim()) {
                better = attack.isInside() ? inTerritory(turn, line, attack) : onChain(turn, line, attack);
            }
        }
        line.subList(turn, line.size()).forEach(move -> board.playOrPass(move.point()));
        return better;
    }

    /** The first point taken later by the opponent that is better for the victim, since both mostly need the same; else the best lifeline. */
    private Optional<Better> onChain(int turn, List<EndingMove> line, Attack attack) {
        Color victim = attack.victim();
        Color owner = attack.kind() == Attack.Kind.CAPTURE ? victim : victim.opponent();
        if (board.at(attack.stone()) != owner.code()) {
            return Optional.empty();
        }
        int played = line.get(turn).point();
        int bound = greedy.value(played, victim) + attack.size();
        for (EndingMove move : line.subList(turn, line.size())) {
            boolean opponents = move.player() != victim && !move.isPass();
            if (opponents && isCandidate(move.point(), played, victim) && greedy.value(move.point(), victim) > bound) {
                return Optional.of(new Better(turn, move.point()));
            }
        }
        return best(turn, played, victim, lifelines(attack.stone()), bound, greedy::value);
    }

    private boolean isCandidate(int point, int played, Color player) {
        return point != played && board.legality(player, point) == Legality.LEGAL;
    }

    private Optional<Better> inTerritory(int turn, List<EndingMove> line, Attack attack) {
        Color owner = attack.victim();
        PointSet points = lifelines(attack.territory().orElseThrow().scene(), owner);
        if (points.isEmpty()) {
            return Optional.empty();
        }
        int played = line.get(turn).point();
        int bound = greedy.valueWithRaids(played, owner);
        return best(turn, played, owner, points, bound, greedy::valueWithRaids);
    }

    /** The legal move among the candidates with the greatest value above a bound; empty if there is none. */
    private Optional<Better> best(
            int turn, int played, Color player, PointSet points, int above, ToIntBiFunction<Integer, Color> valueOf) {
        int most = above;
        int best = Board.NO_POINT;
        for (int p : RingOrder.of(board, points)) {
            if (isCandidate(p, played, player)) {
                int value = valueOf.applyAsInt(p, player);
                if (value > most) {
                    most = value;
                    best = p;
                }
            }
        }
        return best == Board.NO_POINT ? Optional.empty() : Optional.of(new Better(turn, best));
    }

    /** The empty points of a scene, and the liberties of the owner's chains in it that have few. */
    PointSet lifelines(PointSet scene, Color owner) {
        PointSet.Builder points = PointSet.builder(board.board());
        scene.forEach(point -> {
            if (board.at(point) == Stones.EMPTY) {
                points.add(point);
            } else if (board.at(point) == owner.code() && board.liberties(point) <= MOST_LIBERTIES) {
                points.addAll(board.libertySet(point));
            }
        });
        return points.build();
    }

    /** The liberties of a chain and of the adjacent enemy chains, as far as each has few. */
    PointSet lifelines(int stone) {
        PointSet around = board.libertiesOfEnemies(stone, point -> MOST_LIBERTIES);
        return board.liberties(stone) <= MOST_LIBERTIES
                ? board.libertySet(stone).union(around)
                : around;
    }
}
