package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.check.ProofCheck;
import org.seichi.check.StoredAnswers;
import org.seichi.check.StoredClaim;
import org.seichi.check.StoredProof;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;
import org.seichi.zone.ZoneAnswers;

/** Life that only search with zones proves, together with the other proofs of a position. */
class ZoneProofsTest {
    private static final Budget SOME = new Budget(20_000);
    private static final long POSITIONS = 20_000;

    private static final Diagram LOOSE = Diagram.parse("""
            X . X O . O . O .
            . X X . O O O O O
            O X . X X . . O O
            X X X O O X X X O
            X O X X O O X X O
            . . . O O X X X X
            """);

    private static ColorSafety black(Position position) {
        return Safety.of(position, Suicide.FORBIDDEN, SOME).of(Color.BLACK);
    }

    @EveryVariant
    void aChainLivesByAZone(Variant variant) {
        Position position = variant.position(LOOSE.position());
        Color color = variant.color(Color.BLACK);
        ColorSafety proven = Safety.of(position, Suicide.FORBIDDEN, SOME).of(color);
        assertThat(proven.zones()).hasSize(1);
        PointSet zone = proven.zones().get(0).space();
        assertThat(proven.stones().intersects(zone)).isTrue();
        proven.strategies()
                .forEach(other -> assertThat(other.space(position.board()).intersects(zone))
                        .isFalse());
        proven.replies()
                .forEach(reply -> assertThat(zone.contains(reply.attack()) || zone.contains(reply.answer()))
                        .isFalse());
        for (long seed = 0; seed < 100; seed++) {
            new Raid(position, proven, Suicide.FORBIDDEN, seed).run();
        }
    }

    @Test
    void chainsThatAreNotAskedForAreNotSearched() {
        Position position = LOOSE.position();
        PointSet none = PointSet.empty(LOOSE.board());
        NodeCounter counter = new NodeCounter(SOME);

        List<ZoneProof> found = ZoneProofs.find(
                position,
                Asked.of(none, position, Color.BLACK),
                Safety.of(position, Suicide.FORBIDDEN).of(Color.BLACK),
                none,
                none,
                Suicide.FORBIDDEN,
                counter);

        assertThat(found).isEmpty();
        assertThat(counter.spent()).isZero();
    }

    @Test
    void everyAttackOnTheStoredAnswersIsMet() {
        assertThat(check(black(LOOSE.position()).zones()).faults()).isEmpty();
    }

    @Test
    void withoutAnAnswerTheyAreBroken() {
        ZoneAnswers zone = black(LOOSE.position()).zones().get(0);
        ZoneAnswers none = new ZoneAnswers(zone.space(), zone.kept(), List.of(List.of()));
        assertThat(check(List.of(none)).faults()).isNotEmpty();
    }

    /** A wall around a wide territory, which can live in many ways. */
    private static final Diagram WALL = Diagram.parse("""
            . . . . . . . . . . . . X .
            . . . . . . . . . . . . X .
            X X X X X X X X X X X X X .
            """);

    /** A chain of six stones and one of five in open space. */
    private static final Diagram OPEN = Diagram.parse("""
            . . . . . . . . . . . . . . .
            . O O O O O O O O O O O O O .
            . O . . . . . . . . . . . O .
            . O . . . . . . . . . . . O .
            . O . . . X X X . . . . . O .
            . O . . . X X X . . . . . O .
            . O . . . . . . . . . . . O .
            . O . . X X X X X . . . . O .
            . O . . . . . . . . . . . O .
            . O O O O O O O O O O O O O .
            . . . . . . . . . . . . . . .
            """);

    private static final Diagram CORNER = Diagram.parse("""
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            X X X X X O . . .
            O O O O O O . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** Every limit of the search shows in the number of positions visited. */
    @Test
    void soManyPositionsAreVisited() {
        assertThat(List.of(visited(WALL), visited(OPEN), visited(LOOSE), visited(CORNER)))
                .containsExactly(205L, 36L, 28L, 3_200L);
    }

    /** Ends of random games that show other limits: a full table, chains of few stones. */
    @ParameterizedTest
    @CsvSource({
        "3, 8, 7, 42, WHITE, 49",
        "45, 9, 5, 42, BLACK, 616",
        "35, 7, 7, 27, BLACK, 255",
        "50, 8, 6, 26, WHITE, 2593",
        "36, 9, 6, 37, BLACK, 981"
    })
    void soManyPositionsAreVisited(long seed, int width, int height, int moves, Color color, long expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        assertThat(visited(position, color)).isEqualTo(expected);
    }

    private static long visited(Diagram diagram) {
        Position position = Position.empty(diagram.board())
                .with(diagram.position().stones(Color.BLACK), Stones.BLACK)
                .with(diagram.position().stones(Color.WHITE), Stones.WHITE);
        return visited(position, Color.BLACK);
    }

    private static long visited(Position position, Color color) {
        PointSet none = PointSet.empty(position.board());
        NodeCounter counter = new NodeCounter(SOME);
        ColorSafety nothing = new Benson(Enclosures.of(Chains.of(position), color), Suicide.FORBIDDEN).result();
        Asked everything = Asked.everything(position, color);
        ZoneProofs.find(position, everything, nothing, none, none, Suicide.FORBIDDEN, counter);
        return counter.spent();
    }

    /** A quarter of the budget is for zones. */
    @Test
    void theBudgetOfZonesIsAQuarter() {
        assertThat(zones(LOOSE, 72)).isEqualTo(1);
        assertThat(zones(LOOSE, 71)).isZero();
    }

    private static int zones(Diagram diagram, long nodes) {
        return Safety.of(diagram.position(), Suicide.FORBIDDEN, new Budget(nodes))
                .of(Color.BLACK)
                .zones()
                .size();
    }

    /** Attacks the stones that the zone of {@link #LOOSE} keeps, where only the given zones' answers are stored. */
    private static ProofCheck.Outcome check(List<ZoneAnswers> zones) {
        ColorSafety proven = black(LOOSE.position());
        List<StoredAnswers> answers = new ArrayList<>();
        zones.forEach(zone -> answers.add(stored(zone)));
        Map<Integer, StoredAnswers.Step> replies = new HashMap<>();
        proven.replies().forEach(reply -> replies.put(reply.attack(), new StoredAnswers.Step(reply.answer(), 0)));
        answers.add(new StoredAnswers(Color.BLACK, List.of(replies)));
        PointSet stones = proven.zones().get(0).kept();
        StoredClaim claim = new StoredClaim(Color.BLACK, StoredClaim.Kind.STONES, stones);
        return ProofCheck.of(new StoredProof(LOOSE.position(), Suicide.FORBIDDEN, List.of(claim), answers), POSITIONS);
    }

    private static StoredAnswers stored(ZoneAnswers zone) {
        List<Map<Integer, StoredAnswers.Step>> states = new ArrayList<>();
        for (List<ZoneAnswers.Answer> state : zone.states()) {
            Map<Integer, StoredAnswers.Step> steps = new HashMap<>();
            state.forEach(answer -> steps.put(answer.attack(), new StoredAnswers.Step(answer.point(), answer.next())));
            states.add(steps);
        }
        return new StoredAnswers(Color.BLACK, states);
    }
}
