package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.reading.ending.ChangedFates;
import org.seichi.method.reading.ending.EndingLine;
import org.seichi.method.reading.ending.EndingReader;
import org.seichi.method.reading.ending.PlayedEnding;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Territories;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Living stones beside dame that nobody can fill. */
class SekisWithDameTest {
    /**
     * Black's {@code B} have no eye and two dame. Each of them is shared with white stones that have an eye: if Black fills one, White
     * captures him at the other; if White fills one, Black captures there.
     */
    private static final Diagram TWO_EYES = Diagram.parse("""
            . . O . O O B W .
            . O . O . O B . W
            . . O . O B B B B
            . . . . O B . W W
            . . O . O B W . W
            O O O O X W W W X
            X X X X X X X X X
            . . X . X . X . .
            . . . X . . . X .
            """);

    /** White's eye at the lower right has two points beside his stones: he can fill a dame and still lives. */
    private static final Diagram LARGER_EYE = Diagram.parse("""
            . . O . O O B W .
            . O . O . O B . W
            . . O . O B B B B
            . . . . O B . W W
            . . O . O B W . W
            O O O O X W W . W
            X X X X X W W W X
            . . X . X X X X X
            . . . X . . . X .
            """);

    /** Nobody can take J1 as it is: both have to connect first, and both have territory to do it. */
    private static final Diagram TO_CONNECT = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X .
            O O O O O X O O X
            . O . . O O . O .
            """);

    @EveryVariant
    void theStonesAroundAreInSekiAndTheirEyesDoNotCount(Variant variant) {
        Assessment assessment = assess(variant, TWO_EYES, Rulesets.JAPANESE);

        assertThat(assessment.stones(Status.SEKI)).isEqualTo(marked(variant, TWO_EYES));
        assertThat(assessment.verdicts())
                .filteredOn(verdict -> verdict.status() == Status.SEKI)
                .hasSize(5)
                .allSatisfy(
                        verdict -> assertThat(verdict.reasons().get(0).rule()).isEqualTo(Rule.SEKI_WITH_DAME))
                .allMatch(verdict -> assessment
                        .position()
                        .empty()
                        .containsAll(verdict.reasons().get(0).points()));
        assertThat(territory(assessment, Rulesets.JAPANESE, variant.color(Color.WHITE)))
                .isEqualTo(16);
        assertThat(territory(assessment, Rulesets.CHINESE, variant.color(Color.WHITE)))
                .isEqualTo(18);
        assertThat(territory(assessment, Rulesets.JAPANESE, variant.color(Color.BLACK)))
                .isEqualTo(13);
    }

    /** Without the proof that White's corner lives there is no seki. The proof takes some 3,600 nodes. */
    @ParameterizedTest
    @CsvSource({"40000, true", "30000, false"})
    void aTenthOfTheBudgetIsForProofs(long nodes, boolean proven) {
        FinalPosition end = new FinalPosition(TWO_EYES.position(), Ending.TWO_PASSES);
        Assessment assessment =
                new ReadingMethod(new StaticMethod()).assess(end, Rulesets.JAPANESE, new Budget(nodes), Trace.NONE);
        assertThat(assessment.stones(Status.DEAD).intersects(TWO_EYES.marked('W')))
                .isNotEqualTo(proven);
    }

    /** Everything on the board is taken to live. */
    @EveryVariant
    void whoHasMoreThanAnEyeIsInNoSeki(Variant variant) {
        assertThat(inSeki(variant, TWO_EYES)).isEqualTo(marked(variant, TWO_EYES));
        assertThat(inSeki(variant, LARGER_EYE).isEmpty()).isTrue();
    }

    /** Each has an eye of one point, and neither fills the dame between them. */
    private static final Diagram AN_EYE_EACH = Diagram.parse("""
            . B . W . W X
            B B W W W W X
            O O X X X X X
            . O O O X . .
            . . . O X . .
            """);

    /** The same with an eye of two points. */
    private static final Diagram TWO_POINTS = Diagram.parse("""
            . X . O . . O X
            X X O O O O O X
            O O X X X X X X
            . O O O X . . .
            . . . O X . . .
            """);

    /** The white stone beside the dame is connected through its eye. */
    private static final Diagram CONNECTED = Diagram.parse("""
            . X . O . O . . O X
            X X X X O O O O O X
            O O O O X X X X X X
            . . . O X . . . . .
            . . . O X . . . . .
            """);

    /** The same with one more point of an eye only: {@code E5} is filled when Black takes the dame, and an eye is left. */
    private static final Diagram JOINED = Diagram.parse("""
            . B . W . W . W X
            B B B B W W W W X
            O O O O X X X X X
            . . . O X . . . .
            . . . O X . . . .
            """);

    /** Black's eye has two points, and a dead stone on one of them. */
    private static final Diagram STONE_INSIDE = Diagram.parse("""
            . O B B B W W W X .
            O O B O B W . W X X
            . O B . B . W W X .
            O O B B B W W W X X
            """);

    /** The same with a larger eye and two stones in it. */
    private static final Diagram STONES_INSIDE = Diagram.parse("""
            . O B B B W W W X .
            O O B O B W . W X X
            . O B O B W W W X .
            . O B . B . W W X .
            O O B B B W W W X X
            """);

    /** Of the white stones beside two dame of the same black ones the right ones have an eye of two points. */
    private static final Diagram LINKED = Diagram.parse("""
            . O . X . O . . O X
            O O X X X O O O O X
            X X O O O X X X X X
            . X O . O X . . . .
            . X O O O X . . . .
            """);

    /** The neutral point at {@code E1} is beside neither of them. */
    private static final Diagram TWO_PLACES = Diagram.parse("""
            . B . W . W X
            B B W W W W X
            O O X X X X X
            . O O O X . .
            . . . O . X .
            """);

    /** The stone at {@code D5} is dead, so that the neutral point has no living neighbors but black ones. */
    private static final Diagram BESIDE_DEAD = Diagram.parse("""
            . X . X O . O
            X X X O O O O
            O O O X X X X
            . . O X . . .
            . . O X . . .
            """);

    @EveryVariant
    void anEyeEachIsASekiButNotMore(Variant variant) {
        assertThat(leftOpen(variant, AN_EYE_EACH, "", "")).isEqualTo(marked(variant, AN_EYE_EACH));
        assertThat(leftOpen(variant, TWO_POINTS, "", "").isEmpty()).isTrue();
    }

    @EveryVariant
    void whoCanConnectIsInNoSeki(Variant variant) {
        assertThat(leftOpen(variant, CONNECTED, "", "").isEmpty()).isTrue();
        assertThat(leftOpen(variant, AN_EYE_EACH, "", "E5").isEmpty())
                .as("a false eye")
                .isTrue();
    }

    @EveryVariant
    void chainsJoinedByAnEyeAreInTheSameSeki(Variant variant) {
        assertThat(leftOpen(variant, JOINED, "", "")).isEqualTo(marked(variant, JOINED));
    }

    @EveryVariant
    void aDeadStoneInAnEyeMakesNoSecondOne(Variant variant) {
        assertThat(leftOpen(variant, STONE_INSIDE, "D3", "")).isEqualTo(marked(variant, STONE_INSIDE));
    }

    @EveryVariant
    void withTwoDeadStonesInsideItMayBecomeTwo(Variant variant) {
        assertThat(leftOpen(variant, STONES_INSIDE, "D4 D3", "").isEmpty()).isTrue();
    }

    @EveryVariant
    void allDameOfTheSameStonesBelongTogether(Variant variant) {
        assertThat(leftOpen(variant, LINKED, "", "").isEmpty()).isTrue();
    }

    @EveryVariant
    void whatIsInSekiAlreadyKeepsItsReason(Variant variant) {
        Position position = variant.position(AN_EYE_EACH.position());
        PointSet none = PointSet.empty(position.board());
        PointSet whites = variant.points(AN_EYE_EACH.board(), AN_EYE_EACH.marked('W'));
        List<Verdict> verdicts = life(position, none).verdicts().stream()
                .map(verdict -> whites.containsAll(verdict.stones()) ? verdict.with(Status.SEKI) : verdict)
                .toList();
        LifeAndDeath after = leftOpen(new LifeAndDeath(position, verdicts), none);

        assertThat(after.stones(Status.SEKI)).isEqualTo(marked(variant, AN_EYE_EACH));
        assertThat(after.verdicts())
                .containsAll(verdicts.stream()
                        .filter(verdict -> verdict.status() == Status.SEKI)
                        .toList());
    }

    @EveryVariant
    void otherDameAreNoPartOfIt(Variant variant) {
        assertThat(leftOpen(variant, TWO_PLACES, "", "")).isEqualTo(marked(variant, TWO_PLACES));
    }

    @EveryVariant
    void aSekiHasStonesOfBothColors(Variant variant) {
        assertThat(leftOpen(variant, BESIDE_DEAD, "D5", "").isEmpty()).isTrue();
    }

    /** The stones in seki if nobody plays on any neutral point. */
    private static PointSet leftOpen(Variant variant, Diagram diagram, String dead, String falseEyes) {
        Position position = variant.position(diagram.position());
        PointSet taken = variant.points(diagram.board(), Coordinates.points(diagram.board(), dead));
        PointSet forced = variant.points(diagram.board(), Coordinates.points(diagram.board(), falseEyes));
        return leftOpen(life(position, taken), forced).stones(Status.SEKI);
    }

    /** The fates if nobody plays on any neutral point. */
    private static LifeAndDeath leftOpen(LifeAndDeath life, PointSet falseEyes) {
        Position position = life.position();
        PointSet none = PointSet.empty(position.board());
        Territories territories = Territories.of(life, new Leanings(none, none, falseEyes));
        PlayedEnding nothing = new PlayedEnding(
                position,
                territories.under(Rulesets.JAPANESE),
                new EndingLine(List.of(), 0),
                Leanings.none(position.board()),
                none);
        return new SekisWithDame(life, territories).after(nothing);
    }

    /** Everything lives but some dead stones. */
    private static LifeAndDeath life(Position position, PointSet dead) {
        return new LifeAndDeath(
                position,
                new StaticMethod()
                        .judge(position, Trace.NONE).verdicts().stream()
                                .map(verdict ->
                                        verdict.with(dead.containsAll(verdict.stones()) ? Status.DEAD : Status.ALIVE))
                                .toList());
    }

    @EveryVariant
    void whoeverHasTerritoryBesideAPointConnectsFirst(Variant variant) {
        assertThat(inSeki(variant, TO_CONNECT).isEmpty()).isTrue();
    }

    /** The stones in seki when everything lives and the ending is played out. */
    private static PointSet inSeki(Variant variant, Diagram diagram) {
        Position position = variant.position(diagram.position());
        List<Verdict> verdicts = new StaticMethod()
                .judge(position, Trace.NONE).verdicts().stream()
                        .map(verdict -> verdict.with(Status.ALIVE))
                        .toList();
        LifeAndDeath life = new LifeAndDeath(position, verdicts);
        Territories territories = Territories.of(life, Leanings.none(position.board()));
        EndingReader endings = new EndingReader(
                life,
                territories.under(Rulesets.JAPANESE),
                List.of(),
                Board.NO_POINT,
                ChangedFates.NONE,
                new TranspositionTable(12),
                new NodeCounter(Budget.NORMAL));
        return new SekisWithDame(life, territories)
                .after(endings.read(position.toMove()))
                .stones(Status.SEKI);
    }

    /**
     * Who plays at D3 is captured: White, who has one eye, at E1, Black at E5. The other black stones are in no seki, but D3 is shared by
     * nobody.
     */
    @EveryVariant
    void aPointThatNobodyCanTakeIsNotShared(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . X X . X
                X O O X .
                . X O O X
                X X O . X
                X X O O O
                . X O O .
                """).position());
        for (Color first : Color.values()) {
            FinalPosition end = new FinalPosition(position.withToMove(first), Ending.STOPPED);
            Assessment assessment =
                    new ReadingMethod(new StaticMethod()).assess(end, Rulesets.CHINESE, Budget.NORMAL, Trace.NONE);
            int margin = Tally.count(assessment, Rulesets.CHINESE, 0, 0, Ending.STOPPED)
                    .margin();
            assertThat(margin).isEqualTo(variant.color(Color.BLACK) == Color.BLACK ? 14 : -14);
        }
    }

    private static Assessment assess(Variant variant, Diagram diagram, Ruleset rules) {
        FinalPosition end = new FinalPosition(variant.position(diagram.position()), Ending.TWO_PASSES);
        return new ReadingMethod(new StaticMethod()).assess(end, rules, Budget.NORMAL, Trace.NONE);
    }

    private static PointSet marked(Variant variant, Diagram diagram) {
        return variant.points(diagram.board(), diagram.marked('B').union(diagram.marked('W')));
    }

    private static int territory(Assessment assessment, Ruleset rules, Color player) {
        PointSet owned = Tally.ownership(assessment, rules).of(player);
        return owned.minus(assessment.position().stones(player)).size();
    }
}
