package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class GuidedTreeTest {
    private static final int GAMES = 600;

    /** All legal moves and a pass, all equally likely. */
    private static LikelyMoves even(Position position, List<Integer> last) {
        List<Integer> points = new ArrayList<>();
        position.empty().forEach(point -> {
            if (position.legality(position.toMove(), point) == Legality.LEGAL) {
                points.add(point);
            }
        });
        points.add(Board.NO_POINT);
        double[] shares = new double[points.size()];
        Arrays.fill(shares, 1.0 / shares.length);
        return new LikelyMoves(points.stream().mapToInt(point -> point).toArray(), shares);
    }

    private static GuidedTree tree(Position position, int lead) {
        return new GuidedTree(position, List.of(), lead, GuidedTreeTest::even);
    }

    private static List<SampledMove> moves(GuidedTree tree, int games) {
        tree.play(games, JobRunner.SEQUENTIAL);
        return tree.moves();
    }

    /** The middle of three points decides whether they make two eyes, and thereby the game. */
    @EveryVariant
    void theVitalPointIsPlayedByBoth(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a . X O . O
                X X X X O O O
                O O O O O . O
                . . . . O O O
                . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        int vital = variant.point(diagram.board(), diagram.point('a'));
        int lead = variant.swapped() ? -54 : 54;
        for (Color player : Color.values()) {
            GuidedTree tree = tree(position.withToMove(player), lead);
            assertThat(moves(tree, GAMES).get(0).point()).as("%s", player).isEqualTo(vital);
            double sign = player == Color.BLACK ? 1 : -1;
            assertThat(sign * tree.gain(vital)).isPositive();
        }
    }

    /** Where the game is won or lost anyway, territory decides (Mueller, section 5.4): the vital point is still played first. */
    @EveryVariant
    void territoryIsTheSecondCriterion(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a . X O . O
                X X X X O O O
                O O O O O . O
                . . . . O O O
                . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        int vital = variant.point(diagram.board(), diagram.point('a'));
        for (int lead : new int[] {-200, 200}) {
            for (Color player : Color.values()) {
                assertThat(moves(tree(position.withToMove(player), lead), 10 * GAMES)
                                .get(0)
                                .point())
                        .as("%s, %d", player, lead)
                        .isEqualTo(vital);
            }
        }
    }

    @EveryVariant
    void whoCanOnlyFillHisEyesPasses(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . X . X O . O .
                X X X X O O O O
                """).position());
        for (Color player : Color.values()) {
            assertThat(moves(tree(position.withToMove(player), 0), GAMES).get(0).point())
                    .isEqualTo(Board.NO_POINT);
        }
    }

    /** The numbers of games depend on every constant of the tree, so that a changed one is noticed. */
    @Test
    void theGamesOfASmallBoard() {
        assertThat(moves(tree(Position.empty(new Board(3, 3)), 0), GAMES))
                .extracting(SampledMove::games)
                .containsExactly(192, 79, 74, 48, 36, 17, 15, 15, 14, 6);
    }

    /** Before any game was played, the first of equal moves has no advantage over the others. */
    @Test
    void nothingIsGainedBeforeTheFirstGame() {
        Position position = Position.empty(Board.square(5));
        assertThat(tree(position, 0).gain(position.board().first())).isZero();
    }

    /** A gain is spread over a hundred games more than were played with the move; without these, the gains of all moves even out. */
    @Test
    void gainsAreThoseOfAHundredGamesMore() {
        GuidedTree tree = tree(Position.empty(new Board(3, 3)), 0);
        List<SampledMove> moves = moves(tree, GAMES);
        double sum = moves.stream()
                .mapToDouble(move -> tree.gain(move.point()) * (move.games() + 100))
                .sum();
        assertThat(sum).isEqualTo(0, within(1e-6));
        assertThat(tree.gain(moves.get(0).point())).isPositive();
    }

    /** Where games cannot tell moves apart, the move with the highest prior is tried most. */
    @Test
    void theLikelyMoveIsTriedMost() {
        Position position = Position.empty(Board.square(7));
        int likely = position.board().point(2, 4);
        MoveGuide order = (now, last) -> {
            LikelyMoves even = even(now, last);
            double[] shares = Arrays.stream(even.points())
                    .mapToDouble(point -> point == likely ? 0.5 : 0.5 / even.points().length)
                    .toArray();
            return new LikelyMoves(even.points(), shares);
        };
        GuidedTree tree = new GuidedTree(position, List.of(), 500, order);

        assertThat(moves(tree, GAMES).get(0).point()).isEqualTo(likely);
        assertThat(tree.likely(likely)).isEqualTo(0.5, within(1e-9));
    }

    /** The result does not depend on the order or the threads in which the games of a round are played. */
    @Test
    void whoeverPlaysTheGamesTheAnswerIsTheSame() {
        JobRunner backwards =
                (jobs, job) -> IntStream.range(0, jobs).map(i -> jobs - 1 - i).forEach(job);
        JobRunner parallel = (jobs, job) -> IntStream.range(0, jobs).parallel().forEach(job);
        RandomPositions.sample(3, 7).forEach(position -> {
            List<SampledMove> alone = moves(tree(position, 1), 200);
            for (JobRunner runner : List.of(backwards, parallel)) {
                GuidedTree tree = tree(position, 1);
                tree.play(200, runner);
                assertThat(tree.moves()).isEqualTo(alone);
            }
        });
    }

    /** With a lead so large that every game is won, or none, the share of games won shows it. */
    @Test
    void theLeadDecides() {
        Position position = Position.empty(new Board(5, 5));
        assertThat(moves(tree(position, 100), GAMES).get(0).share()).isGreaterThan(0.9);
        assertThat(moves(tree(position, -100), GAMES).get(0).share()).isLessThan(0.1);
    }

    /** Games already played count toward the number asked for, so that asking again costs nothing and gives the same answer. */
    @Test
    void whatIsAskedAgainIsNotPlayedAgain() {
        GuidedTree tree = tree(Position.empty(new Board(5, 5)), 0);
        List<SampledMove> once = moves(tree, 100);

        assertThat(moves(tree, 100)).isEqualTo(once);
        assertThat(once.stream().mapToInt(SampledMove::games).sum()).isEqualTo(tree.games());
    }

    @Test
    void theGamesAfterAMoveAreKept() {
        Position position = Position.empty(new Board(5, 5));
        GuidedTree tree = tree(position, 0);
        SampledMove first = moves(tree, GAMES).get(0);
        tree.follow(first.point());

        assertThat(tree.position()).isEqualTo(position.play(Color.BLACK, first.point()));
        // Games played before the move got a node of its own are not counted in that node.
        assertThat(moves(tree, 0).stream().mapToInt(SampledMove::games).sum())
                .isBetween(first.games() - 16, first.games() - 8);
        assertThat(moves(tree, GAMES).stream().mapToInt(SampledMove::games).sum())
                .isLessThanOrEqualTo(GAMES);
    }

    @Test
    void aMoveThatWasNeverTriedCanBeFollowed() {
        Position position = Position.empty(new Board(5, 5));
        GuidedTree tree = tree(position, 0);
        assertThat(tree.knows(Board.NO_POINT)).isTrue();
        tree.follow(Board.NO_POINT);

        assertThat(tree.position()).isEqualTo(position.pass());
        assertThat(tree.knows(position.board().point(4, 4))).isTrue();
        assertThat(tree.moves()).allSatisfy(move -> assertThat(move.games()).isZero());
    }

    /** Play stops once the move with the most games cannot be overtaken in the games that are left. */
    @Test
    void moreGamesThanDecideAreNotPlayed() {
        Position position = Position.empty(new Board(5, 5));
        int only = position.board().point(2, 2);
        MoveGuide one = (now, last) ->
                now.equals(position) ? new LikelyMoves(new int[] {only}, new double[] {1}) : even(now, last);
        GuidedTree tree = new GuidedTree(position, List.of(), 1, one);

        assertThat(moves(tree, GAMES).get(0).games()).isBetween(GAMES / 2, GAMES / 2 + 8);
    }
}
