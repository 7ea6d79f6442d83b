package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * The subsystems of Yen, section 5.2.1, 3 to 5 and methods (a), and section 5.1 (b), each on a position with the value that
 * follows from the text: two points a stone and one a point of territory, halved where a group needs two moves.
 */
class SubsystemsTest {
    /** Three stones and two points of territory, shared by two moves: four points; the cap also gains three of influence. */
    private static final Diagram CAP = Diagram.parse("""
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . a . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . X . W W W . X . . .
            . . . X . . . . . X . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            """);

    /** A single stone of Black's own, which jumps out at b. */
    private static final Diagram JUMP = Diagram.parse("""
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . b . . . . . .
            . . . . . . . . . . . . .
            . . . O . . B . . O . . .
            . . . O . . . . . O . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            """);

    /** Black's cut at a separates the three white stones on the left from the others; White connects them there. */
    private static final Diagram CUT = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . X . X . . . . .
            X . X X . . . . .
            W W W a O O O . .
            B B B O . . O . .
            . . X O O O O . .
            . . X X X X X X .
            . . . . . . . . .
            """);

    private static final Diagram WHITE_CONNECTS = new Diagram(CUT.position().withToMove(Color.WHITE), CUT.marks());

    /** Two white stones that Black captures at a or b; at a he also connects the stones below. */
    private static final Diagram TWO_WAYS = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . X . . . . .
            . . X b X . . . .
            . X W W X . . . .
            . . a X . . . . .
            . O B O . . . . .
            . O B O . . . . .
            . . B . . . . . .
            """);

    /** Two stones at the head of two. */
    private static final Diagram HEAD = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . a . . . . .
            . . X O . . . . .
            . . X O . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    private static CandidateCollector collect(
            Diagram diagram, Variant variant, PointSet open, BiFunction<MoveContext, Stakes, List<Subsystem>> systems) {
        Position position = variant.position(diagram.position());
        MoveContext context =
                new MoveContext(KnownEvaluation.of(position, variant.points(diagram.board(), open)), List.of());
        CandidateCollector collector = new CandidateCollector(position);
        systems.apply(context, Stakes.of(context)).forEach(system -> system.propose(context, collector));
        return collector;
    }

    private static List<Motive> at(CandidateCollector collector, Variant variant, Diagram diagram, char mark) {
        return collector.motives().getOrDefault(variant.point(diagram.board(), diagram.point(mark)), List.of());
    }

    private static List<Subsystem> sealing(MoveContext context, Stakes stakes) {
        return List.of(new SealingSystem(Shapes.of(context), stakes));
    }

    private static List<Subsystem> cutting(MoveContext context, Stakes stakes) {
        return List.of(new CuttingSystem(Shapes.of(context), stakes));
    }

    @EveryVariant
    void aCapSealsInAnUnsettledGroup(Variant variant) {
        assertThat(at(collect(CAP, variant, CAP.marked('W'), SubsystemsTest::sealing), variant, CAP, 'a'))
                .anySatisfy(motive -> {
                    assertThat(motive.kind()).isEqualTo(MotiveKind.SEAL);
                    assertThat(motive.text()).startsWith("Seals in the group");
                    assertThat(motive.worth()).isEqualTo(new Worth(0, 4 + 3));
                });
    }

    @EveryVariant
    void nothingHangsOnASettledGroup(Variant variant) {
        PointSet none = PointSet.empty(CAP.board());
        assertThat(at(collect(CAP, variant, none, SubsystemsTest::sealing), variant, CAP, 'a'))
                .isNotEmpty()
                .allSatisfy(motive -> assertThat(motive.worth()).isEqualTo(Worth.NONE));
    }

    /** A group that lives with chance 0.1 or less counts as dead, with 0.9 or more as alive: then nothing is at stake. */
    @ParameterizedTest
    @CsvSource({"0.1, 0", "0.11, 7", "0.89, 7", "0.9, 0"})
    void somethingHangsOnAGroupThatMayLiveAndMayDie(double chance, double most) {
        MoveContext context = new MoveContext(KnownEvaluation.of(CAP.position(), CAP.marked('W'), chance), List.of());
        CandidateCollector collector = new CandidateCollector(CAP.position());
        new SealingSystem(Shapes.of(context), Stakes.of(context)).propose(context, collector);

        assertThat(collector.motives().get(CAP.point('a')))
                .extracting(Motive::worth)
                .contains(new Worth(0, most));
    }

    @EveryVariant
    void aJumpGetsAnUnsettledGroupOut(Variant variant) {
        assertThat(at(collect(JUMP, variant, JUMP.marked('B'), SubsystemsTest::sealing), variant, JUMP, 'b'))
                .singleElement()
                .satisfies(motive -> {
                    assertThat(motive.kind()).isEqualTo(MotiveKind.ESCAPE);
                    assertThat(motive.text()).startsWith("Gets out");
                    assertThat(motive.worth()).isEqualTo(new Worth(0, 1 + 3));
                });
    }

    @EveryVariant
    void aCutThatTakesAGroupIsWorthAllOfIt(Variant variant) {
        assertThat(at(collect(CUT, variant, CUT.marked('W'), SubsystemsTest::cutting), variant, CUT, 'a'))
                .anySatisfy(motive -> assertThat(motive.source()).isEqualTo("half connection"))
                .allSatisfy(motive -> {
                    assertThat(motive.kind()).isEqualTo(MotiveKind.CUT);
                    assertThat(motive.text()).startsWith("Cuts");
                    assertThat(motive.worth()).isEqualTo(Worth.sure(6));
                });
    }

    @EveryVariant
    void andSoIsTheirConnection(Variant variant) {
        assertThat(at(collect(WHITE_CONNECTS, variant, CUT.marked('W'), SubsystemsTest::cutting), variant, CUT, 'a'))
                .anySatisfy(motive -> assertThat(motive.source()).isEqualTo("half connection"))
                .allSatisfy(motive -> {
                    assertThat(motive.kind()).isEqualTo(MotiveKind.CONNECT);
                    assertThat(motive.text()).startsWith("Connects");
                    assertThat(motive.worth()).isEqualTo(Worth.sure(6));
                });
    }

    /** At a one chain touches itself diagonally; at b two chains touch. */
    @EveryVariant
    void oneChainIsNeitherConnectedNorCut(Variant variant) {
        Diagram own = Diagram.parse("""
                . . . . . . . . .
                . . . . . . . . .
                . . a W . . . . .
                . . W W . . W b .
                . . . . . . . W .
                . . . . . . . . .
                . . . . . . . . .
                . . . X X X X . .
                . . . . . . . . .
                """);
        Diagram whites = new Diagram(own.position().withToMove(Color.WHITE), own.marks());
        for (Diagram diagram : List.of(own, whites)) {
            CandidateCollector collector = collect(diagram, variant, own.marked('W'), SubsystemsTest::cutting);

            assertThat(at(collector, variant, diagram, 'a')).isEmpty();
            assertThat(at(collector, variant, diagram, 'b')).isNotEmpty();
        }
    }

    /** Black's group has ten stones and thirteen points of territory at stake, shared by two moves. */
    @EveryVariant
    void takingAWeakerGroupHelpsTheGroupBesideIt(Variant variant) {
        assertThat(beside(CUT, variant, 0.3)).containsExactly(new Worth(6, 6 + 33 / 2.0));
    }

    @EveryVariant
    void savingAWeakerGroupAttacksTheGroupBesideIt(Variant variant) {
        assertThat(beside(WHITE_CONNECTS, variant, 0.3)).containsExactly(new Worth(6, 6 + 33 / 2.0));
    }

    /** Three stones of White's that are dead live again if Black's ten die, with their thirteen points. */
    @EveryVariant
    void theDeadBesideAGroupAreAtStakeToo(Variant variant) {
        Position position = variant.position(CUT.position());
        PointSet black = variant.points(CUT.board(), CUT.marked('B'));
        PointSet white = variant.points(CUT.board(), CUT.marked('W'));
        MoveContext context = new MoveContext(KnownEvaluation.of(position, Map.of(black, 0.5, white, 0.0)), List.of());
        Stake stake = Stake.of(context, context.groups().at(black.first()));

        assertThat(stake.value()).isEqualTo(2 * 10 + 13);
        assertThat(stake.dead()).isEqualTo(2 * 3);
        assertThat(stake.whole()).isEqualTo(33 + 6);
    }

    /**
     * Each player gains six points on the third and fourth line, and four in the middle. The share of an unsettled group is added if it is at
     * most four steps away.
     */
    @ParameterizedTest
    @CsvSource({"K6, 6, true", "L6, 6, false", "H8, 4, true", "H9, 4, false"})
    void aMoveForTerritoryHelpsWhatIsNear(String move, int gain, boolean isNear) {
        Board board = Board.square(13);
        PointSet stone = Coordinates.points(board, "F6");
        Position position = Position.empty(board).with(stone, Stones.BLACK);
        MoveContext context = new MoveContext(KnownEvaluation.of(position, stone), List.of());
        Stakes stakes = Stakes.of(context);
        double share = stakes.all().get(0).worth(0);
        int point = Coordinates.point(board, move);

        assertThat(share).isPositive();
        assertThat(new TerritorySystem(Shapes.of(context), stakes).worth(context, point, point))
                .isEqualTo(2 * gain + (isNear ? share : 0));
    }

    /** Black's group lives in half of all cases. To take what is dead anyhow, or is no weaker, does not help it. */
    @ParameterizedTest
    @CsvSource({"0.05, 0", "0.11, 1", "0.49, 1", "0.5, 0", "0.6, 0"})
    void onlyWhatIsUnsettledAndWeakerHelpsTheGroupBesideIt(double chance, int motives) {
        assertThat(beside(CUT, new Variant(Symmetry.IDENTITY, false), chance)).hasSize(motives);
    }

    /** The worths for the group B, which lives with chance 0.5, of a move against or for the group W beside it. */
    private static List<Worth> beside(Diagram diagram, Variant variant, double chance) {
        Position position = variant.position(diagram.position());
        PointSet black = variant.points(diagram.board(), diagram.marked('B'));
        PointSet white = variant.points(diagram.board(), diagram.marked('W'));
        CandidateCollector collector = new CandidateCollector(position);
        MoveContext context =
                new MoveContext(KnownEvaluation.of(position, Map.of(black, 0.5, white, chance)), List.of());
        Stakes stakes = Stakes.of(context);
        new CuttingSystem(Shapes.of(context), stakes).propose(context, collector);
        new NeighborSystem(stakes).propose(context, collector);
        return at(collector, variant, diagram, 'a').stream()
                .filter(motive -> motive.kind() == MotiveKind.NEIGHBOR)
                .map(Motive::worth)
                .toList();
    }

    /** Two points a stone, and half of the ten unsettled stones beside them. */
    @EveryVariant
    void aCaptureIsWorthItsStonesAndWhatItRelieves(Variant variant) {
        PointSet open = CUT.marked('W').union(CUT.marked('B'));
        assertThat(at(collect(CUT, variant, open, (context, stakes) -> List.of(new ChainFights())), variant, CUT, 'a'))
                .singleElement()
                .satisfies(motive -> {
                    assertThat(motive.kind()).isEqualTo(MotiveKind.CAPTURE);
                    assertThat(motive.worth()).isEqualTo(Worth.sure(6 + 10 / 2.0));
                });
    }

    /** Section 5.1 (b), the best of several ways: capturing two stones at a also saves half of three others; at b it does not. */
    @EveryVariant
    void ofTwoWaysToCaptureTheOneIsWorthMoreThatAlsoConnects(Variant variant) {
        double connecting = capture(TWO_WAYS.marked('B'), variant, 'a');
        double besides = capture(PointSet.empty(TWO_WAYS.board()), variant, 'a');

        assertThat(connecting).isEqualTo(besides + 3 / 2.0);
        assertThat(capture(TWO_WAYS.marked('B'), variant, 'b')).isEqualTo(6);
        assertThat(besides).isEqualTo(5);
    }

    /** A white stone that cannot escape, with three liberties or with two. */
    @ParameterizedTest
    @CsvSource({"'X . O . . X', 0", "'X X O . . X', 1", "'X X O . X X', 1"})
    void whatIsTakenAnyhowIsMadeSureOfUpToTwoLiberties(String row, int moves) {
        Position position = Diagram.parse("""
                . . . . . .
                X X X X X X
                %s
                X X . X X X
                X X X X X X
                . . . . . .
                """.formatted(row)).position();
        MoveContext context =
                new MoveContext(KnownEvaluation.of(position, PointSet.empty(position.board())), List.of());
        CandidateCollector collector = new CandidateCollector(position);
        new ChainFights().propose(context, collector);

        assertThat(collector.motives().values().stream().flatMap(List::stream))
                .hasSize(2 * moves)
                .allSatisfy(motive -> assertThat(motive.worth()).isEqualTo(new Worth(0, 1)));
    }

    private static double capture(PointSet open, Variant variant, char move) {
        CandidateCollector found = collect(TWO_WAYS, variant, open, (context, stakes) -> List.of(new ChainFights()));
        return at(found, variant, TWO_WAYS, move).stream()
                .filter(motive -> motive.kind() == MotiveKind.CAPTURE)
                .mapToDouble(motive -> motive.worth().min())
                .sum();
    }

    @EveryVariant
    void aGoodPointIsWorthItsShape(Variant variant) {
        CandidateCollector found = collect(
                HEAD,
                variant,
                PointSet.empty(HEAD.board()),
                (context, stakes) -> List.of(new GoodPointSystem(Shapes.of(context))));
        assertThat(at(found, variant, HEAD, 'a'))
                .anySatisfy(motive -> assertThat(motive.source()).isEqualTo("head-of-two"))
                .allSatisfy(motive -> {
                    assertThat(motive.kind()).isEqualTo(MotiveKind.GOOD_POINT);
                    assertThat(motive.worth()).isEqualTo(new Worth(0, 2));
                });
    }
}
