package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.List;
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

/**
 * The problem solver (Dyer, step 2), as far as it looks at one group: life and death of a doubtful group, in scopes that grow only as needed. A group whose life
 * depends on who moves first is left undecided, since in a finished game no single move changes the score: either the walls
 * around it are not yet final, or something outside the scope decides.
 */
final class ProblemSolver {
    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(4_000, 60);

    private final Round round;
    private final Position ground;
    private final NodeCounter counter;
    /** Nodes for each question: equal shares of the budget, so that the order of the groups does not matter. */
    private final long share;

    ProblemSolver(Round round, NodeCounter counter) {
        this.round = round;
        ground = round.closed();
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
}
