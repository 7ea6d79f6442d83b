package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.semeai.SekiProof;
import org.seichi.structure.SekiShape;

/**
 * The problem solver (Dyer, step 2): life and death of a doubtful group, in scopes that grow only as needed. A group whose life
 * depends on who moves first is left undecided, since in a finished game no single move changes the score: either the walls
 * around it are not yet final, or something outside the scope decides.
 */
final class ProblemSolver {
    /** Greatest number of empty points in the area of a seki to be searched. */
    private static final int LARGEST_SEKI = 12;

    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(4_000, 60);

    /** Four chains in a row need some 15,000 nodes. */
    private static final SearchLimit SEKI_LIMIT = new SearchLimit(20_000, 60);

    private static final int SEKI_TABLE_BITS = 14;

    private final Round round;
    private final Position ground;
    private final NodeCounter counter;
    /** Nodes for each question: equal shares of the budget, so that the order of the groups does not matter. */
    private final long share;
    /** Cached results by the groups asked about together. */
    private final Map<List<Doubt>, List<GroupFate>> sekis = new HashMap<>();

    ProblemSolver(Round round, NodeCounter counter) {
        this.round = round;
        ground = closed(round);
        this.counter = counter;
        share = counter.left() / round.doubts().size();
    }

    /** The fate of a group, with those of enemy groups in seki with it; empty if undecided. */
    List<GroupFate> solve(Doubt doubt) {
        if (doubt.byOwn()) {
            return List.of();
        }
        return counter.ask(share, part -> {
            LifeReader reader = new LifeReader(new TranspositionTable(TABLE_BITS), part, LIMIT);
            Scope scope = Scope.around(ground, doubt, round.largestChain(doubt));
            while (!scope.isWhole() && scope.isSmall(doubt)) {
                Life inside = reader.read(scope.question(), doubt.color().opponent());
                if (inside.status() == LifeStatus.ALIVE) {
                    return List.of(doubt.fate(FateGround.SOLVED_ALIVE, inside.line()));
                }
                scope = scope.grown(ground, doubt);
            }
            return scope.isSmall(doubt) ? whole(reader, doubt, scope) : List.of();
        });
    }

    /** The answer for a scope that reaches all walls. */
    private List<GroupFate> whole(LifeReader reader, Doubt doubt, Scope scope) {
        Life attacked = reader.read(scope.question(), doubt.color().opponent());
        return switch (attacked.status()) {
            case ALIVE -> List.of(doubt.fate(FateGround.SOLVED_ALIVE, attacked.line()));
            case SEKI ->
                withPartners(doubt).stream()
                        .map(each -> each.fate(FateGround.SOLVED_SEKI, attacked.line()))
                        .toList();
            case DEAD ->
                nothingSaves(reader, doubt, scope)
                        ? List.of(doubt.fate(FateGround.SOLVED_DEAD, attacked.line()))
                        : List.of();
            case KO, UNKNOWN -> List.of();
        };
    }

    /**
     * Whether a group dies even if its owner moves first, also into the gaps that the generator has closed with stones of the enemy;
     * where a search with all of them open is too large, with each of them open alone.
     */
    private boolean nothingSaves(LifeReader reader, Doubt doubt, Scope scope) {
        PointSet gaps = scope.around()
                .intersection(round.position().empty())
                .intersection(ground.stones(doubt.color().opponent()));
        Truth open = taken(reader, doubt, scope.opened(gaps));
        return open == Truth.PROVEN
                || (open == Truth.UNKNOWN
                        && gaps.size() > 1
                        && gaps.stream()
                                .mapToObj(gap -> scope.opened(PointSet.of(ground.board(), gap)))
                                .allMatch(one -> taken(reader, doubt, one) == Truth.PROVEN));
    }

    /** Whether the enemy captures a group in a scope although its owner moves first and wins every ko. */
    private static Truth taken(LifeReader reader, Doubt doubt, Scope scope) {
        return scope.area().size() > LifeQuestion.MAX_AREA
                ? Truth.UNKNOWN
                : reader.taken(scope.question(), doubt.color(), doubt.color());
    }

    /** A group and the doubtful enemy groups that are in its area and share liberties with it. */
    private List<Doubt> withPartners(Doubt doubt) {
        List<Doubt> all = new ArrayList<>(List.of(doubt));
        round.doubts().stream()
                .filter(other -> doubt.area().containsAll(other.stones()) && doubt.opposes(other))
                .forEach(all::add);
        return all;
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
        if (room(stand) > LARGEST_SEKI) {
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
                share,
                part -> question.apply(new SekiProof(new TranspositionTable(SEKI_TABLE_BITS), part, SEKI_LIMIT)));
    }

    /** The fate of a group that is captured by the groups that share liberties with it, even if its owner moves first. */
    List<GroupFate> race(Doubt doubt) {
        List<Doubt> stand = closure(doubt);
        if (stand.size() < 2 || room(stand) > LARGEST_SEKI) {
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

    /** The position with the gaps in the walls closed as the generator has closed them. */
    private static Position closed(Round round) {
        Position position = round.position();
        for (Color color : Color.values()) {
            PointSet wall = round.walls().intersection(round.filled().stones(color));
            position = position.with(wall.intersection(position.empty()), color.code());
        }
        return position;
    }
}
