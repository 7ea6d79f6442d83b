package org.seichi.method.dyer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.semeai.SekiProof;
import org.seichi.structure.SekiShape;

/**
 * The problem solver (Dyer, step 2), as far as it looks at groups that share liberties: a doubtful group, with those of both colors
 * around it, is in seki, or loses the race. Nothing is said of a group for which neither is found.
 */
final class SekiSolver {
    /** Greatest number of empty points in the area of a seki to be searched. */
    private static final int LARGEST = 12;

    /** Four chains in a row need some 15,000 nodes. */
    private static final SearchLimit LIMIT = new SearchLimit(20_000, 60);

    private static final int TABLE_BITS = 14;

    private final Round round;
    private final Position ground;
    private final NodeCounter counter;
    /** Nodes for each question: equal shares of the budget, so that the order of the groups does not matter. */
    private final long share;
    /** Cached results by the groups asked about together. */
    private final Map<List<Doubt>, List<GroupFate>> sekis = new HashMap<>();

    SekiSolver(Round round, NodeCounter counter) {
        this.round = round;
        ground = round.closed();
        this.counter = counter;
        share = counter.left() / round.doubts().size();
    }

    /**
     * The fates of a group and of those in seki with it: all that share liberties with it, directly or through others; if these
     * are in no seki together, only those that share its own.
     */
    List<GroupFate> seki(Doubt doubt) {
        List<GroupFate> all = sekis.computeIfAbsent(closure(doubt), this::standing);
        return all.isEmpty() ? sekis.computeIfAbsent(sharing(List.of(doubt)), this::standing) : all;
    }

    /** A group with all that share liberties with it, directly or through others. */
    private List<Doubt> closure(Doubt doubt) {
        List<Doubt> closure = sharing(List.of(doubt));
        for (List<Doubt> next = sharing(closure); next.size() > closure.size(); next = sharing(closure)) {
            closure = next;
        }
        return closure;
    }

    /** Some groups with the doubtful enemy groups that share liberties with them. */
    private List<Doubt> sharing(List<Doubt> some) {
        return round.doubts().stream()
                .filter(other -> some.contains(other) || some.stream().anyMatch(other::opposes))
                .toList();
    }

    /** The fates of groups that share liberties if they are in seki, otherwise empty. */
    private List<GroupFate> standing(List<Doubt> stand) {
        if (room(stand) > LARGEST) {
            return List.of();
        }
        PointSet closure = PointSet.unionOf(ground.board(), stand.stream().map(round::largestChain));
        Truth proven = prove(ground, round.walls(), closure);
        if (proven == Truth.PROVEN || stands(closure)) {
            return Doubt.fates(stand, FateGround.SOLVED_SEKI);
        }
        return proven == Truth.UNKNOWN && isShape(stand) ? Doubt.fates(stand, FateGround.PRESUMED_SEKI) : List.of();
    }

    /**
     * Whether groups are in seki as the board stands, with the outside liberties that the generator may have filled for one side
     * only; or, as a smaller question, with all of them filled if both sides have equally many.
     */
    private boolean stands(PointSet closure) {
        Position open = round.position();
        PointSet walls = round.walls().minus(open.empty());
        Position even = filled(open, walls, closure);
        return prove(even, walls.union(open.empty().minus(even.empty())), closure) == Truth.PROVEN
                || prove(open, walls, closure) == Truth.PROVEN;
    }

    /** A position with the outside liberties of both colors filled by their opponents, if there are equally many. */
    private static Position filled(Position open, PointSet walls, PointSet closure) {
        PointSet black = outside(open, walls, closure, Color.BLACK);
        PointSet white = outside(open, walls, closure, Color.WHITE);
        return black.size() == white.size()
                ? open.with(black, Color.WHITE.code()).with(white, Color.BLACK.code())
                : open;
    }

    /** The empty points that touch a player's chains and the walls of the opponent, and no chain of his. */
    private static PointSet outside(Position open, PointSet walls, PointSet closure, Color player) {
        Board board = open.board();
        PointSet own = closure.intersection(open.stones(player));
        PointSet rivals = closure.minus(own);
        PointSet captors = walls.intersection(open.stones(player.opponent()));
        return open.empty()
                .intersection(own.neighbors(board))
                .intersection(captors.neighbors(board))
                .minus(rivals.neighbors(board));
    }

    private Truth prove(Position position, PointSet walls, PointSet closure) {
        return ask(proof -> proof.prove(position, walls, closure));
    }

    private Truth ask(Function<SekiProof, Truth> question) {
        return counter.ask(
                share, part -> question.apply(new SekiProof(new TranspositionTable(TABLE_BITS), part, LIMIT)));
    }

    /** The fate of a group that is captured by the groups that share liberties with it, even if its owner moves first. */
    List<GroupFate> race(Doubt doubt) {
        List<Doubt> stand = closure(doubt);
        if (stand.size() < 2 || room(stand) > LARGEST) {
            return List.of();
        }
        PointSet closure = PointSet.unionOf(ground.board(), stand.stream().map(round::largestChain));
        Position position = round.position();
        PointSet walls = round.walls().minus(position.empty());
        Truth falls = ask(proof -> proof.falls(position, walls, closure, round.largestChain(doubt)));
        return falls == Truth.PROVEN ? List.of(doubt.fate(FateGround.SOLVED_DEAD, List.of())) : List.of();
    }

    private int room(List<Doubt> stand) {
        return stand.get(0).area().intersection(round.position().empty()).size();
    }

    /**
     * Whether groups look like a seki by shape, asked if the search is too large: three or more, or two that are both too large to leave a
     * killing shape once one of them has filled a liberty.
     */
    private boolean isShape(List<Doubt> stand) {
        boolean large = stand.stream().allMatch(doubt -> doubt.stones().size() >= SekiProof.LARGEST_SACRIFICE);
        return (stand.size() > 2 || (stand.size() == 2 && large))
                && new SekiShape(
                                round.structure(),
                                stand.stream().map(Doubt::group).toList())
                        .isSeki();
    }
}
