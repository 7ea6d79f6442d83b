package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.Methods;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Invasions of wide territories that become possible once the neutral points are taken, and how they are prevented. */
class InvasionsTest {
    /** Once the fifth line is filled, White breaks in at C3, where Black's chains depend on each other. */
    private static final Diagram WIDE = Diagram.parse("""
            . . . . . . . . . . .
            . . . . . . . . . . .
            O O O O O O O O O O O
            . . . O . . . . . . .
            X X X O X X X X X X X
            X . . X O X . O . X .
            . . . . . . X X . X X
            . . . X X X . . . X .
            """);

    /** White takes the black stones only as long as liberties are left on the third line: it costs two moves. */
    private static final Diagram SEKI = Diagram.parse("""
            . . . . . . . . . . .
            . . . . . . . . . . .
            X X X X X X X X X X X
            . . . . . . . . . . .
            O O O O O O O O O O O
            O . X X X X X X X . O
            """);

    /** The same with ten neutral points, the fewest that hide the end. */
    private static final Diagram TEN_NEUTRAL = Diagram.parse("""
            . . . . . . . . . .
            . . . . . . . . . .
            X X X X X X X X X X
            . . . . . . . . . .
            O O O O O O O O O O
            O . X X X X X X . O
            """);

    /** The same on a narrower board, with nine neutral points. */
    private static final Diagram FEW_NEUTRAL = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X X
            . . . . . . . . .
            O O O O O O O O O
            O . X X X X X . O
            """);

    private static PointSet nothingChanges(Position later) {
        return PointSet.empty(later.board());
    }

    @EveryVariant
    void theOwnerMendsAWideTerritory(Variant variant) {
        for (Color first : Color.values()) {
            EndingReader endings = Readers.of(judged(WIDE, variant, first));
            List<EndingMove> mended = protections(endings.readToTheEnd(variant.color(first), Scoring.TERRITORY));

            assertThat(protections(endings.read(variant.color(first)))).isEmpty();
            assertThat(mended)
                    .extracting(EndingMove::player, EndingMove::point)
                    .containsExactly(tuple(variant.color(Color.BLACK), point(WIDE, variant, "C3")));
            assertThat(mended.get(0).attack().orElseThrow().kind()).isEqualTo(Attack.Kind.INVASION);
            assertThat(mended.get(0).attack().orElseThrow().line()).startsWith(point(WIDE, variant, "C3"));
        }
    }

    @EveryVariant
    void deadStonesAreTakenWhileTheyCanBe(Variant variant) {
        for (Color first : Color.values()) {
            EndingReader endings = Readers.of(judged(SEKI, variant, first));

            assertThat(protections(endings.read(variant.color(first)))).isEmpty();
            assertThat(protections(endings.readToTheEnd(variant.color(first), Scoring.TERRITORY)))
                    .extracting(EndingMove::player, EndingMove::point)
                    .containsExactlyInAnyOrder(
                            tuple(variant.color(Color.WHITE), point(SEKI, variant, "B1")),
                            tuple(variant.color(Color.WHITE), point(SEKI, variant, "K1")));
        }
    }

    @Test
    void theReasonSaysThatItIsTooLate() {
        Assessment judged = judged(SEKI.position().withToMove(Color.BLACK));
        PlayedEnding ending = Readers.of(judged).readToTheEnd(Color.BLACK, Scoring.TERRITORY);
        assertThat(ending.teire())
                .extracting(teire -> teire.reason().text())
                .first()
                .isEqualTo(
                        "Otherwise, once the neutral points are filled, White can no longer capture the dead stones inside.");
    }

    @Test
    void withFewNeutralPointsThePlayersSawTheEnd() {
        assertThat(taken(FEW_NEUTRAL)).isEmpty();
        assertThat(taken(TEN_NEUTRAL)).containsExactlyInAnyOrder("B1", "J1");
    }

    /** Unless stones would be judged otherwise at the end: there the territories around are looked at. */
    @Test
    void butNotWhereFatesChange() {
        PointSet dead = Coordinates.points(FEW_NEUTRAL.board(), "C1 D1 E1 F1 G1");

        assertThat(taken(FEW_NEUTRAL, (later, view) -> view.seen(dead))).containsExactlyInAnyOrder("B1", "H1");
        assertThat(teire(new FinalPosition(FEW_NEUTRAL.position(), Ending.STOPPED), Rulesets.JAPANESE))
                .containsExactlyInAnyOrder("B1", "H1");
    }

    /** What nothing prevents is at stake. */
    @Test
    void otherwiseTheyAreAtStake() {
        PointSet wall = Coordinates.points(FEW_NEUTRAL.board(), "A4 B4");
        EndingReader endings =
                Readers.of(judged(FEW_NEUTRAL.position()), (later, view) -> view.seen(wall), Budget.NORMAL);

        assertThat(endings.read(Color.BLACK).atStake()).isEqualTo(PointSet.empty(FEW_NEUTRAL.board()));
        assertThat(endings.readToTheEnd(Color.BLACK, Scoring.TERRITORY).atStake())
                .isEqualTo(wall);
    }

    private static List<String> taken(Diagram diagram) {
        return taken(diagram, ChangedFates.NONE);
    }

    private static List<String> taken(Diagram diagram, ChangedFates fates) {
        EndingReader endings = Readers.of(judged(diagram.position()), fates, Budget.NORMAL);
        return endings.readToTheEnd(Color.BLACK, Scoring.TERRITORY).teire().stream()
                .map(teire -> Coordinates.format(diagram.board(), teire.point()))
                .toList();
    }

    @Test
    void aSmallBudgetPlaysNoGames() {
        EndingReader endings = Readers.of(judged(WIDE.position()), Budget.SMALL);
        assertThat(endings.readToTheEnd(Color.BLACK, Scoring.TERRITORY).teire()).isEmpty();
    }

    /** At least twenty thousand nodes must be left to look for an invasion once nothing else is left to play. */
    @ParameterizedTest
    @CsvSource({"19999, false", "20000, true"})
    void invasionsAreLookedForWhileTheBudgetIsWorthIt(long nodes, boolean found) {
        SearchBoard board = filled();
        assertThat(new Invasions(
                                board,
                                owners(),
                                Scoring.TERRITORY,
                                List.of(),
                                InvasionsTest::nothingChanges,
                                new NodeCounter(new Budget(nodes)))
                        .next()
                        .isPresent())
                .isEqualTo(found);
    }

    /** Without playouts the defense holds at no turn, so there is none to go back to, in lines of every length. */
    @Test
    void whereNoTurnHoldsThereIsNoneToGoBackTo() {
        SearchBoard board = filled();
        Attack invasion = new Invasions(
                        board,
                        owners(),
                        Scoring.TERRITORY,
                        List.of(),
                        InvasionsTest::nothingChanges,
                        new NodeCounter(Budget.NORMAL))
                .next()
                .orElseThrow();
        Invasions spent = new Invasions(
                board,
                owners(),
                Scoring.TERRITORY,
                List.of(),
                InvasionsTest::nothingChanges,
                new NodeCounter(new Budget(0)));
        List<EndingMove> line = usual();
        for (int from = 0; from < line.size(); from++) {
            assertThat(spent.earlier(line.subList(from, line.size()), invasion)).isEmpty();
        }
    }

    private static Ownership owners() {
        return judged(WIDE.position()).territories().under(Rulesets.JAPANESE);
    }

    private static List<EndingMove> usual() {
        return Readers.of(judged(WIDE.position())).read(Color.BLACK).line().moves();
    }

    /** The board when all neutral points are taken. */
    private static SearchBoard filled() {
        SearchBoard board = new SearchBoard(WIDE.position().withToMove(Color.BLACK));
        for (EndingMove move : usual()) {
            if (move.isPass()) {
                board.pass();
            } else {
                board.play(move.point());
            }
        }
        return board;
    }

    @Test
    void itCostsAPointWhereTerritoryIsCountedAndNothingElsewhere() {
        FinalPosition stopped = new FinalPosition(WIDE.position(), Ending.STOPPED);
        FinalPosition passed = new FinalPosition(WIDE.position(), Ending.TWO_PASSES);

        assertThat(Stream.of(stopped, passed).map(end -> teire(end, Rulesets.JAPANESE)))
                .containsExactly(List.of("C3"), List.of());
        assertThat(teire(stopped, Rulesets.CHINESE)).isEmpty();
    }

    @Test
    void theyCanBeLeftOut() {
        FinalPosition stopped = new FinalPosition(WIDE.position(), Ending.STOPPED);
        assertThat(teire("reading-without-invasions", stopped, Rulesets.JAPANESE))
                .isEmpty();
    }

    @Test
    void aTerritoryThatIsAsItWasIsLeftOut() {
        SearchBoard board = new SearchBoard(WIDE.position());
        Assessment judged = judged(WIDE.position());
        Ownership owners = Tally.ownership(judged, Rulesets.JAPANESE);
        assertThat(new WideTerritories(board, owners).inDanger(Color.BLACK)).isEmpty();
        board.play(Color.WHITE, Coordinates.point(WIDE.board(), "A5"));
        List<WalledTerritory> one = new WideTerritories(board, owners).inDanger(Color.BLACK);
        assertThat(one).hasSize(1);
        assertThat(one.get(0).points().contains(Coordinates.point(WIDE.board(), "B2")))
                .isTrue();
        assertThat(one.get(0).scene().containsAll(one.get(0).points())).isTrue();
    }

    private static List<String> teire(FinalPosition end, Ruleset rules) {
        return teire("reading", end, rules);
    }

    private static List<String> teire(String method, FinalPosition end, Ruleset rules) {
        Assessment assessment = Methods.byName(method).orElseThrow().assess(end, rules, Budget.NORMAL, Trace.NONE);
        return assessment.teire().stream()
                .map(Teire::point)
                .map(point -> Coordinates.format(end.position().board(), point))
                .toList();
    }

    private static List<EndingMove> protections(PlayedEnding ending) {
        return ending.moves().stream().filter(move -> move.attack().isPresent()).toList();
    }

    private static Assessment judged(Diagram diagram, Variant variant, Color first) {
        return judged(variant.position(diagram.position()).withToMove(variant.color(first)));
    }

    private static Assessment judged(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    private static int point(Diagram diagram, Variant variant, String name) {
        return variant.point(diagram.board(), Coordinates.point(diagram.board(), name));
    }
}
