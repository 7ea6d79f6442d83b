package org.seichi.method.dyer;

import java.util.List;
import java.util.stream.Stream;
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

/**
 * The problem solver (Dyer, step 2): life and death of a group in doubt, in scopes that grow only as needed. What depends
 * on who moves first it leaves undecided, because in a finished game no single move changes the score: there the walls
 * around are not yet what they will be, or something outside the scope decides.
 */
final class ProblemSolver {
    /** The largest area of a seki. */
    private static final int LARGEST_SEKI = 12;

    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(4_000, 60);

    private final Round round;
    private final Position ground;
    private final Shares shares;

    ProblemSolver(Round round, NodeCounter counter) {
        this.round = round;
        ground = closed(round);
        shares = new Shares(counter, round.doubts().size());
    }

    /** What becomes of a group, with the enemies that stand in seki with it; empty if that remains open. */
    List<GroupFate> solve(Doubt doubt) {
        if (doubt.byOwn()) {
            return List.of();
        }
        return shares.ask(share -> {
            LifeReader reader = new LifeReader(new TranspositionTable(TABLE_BITS), share, LIMIT);
            Scope scope = Scope.around(ground, doubt, round.largestChain(doubt));
            while (!scope.isWhole() && scope.isSmall(doubt)) {
                Life inside = reader.read(scope.question(), doubt.color().opponent());
                if (inside.status() == LifeStatus.ALIVE) {
                    return List.of(doubt.fate(FateGround.SOLVED_ALIVE, inside.line()));
                }
                scope = scope.grown(ground, doubt);
            }
            return scope.isSmall(doubt) ? whole(reader, doubt, scope.question()) : List.of();
        });
    }

    /** The answer when nothing is left outside. */
    private List<GroupFate> whole(LifeReader reader, Doubt doubt, LifeQuestion question) {
        Life attacked = reader.read(question, doubt.color().opponent());
        return switch (attacked.status()) {
            case ALIVE -> List.of(doubt.fate(FateGround.SOLVED_ALIVE, attacked.line()));
            case SEKI ->
                Stream.concat(Stream.of(doubt), partners(doubt))
                        .map(each -> each.fate(FateGround.SOLVED_SEKI, attacked.line()))
                        .toList();
            case DEAD ->
                reader.read(question, doubt.color()).status() == LifeStatus.DEAD
                        ? List.of(doubt.fate(FateGround.SOLVED_DEAD, attacked.line()))
                        : List.of();
            case KO, UNKNOWN -> List.of();
        };
    }

    /** The enemies in doubt that stand in a group's area and share its liberties. */
    private Stream<Doubt> partners(Doubt doubt) {
        return round.doubts().stream()
                .filter(other -> other.color() != doubt.color()
                        && doubt.area().containsAll(other.stones())
                        && other.liberties().intersects(doubt.liberties()));
    }

    /** Whether a group and the enemies in doubt that share its liberties stand in seki: it and they. */
    List<GroupFate> seki(Doubt doubt) {
        List<Doubt> stand = round.doubts().stream()
                .filter(other -> other.equals(doubt)
                        || (other.color() != doubt.color() && other.liberties().intersects(doubt.liberties())))
                .toList();
        int room = doubt.area().intersection(round.position().empty()).size();
        if (stand.size() < 2 || room > LARGEST_SEKI) {
            return List.of();
        }
        PointSet.Builder closure = PointSet.builder(ground.board());
        stand.forEach(other -> closure.addAll(round.largestChain(other)));
        Truth proven = shares.ask(share -> new SekiProof(new TranspositionTable(TABLE_BITS), share, LIMIT)
                .prove(ground, round.walls(), closure.build()));
        return proven == Truth.PROVEN
                ? stand.stream()
                        .map(other -> other.fate(FateGround.SOLVED_SEKI, List.of()))
                        .toList()
                : List.of();
    }

    /** The position with the walls closed as the generator has closed them. */
    private static Position closed(Round round) {
        Position position = round.position();
        for (Color color : Color.values()) {
            PointSet wall = round.walls().intersection(round.filled().stones().stones(color));
            position = position.with(wall.intersection(position.empty()), color.code());
        }
        return position;
    }
}
