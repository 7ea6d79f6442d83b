package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class GroupSolverTest {
    /** Three points in the corner: the middle one, {@code v}, is vital. */
    private static final Diagram CORNER = Diagram.parse("""
            . . . . . .
            O O O O O .
            a X X X O .
            . v . X O .
            """);

    private static SolvedGroup solve(Position position, PointSet group, GroupQuestion.Wanted wanted, long nodes) {
        GroupQuestion question =
                new GroupQuestion(position, Suicide.FORBIDDEN, Color.of(position.at(group.first())), group, wanted);
        return GroupSolver.solve(question, 14, new NodeCounter(new Budget(nodes)));
    }

    private static Position corner(Color first) {
        return CORNER.position().with(CORNER.marked('a'), Color.BLACK.code()).withToMove(first);
    }

    @EveryVariant
    void theMiddleOfThreePointsDecides(Variant variant) {
        int vital = variant.point(CORNER.board(), CORNER.point('v'));
        PointSet group = variant.points(CORNER.board(), CORNER.marked('a'));
        for (Color first : Color.values()) {
            SolvedGroup solved = solve(variant.position(corner(first)), group, GroupQuestion.Wanted.EITHER, 20_000);
            assertThat(solved.outcome()).isEqualTo(first == Color.BLACK ? GroupOutcome.LIVES : GroupOutcome.TAKEN);
            assertThat(solved.line().get(0)).isEqualTo(vital);
        }
    }

    /** The carpenter's square, as problems are drawn: nothing proves that the stones around it live, so the answer names them. */
    @Test
    void whatDependsOnTheStonesAroundSaysSo() {
        Diagram square = Diagram.parse("""
                . . . . . . .
                . . . . . . .
                O O O O . . .
                a X X X O . .
                . . . X O . .
                . . . X O . .
                . . . X O . .
                """);
        Position position = square.position().with(square.marked('a'), Color.BLACK.code());
        SolvedGroup solved =
                solve(position.withToMove(Color.WHITE), square.marked('a'), GroupQuestion.Wanted.EITHER, 100_000);

        assertThat(solved.outcome()).isEqualTo(GroupOutcome.KO);
        assertThat(solved.assumed()).isEqualTo(position.stones(Color.WHITE));
        assertThat(solved.proof()).isEmpty();
        assertThat(solved.takesFirst()).isEmpty();
        assertThat(solve(corner(Color.BLACK), CORNER.marked('a'), GroupQuestion.Wanted.EITHER, 20_000)
                        .assumed()
                        .isEmpty())
                .isTrue();
    }

    /** The same in the corner of the largest board: the question needs no fence. */
    @Test
    void boardsOfEverySizeAreSolved() {
        Board large = Board.square(Board.MAX_SIZE);
        Position position = Position.empty(large);
        PointSet.Builder group = PointSet.builder(large);
        Position small = corner(Color.BLACK);
        for (int point : CORNER.board().points().toArray()) {
            int there = large.point(
                    CORNER.board().x(point),
                    large.height() - CORNER.board().height() + CORNER.board().y(point));
            position = position.with(PointSet.of(large, there), small.at(point));
            if (CORNER.marked('a').contains(point)) {
                group.add(there);
            }
        }
        for (Color first : Color.values()) {
            SolvedGroup solved = solve(position.withToMove(first), group.build(), GroupQuestion.Wanted.EITHER, 20_000);
            assertThat(solved.outcome()).isEqualTo(first == Color.BLACK ? GroupOutcome.LIVES : GroupOutcome.TAKEN);
            assertThat(solved.line().get(0)).isEqualTo(large.point(1, large.height() - 1));
        }
    }

    @Test
    void wrongFirstMovesAreRefuted() {
        SolvedGroup solved = solve(corner(Color.BLACK), CORNER.marked('a'), GroupQuestion.Wanted.LIFE, 80_000);
        assertThat(solved.wrong()).isEmpty();
        NodeCounter counter = new NodeCounter(new Budget(80_000));
        SolvedGroup taught = WrongMoves.addTo(solved, 14, counter);
        assertThat(taught.nodes()).isEqualTo(solved.nodes() + counter.spent());
        assertThat(taught.wrong()).isNotEmpty().allSatisfy(wrong -> {
            assertThat(wrong.move()).isNotEqualTo(CORNER.point('v'));
            assertThat(wrong.line()).isNotEmpty();
        });
    }

    @Test
    void whatIsNotLookedForIsNotFound() {
        SolvedGroup solved = solve(corner(Color.WHITE), CORNER.marked('a'), GroupQuestion.Wanted.LIFE, 5_000);
        assertThat(solved.outcome()).isEqualTo(GroupOutcome.UNKNOWN);
        assertThat(solved.line()).isEqualTo(List.of());
        assertThat(solved.proof()).isEmpty();
    }
}
