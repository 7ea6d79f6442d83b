package org.seichi.zone;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;

/**
 * Looks for a proof of a claim by {@linkplain ZoneSearch search with zones}, in rounds with more and more nodes; each round
 * searches with few, then with more of the prover's moves, each time with few, then with more tempi of the opponent. Proven
 * patterns are kept for the next round, and every proof is checked by code that shares nothing with the search.
 *
 * <p>A claim that is not proven may be true or false. Equal questions have equal answers.
 */
public final class ZoneReader {
    /** Nodes of each search in the first round; each round has four times as many as the one before. */
    private static final long FIRST_NODES = 5_000;

    private static final int GROWTH = 4;
    /** Maximum numbers of the prover's moves tried in a position, one search after the other. */
    private static final List<Integer> WIDTHS = List.of(8, 16);
    /** How often the opponent may pass on a line; each number is tried with each width. */
    private static final List<Integer> TEMPI = List.of(2, 3, 4, 5);
    /** The same for captures: the opponent may pass while his liberties are filled. */
    private static final List<Integer> TEMPI_UNTIL_TAKEN = List.of(4, 8, 16, 32);
    /** A guess may visit 1/5 of the positions. */
    private static final int GUESS_PART = 5;

    /** Moves of the prover tried in a position, and tempi of the opponent, in {@link #glance}. */
    private static final int FEW_MOVES = 5;

    private static final int FEW_TEMPI = 2;
    private static final int MOST_PATTERNS = 1 << 20;
    private static final int MOST_WRITTEN = 20_000;
    /** Maximum distance of candidate moves from the points of a claim, in steps along the lines. */
    private static final int NEAR = 6;

    private final Position position;
    private final Suicide suicide;
    private final Color prover;
    private final Claim claim;
    private final SearchBoard board;
    private final BackedStones backed;
    private final int[] byDistance;
    private final MoveOrder order;
    private final ClaimGoal goal;
    private final int memoryBits;
    private final ZonePatterns patterns;

    private ZoneReader(Position position, Suicide suicide, Color prover, Claim claim, int memoryBits) {
        this.position = position;
        this.suicide = suicide;
        this.prover = prover;
        this.claim = claim;
        this.memoryBits = memoryBits;
        board = new SearchBoard(position);
        int[] distance = distances(position.board(), claim.points());
        byDistance = position.board().points().stream()
                .boxed()
                .sorted(Comparator.comparingInt(point -> distance[point]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] near = Arrays.stream(byDistance)
                .filter(point -> distance[point] <= NEAR)
                .toArray();
        Color defender = claim.kind() == Claim.Kind.TAKEN ? prover.opponent() : prover;
        backed = new BackedStones(board, claim.backing());
        order = new MoveOrder(
                board, new Urgency(board, defender.code(), distance), near, backed, suicide, claim.threats());
        patterns = noPatterns();
        goal = ClaimGoal.of(board, prover, claim, suicide, backed);
    }

    private ZonePatterns noPatterns() {
        return new ZonePatterns(board, claim.threats(), byDistance, MOST_PATTERNS);
    }

    private ZoneSearch search(ClaimGoal wanted, ZonePatterns found, ZonePatterns guesses) {
        return new ZoneSearch(board, prover, wanted, new TranspositionTable(memoryBits), found, order, backed, guesses);
    }

    /**
     * Looks for a proof; without one, the claim may be true or false.
     *
     * @param position the position, with the player who moves first
     * @param suicide the rule on suicide
     * @param prover the player who makes the claim
     * @param claim what he claims
     * @param memoryBits binary logarithm of the size of the transposition table, in entries of 16 bytes
     * @param counter bounds the search, in positions visited
     */
    public static Optional<ZoneStrategy> read(
            Position position, Suicide suicide, Color prover, Claim claim, int memoryBits, NodeCounter counter) {
        return new ZoneReader(position, suicide, prover, claim, memoryBits).read(counter);
    }

    /**
     * Looks for a proof with few positions: first for a guess, in which the goal counts as reached as soon as it looks reached;
     * then, if there is a guess, for a proof, trying the guessed moves first.
     */
    public static Optional<ZoneStrategy> glance(
            Position position, Suicide suicide, Color prover, Claim claim, int memoryBits, NodeCounter counter) {
        return new ZoneReader(position, suicide, prover, claim, memoryBits).glance(counter);
    }

    private Optional<ZoneStrategy> glance(NodeCounter counter) {
        ZonePatterns guesses = noPatterns();
        ZoneSearch guessing = search(new GuessedGoal(goal), guesses, noPatterns());
        int guess = counter.ask(counter.left() / GUESS_PART, part -> guessing.search(FEW_TEMPI, FEW_MOVES, part));
        int pattern = guess == ZonePatterns.NONE
                ? guess
                : search(goal, patterns, guesses).search(FEW_TEMPI, FEW_MOVES, counter);
        return pattern == ZonePatterns.NONE ? Optional.empty() : write(pattern);
    }

    private Optional<ZoneStrategy> read(NodeCounter counter) {
        ZoneSearch search = search(goal, patterns, noPatterns());
        Optional<ZoneStrategy> proof = Optional.empty();
        boolean open = true;
        for (long nodes = FIRST_NODES; proof.isEmpty() && open && !patterns.isFull(); nodes *= GROWTH) {
            long started = counter.spent();
            proof = round(search, nodes, counter);
            // A round that visits no position has nothing left to try.
            open = counter.spent() > started && counter.left() > 0;
        }
        return proof;
    }

    private Optional<ZoneStrategy> round(ZoneSearch search, long nodes, NodeCounter counter) {
        for (int width : WIDTHS) {
            for (int tempi : claim.kind() == Claim.Kind.TAKEN ? TEMPI_UNTIL_TAKEN : TEMPI) {
                int pattern = counter.ask(nodes, part -> search.search(tempi, width, part));
                if (pattern != ZonePatterns.NONE) {
                    return write(pattern);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<ZoneStrategy> write(int pattern) {
        return new StrategyCollector(position.board(), suicide, prover, claim, patterns)
                .collect(pattern, position.toMove() == prover, MOST_WRITTEN)
                .filter(strategy -> StrategyCheck.fault(strategy, position, position.toMove())
                        .isEmpty());
    }

    /** Returns the number of steps along the lines from each point to the nearest of some points. */
    private static int[] distances(Board board, PointSet from) {
        int[] distance = new int[board.arrayLength()];
        PointSet left = board.points();
        PointSet edge = from;
        for (int steps = 0; !edge.isEmpty(); steps++) {
            for (int point = edge.first(); point != Board.NO_POINT; point = edge.next(point)) {
                distance[point] = steps;
            }
            left = left.minus(edge);
            edge = edge.neighborsIn(left, board);
        }
        return distance;
    }
}
