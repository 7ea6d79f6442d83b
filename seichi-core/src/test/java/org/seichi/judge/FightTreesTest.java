package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.line.ChainFight;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Fights in doubt, here over White's corner, are decided by games in which both players look for the best moves. */
class FightTreesTest {
    private static final Diagram TWO_EYES = Diagram.parse("""
            . O . O X . . . .
            O O O O X . . . .
            X X X X X . . O O
            . . . . . . . . .
            . . . . . . . . .
            """);

    private static final Diagram TWO_POINTS = Diagram.parse("""
            . . O X . . . . .
            O O O X . . . . .
            X X X X . . . O O
            . . . X . . . . .
            . . . . . . . . .
            """);

    /** The player who begins takes the vital point in the middle. */
    private static final Diagram THREE_POINTS = Diagram.parse("""
            . . . O X . . . .
            O O O O X . . . .
            X X X X X . . O O
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** A chain of three stones, one fewer than are asked about. */
    private static final Diagram THREE_STONES = Diagram.parse("""
            . O X . . . . . .
            O O X . . . . . .
            X X X . . . . O O
            . . X X . . . . .
            . . . . . . . . .
            """);

    /** Two dead white corners, each with two points: four stones on the left, six on the right. */
    private static final Diagram TWO_CORNERS = Diagram.parse("""
            . . O X . . X O O . .
            O O O X . . X O O O O
            X X X X . . X X X X X
            . . . X . . . . . . .
            """);

    private static final double DOUBTFUL = 0.6;
    /** The most stones of a chain in a corner; the chains around have more. */
    private static final int MOST_OF_CORNER = 6;

    @EveryVariant
    void gamesDecideWhatBeginsEitherWayInTheSameWay(Variant variant) {
        ChainFate lives = corner(variant, TWO_EYES, Status.DEAD);
        assertThat(lives.verdict().status()).isEqualTo(Status.ALIVE);
        assertThat(lives.sureness()).isEqualTo(0.95);
        assertThat(lives.verdict().reasons().get(0).rule()).isEqualTo(Rule.FIGHT_PLAYED);

        ChainFate dies = corner(variant, TWO_POINTS, Status.ALIVE);
        assertThat(dies.verdict().status()).isEqualTo(Status.DEAD);
        assertThat(dies.sureness()).isEqualTo(0.95);
        assertThat(lives.verdict().reasons().get(0).text()).contains("in 0 of 100 games");
        assertThat(dies.verdict().reasons().get(0).text()).contains("in 95 of 100 games");
    }

    @EveryVariant
    void whatDependsOnWhoBeginsStaysInDoubt(Variant variant) {
        for (Status status : List.of(Status.ALIVE, Status.DEAD)) {
            ChainFate corner = corner(variant, THREE_POINTS, status);
            assertThat(corner.verdict().status()).isEqualTo(status);
            assertThat(corner.sureness()).isEqualTo(DOUBTFUL);
        }
    }

    @EveryVariant
    void whatShapeSaysNeedsNoOtherReason(Variant variant) {
        Verdict corner = corner(variant, TWO_EYES, Status.ALIVE).verdict();
        assertThat(corner.reasons()).extracting(reason -> reason.rule()).containsExactly(Rule.STANDING);
        assertThat(corner(variant, TWO_EYES, Status.ALIVE).sureness()).isEqualTo(0.95);
    }

    @Test
    void smallChainsAreNotAskedAbout() {
        assertThat(corner(Variant.all().findFirst().orElseThrow(), THREE_STONES, Status.ALIVE)
                        .sureness())
                .isEqualTo(DOUBTFUL);
    }

    @Test
    void gamesAreClearBelowTwoFifthsAndAboveSeventeenTwentieths() {
        assertThat(FightTrees.status(0.399)).contains(Status.DEAD);
        assertThat(FightTrees.status(0.4)).isEmpty();
        assertThat(FightTrees.status(0.85)).isEmpty();
        assertThat(FightTrees.status(0.851)).contains(Status.ALIVE);
    }

    /** From the stones at the left end of two rows, each step adds two points. */
    @Test
    void aFightHasThirtyEmptyPoints() {
        Position position = Diagram.parse("""
            X X . . . . . . . . . . . . . . . . . . . . .
            X X . . . . . . . . . . . . . . . . . . . . .
            """).position();
        PointSet nothing = PointSet.empty(position.board());

        assertThat(FightTrees.area(new ChainFight(position, position.stones(Color.BLACK), nothing))
                        .size())
                .isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"0.991, 0.901, true", "0.99, 0.901, false", "0.991, 0.9, false"})
    void aWallIsSureOfItsLifeAndStaysInSampledGames(double sureness, double kept, boolean stands) {
        Position position = TWO_POINTS.position();
        List<ChainFate> fates = fates(position, Status.DEAD, DOUBTFUL, DOUBTFUL).stream()
                .map(fate -> isAround(fate.verdict()) ? new ChainFate(fate.verdict(), sureness) : fate)
                .toList();
        List<LifeEvidence> evidence = fates.stream()
                .map(fate -> new LifeEvidence(fate.verdict(), kept))
                .toList();
        FightTrees trees = new FightTrees(position, evidence, List.of(), new NodeCounter(Budget.NORMAL));

        assertThat(trees.walls(fates, Color.BLACK))
                .isEqualTo(stands ? position.stones(Color.BLACK) : PointSet.empty(position.board()));
        assertThat(trees.walls(fates, Color.WHITE).isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0.899, true", "0.9, false"})
    void onlyWhatIsInDoubtIsAskedAbout(double sureness, boolean asked) {
        Position position = TWO_POINTS.position();
        List<ChainFate> fates = fates(position, Status.ALIVE, sureness, DOUBTFUL);
        assertThat(FightTrees.hasDoubts(position, fates)).isEqualTo(asked);
        assertThat(fate(settle(position, fates, games(position, 8, 8)), position, "A4")
                        .verdict()
                        .status())
                .isEqualTo(asked ? Status.DEAD : Status.ALIVE);
    }

    @Test
    void aBoardThatIsItsOwnMirrorImageIsLeftAlone() {
        Position position = Diagram.parse("""
                . . O X . X O . .
                O O O X . X O O O
                X X X X . X X X X
                . . . X . X . . .
                """).position();
        assertThat(FightTrees.hasDoubts(position, fates(position, Status.ALIVE, DOUBTFUL, DOUBTFUL)))
                .isFalse();
    }

    /** In the games in which the corner is taken the stones on the right stay, and the other way round. */
    @ParameterizedTest
    @CsvSource({"8, 0.969, ALIVE", "7, 0.969, DEAD", "8, 0.97, DEAD"})
    void otherChainsInDoubtFollowTheGamesThatFit(int fitting, double sureness, Status right) {
        Position position = TWO_POINTS.position();
        List<ChainFate> settled =
                settle(position, fates(position, Status.DEAD, DOUBTFUL, sureness), games(position, fitting, 20));
        assertThat(fate(settled, position, "A4").sureness()).isEqualTo(0.95);
        assertThat(fate(settled, position, "H3").verdict().status()).isEqualTo(right);
    }

    /** A chain counts as alive in a game in which at least half of its stones stay. */
    @ParameterizedTest
    @CsvSource({"3, ALIVE", "2, DEAD"})
    void aGameFitsWhereHalfOfTheStonesStay(int left, Status right) {
        Position position = TWO_EYES.position();
        Board board = position.board();
        PointSet stones = board.points().minus(position.empty());
        PointSet corner = Coordinates.points(board, "A4 B4 C4 D4 B5 D5");
        PointSet some = stones.minus(corner).union(PointSet.of(board, Arrays.copyOf(corner.toArray(), left)));
        List<PointSet> games = new ArrayList<>(Collections.nCopies(8, some));
        games.addAll(Collections.nCopies(20, position.stones(Color.BLACK)));
        List<ChainFate> settled = settle(position, fates(position, Status.DEAD, DOUBTFUL, DOUBTFUL), games);

        assertThat(fate(settled, position, "A4").verdict().status()).isEqualTo(Status.ALIVE);
        assertThat(fate(settled, position, "H3").verdict().status()).isEqualTo(right);
    }

    @Test
    void withoutNodesNothingIsPlayed() {
        Position position = TWO_POINTS.position();
        List<ChainFate> fates = fates(position, Status.ALIVE, DOUBTFUL, 1);
        assertThat(new FightTrees(position, evidence(fates), games(position, 8, 8), new NodeCounter(new Budget(29_999)))
                        .settle(fates))
                .isEqualTo(fates);
        assertThat(new FightTrees(position, evidence(fates), games(position, 8, 8), new NodeCounter(new Budget(30_000)))
                        .settle(fates))
                .isNotEqualTo(fates);
    }

    @Test
    void theLargestChainIsAskedAboutFirst() {
        Position position = TWO_CORNERS.position();
        List<ChainFate> fates = fates(position, Status.ALIVE, DOUBTFUL, 1);
        NodeCounter counter = new NodeCounter(new Budget(30_000));
        List<ChainFate> settled = new FightTrees(position, evidence(fates), List.of(), counter).settle(fates);

        assertThat(counter.left()).isZero();
        assertThat(fate(settled, position, "L3").verdict().status()).isEqualTo(Status.DEAD);
        assertThat(fate(settled, position, "A3")).isEqualTo(fate(fates, position, "A3"));
    }

    /** In the games in which the corner is taken, one of the two stones on the right stays. */
    @Test
    void otherChainsAreWeighedByTheShareOfTheirStones() {
        Position position = TWO_POINTS.position();
        PointSet corner = Coordinates.points(position.board(), "A4 B4 C4 C5");
        PointSet left = position.board().points().minus(position.empty()).minus(corner);
        PointSet half = left.minus(Coordinates.points(position.board(), "J3"));
        List<ChainFate> fates = fates(position, Status.DEAD, DOUBTFUL, DOUBTFUL);
        List<ChainFate> settled = settle(position, fates, Collections.nCopies(8, half));
        Verdict right = fate(fates, position, "H3").verdict();

        assertThat(fate(settled, position, "H3")).isEqualTo(WeighedEvidence.of(new LifeEvidence(right, 0.5)));
    }

    private static ChainFate corner(Variant variant, Diagram diagram, Status status) {
        Position position = variant.position(diagram.position());
        int stone = variant.point(diagram.board(), Coordinates.point(diagram.board(), "A4"));
        return fate(settle(position, fates(position, status, DOUBTFUL, 1), List.of()), stone);
    }

    private static List<ChainFate> settle(Position position, List<ChainFate> fates, List<PointSet> games) {
        return new FightTrees(position, evidence(fates), games, new NodeCounter(Budget.NORMAL)).settle(fates);
    }

    /** The corner with the given status and sureness; chains of one or two stones dead; the chains around surely alive. */
    private static List<ChainFate> fates(Position position, Status corner, double sureness, double beside) {
        return Positions.verdicts(
                        position,
                        stones -> stones.size() > MOST_OF_CORNER
                                ? Status.ALIVE
                                : stones.size() > 2 ? corner : Status.DEAD)
                .stream()
                .map(chain -> new ChainFate(
                        chain, isAround(chain) ? 1 : chain.stones().size() > 2 ? sureness : beside))
                .toList();
    }

    private static boolean isAround(Verdict chain) {
        return chain.stones().size() > MOST_OF_CORNER;
    }

    private static List<LifeEvidence> evidence(List<ChainFate> fates) {
        return fates.stream()
                .map(fate -> new LifeEvidence(fate.verdict(), isAround(fate.verdict()) ? 1 : 0.5))
                .toList();
    }

    private static List<PointSet> games(Position position, int cornerGoes, int cornerStays) {
        Board board = position.board();
        PointSet stones = board.points().minus(position.empty());
        PointSet right = PointSet.of(board, Coordinates.point(board, "H3"))
                .union(PointSet.of(board, Coordinates.point(board, "J3")));
        PointSet corner = position.stones(Color.WHITE).minus(right);
        List<PointSet> games = new ArrayList<>(Collections.nCopies(cornerGoes, stones.minus(corner)));
        games.addAll(Collections.nCopies(cornerStays, stones.minus(right)));
        return games;
    }

    private static ChainFate fate(List<ChainFate> fates, Position position, String stone) {
        return fate(fates, Coordinates.point(position.board(), stone));
    }

    private static ChainFate fate(List<ChainFate> fates, int stone) {
        return fates.stream()
                .filter(fate -> fate.verdict().stones().contains(stone))
                .findFirst()
                .orElseThrow();
    }
}
