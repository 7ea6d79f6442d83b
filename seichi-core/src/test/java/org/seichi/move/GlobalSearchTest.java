package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.game.Terms;
import org.seichi.playout.SampledMove;
import org.seichi.rules.Rulesets;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class GlobalSearchTest {
    private static final Board BOARD = Board.square(9);

    private static Suggestion move(int point, double share, MotiveKind kind, double points) {
        Worth worth = Worth.sure(points);
        PointSet four = PointSet.of(BOARD, 30, 31, 32, 33);
        Motive motive = new Motive(kind, "", "", four, worth, point);
        return new Suggestion(point, share, worth, List.of(motive));
    }

    private static SampledMove played(int point, int games, double share) {
        return new SampledMove(point, games, share);
    }

    /** The bonuses for the win share and for a capture (1/8 per point, at most 12) fade as the share falls 0.1 to 0.3 below the best. */
    @ParameterizedTest
    @CsvSource({"8, 0.70, 1.75", "8, 0.60, 1.75", "8, 0.55, 1.3125", "8, 0.51, 0.9625", "30, 0.65, 2.25"})
    void promiseAndUrgencyCountWhileAMoveWinsHardlyLess(double points, double promised, double counted) {
        List<Suggestion> ranked =
                List.of(move(20, 0.5, MotiveKind.GOOD_POINT, 40), move(21, 0.25, MotiveKind.CAPTURE, points));

        double[] preferences =
                GlobalSearch.preferences(ranked, Map.of(20, played(20, 300, 0.7), 21, played(21, 100, promised)));

        assertThat(preferences[0]).isEqualTo(0.45 * Math.log(0.5) + 0.55 * Math.log(301) + 0.75, within(1e-9));
        assertThat(preferences[1]).isEqualTo(0.45 * Math.log(0.25) + 0.55 * Math.log(101) + counted, within(1e-9));
    }

    /** The four stones of a double threat count a point each, however much territory goes with them. */
    @ParameterizedTest
    @CsvSource({"3, 0.375", "4, 0.5", "15, 0.5"})
    void theStonesOfADoubleThreatMakeItUrgent(double points, double counted) {
        List<Suggestion> ranked = List.of(move(20, 1, MotiveKind.DOUBLE_THREAT, points));

        double[] preferences = GlobalSearch.preferences(ranked, Map.of(20, played(20, 0, 0.5)));

        assertThat(preferences[0]).isEqualTo(0.75 + counted, within(1e-9));
    }

    /** With 99 playouts a win share is beyond doubt too low from 0.2 below the best on, with 399 from 0.15; then each 0.01 costs 0.15. */
    @ParameterizedTest
    @CsvSource({
        "99, 0.50, 0.625",
        "99, 0.45, -0.4375",
        "99, 0.40, -1.5",
        "399, 0.50, -0.125",
        "399, 0.55, 0.9375",
        "0, 0, 0"
    })
    void aMoveThatClearlyWinsLessIsPutBack(int games, double promised, double counted) {
        List<Suggestion> ranked =
                List.of(move(20, 0.5, MotiveKind.GOOD_POINT, 40), move(21, 0.25, MotiveKind.DOUBLE_THREAT, 4));

        double[] preferences =
                GlobalSearch.preferences(ranked, Map.of(20, played(20, 500, 0.7), 21, played(21, games, promised)));

        assertThat(preferences[1])
                .isEqualTo(0.45 * Math.log(0.25) + 0.55 * Math.log(games + 1) + counted, within(1e-9));
    }

    @Test
    void playsAThousandGamesOnALargeBoard() {
        assertThat(GlobalSearch.games(Board.square(19))).isEqualTo(1000);
        assertThat(GlobalSearch.games(Board.square(1))).isEqualTo(361_000);
    }

    /** Two candidates are compared by the search, whose shares sum up to one; with one alone there is nothing to compare. */
    @Test
    void oneCandidateIsNotSearchedAndTwoAre() {
        Position position = Diagram.parse("""
                . X O .
                X X O O
                X . O .
                """).position();
        GlobalSearch search = new GlobalSearch(
                new MoveContext(KnownEvaluation.expecting(position, Map.of()), List.of()),
                new Terms(Rulesets.CHINESE, 0, 0, Optional.empty(), List.of()));
        List<Suggestion> two = List.of(
                move(position.board().point(1, 2), 0.3, MotiveKind.GOOD_POINT, 1),
                move(position.board().point(3, 2), 0.2, MotiveKind.GOOD_POINT, 1));

        assertThat(search.choose(two).stream().mapToDouble(Suggestion::share).sum())
                .isEqualTo(1, within(1e-9));
        assertThat(search.choose(two.subList(0, 1))).isEqualTo(two.subList(0, 1));
    }

    /**
     * Black takes two stones at a or one at b, White then saves the other chain. Counting area, Black has 22 points to 13 in the first case and
     * 21 to 14 in the second: if he gives eight points, as komi or for handicap stones, he has to take the two, however usual b is. If he is
     * given eight, both win.
     */
    @ParameterizedTest
    @CsvSource({"16, 0, false, a", "0, 8, false, a", "-16, 0, false, b", "-16, 0, true, a", "16, 0, true, b"})
    void theChanceToWinCountsAndNotTheScore(int komi, int handicap, boolean swapped, char first) {
        Diagram diagram = Diagram.parse("""
                . X X X X O .
                X X O O a O .
                X X X X O O O
                . X X O b O .
                X X X X X O O
                """);
        Position position = new Variant(Symmetry.IDENTITY, swapped).position(diagram.position());
        GlobalSearch search = new GlobalSearch(
                new MoveContext(KnownEvaluation.expecting(position, Map.of()), List.of()),
                new Terms(Rulesets.CHINESE, komi, handicap, Optional.empty(), List.of()));

        assertThat(search.choose(List.of(
                        move(diagram.point('b'), 0.6, MotiveKind.GOOD_POINT, 1),
                        move(diagram.point('a'), 0.1, MotiveKind.GOOD_POINT, 1))))
                .extracting(Suggestion::point)
                .startsWith(diagram.point(first));
    }

    /** The worth of a move in an endgame area counts for both players; the move gains half of it. */
    @ParameterizedTest
    @CsvSource({"3, 21", "3.01, 20", "4, 20", "2, 21"})
    void anEndgameAreaComesFirstIfItGainsMoreThanMovesElsewhere(double points, int first) {
        List<Suggestion> ranked = new ArrayList<>(
                List.of(move(20, 0.1, MotiveKind.ENDGAME, points), move(21, 0.8, MotiveKind.CAPTURE, 40)));
        ranked.add(move(22, 0.1, MotiveKind.ENDGAME, 1));

        ranked.sort(GlobalSearch.order(1.5));

        assertThat(ranked).extracting(Suggestion::point).startsWith(first).endsWith(22);
    }

    /** Moves elsewhere gain half of what one of them surely takes or saves; what only may come of them and endgame moves do not count. */
    @ParameterizedTest
    @CsvSource({
        "CAPTURE, 8, 4",
        "RESCUE, 8, 4",
        "DOUBLE_THREAT, 8, 4",
        "CAPTURE, 2, 1.5",
        "EYE, 8, 1.5",
        "GOOD_POINT, 8, 1.5",
        "ENDGAME, 8, 1.5"
    })
    void whatIsSurelyTakenElsewhereCounts(MotiveKind kind, double points, double gain) {
        assertThat(GlobalSearch.elsewhere(List.of(move(20, 0.1, kind, points)), 1.5))
                .isEqualTo(gain);
    }

    /** A move at the front is at least as likely as those after it; then all shares sum up to one again: 49.6 instead of 3.5 of 100. */
    @Test
    void noMoveIsLessLikelyThanOneAfterIt() {
        List<Suggestion> moves = List.of(
                move(20, 0.035, MotiveKind.ENDGAME, 9),
                move(21, 0.496, MotiveKind.GOOD_POINT, 1),
                move(22, 0.469, MotiveKind.GOOD_POINT, 1));

        List<Suggestion> raised = GlobalSearch.inOrder(moves);

        double sum = 0.496 + 0.496 + 0.469;
        assertThat(raised).extracting(Suggestion::point).containsExactly(20, 21, 22);
        assertThat(raised).extracting(Suggestion::share).containsExactly(0.496 / sum, 0.496 / sum, 0.469 / sum);
    }

    @ParameterizedTest
    @CsvSource({"0, 1e-6", "1e-7, 1e-6", "9e-7, 1e-6", "1.1e-6, 1.1e-6"})
    void noCandidateIsTakenForLessLikelyThanOneInAMillion(double share, double counted) {
        double[] preferences = GlobalSearch.preferences(
                List.of(move(20, share, MotiveKind.GOOD_POINT, 1)), Map.of(20, played(20, 0, 0)));

        assertThat(preferences[0]).isEqualTo(0.45 * Math.log(counted) + 0.75, within(1e-9));
    }

    /** The eyes of a group depend on more than one move, so the middle of their worth counts. */
    @ParameterizedTest
    @CsvSource({"EYE, 10, 1.25", "EYE, 30, 2.25", "EYE, 1, 0.75", "CUT, 30, 0.75", "RESCUE, 30, 0.75"})
    void eyesAreUrgentByTheMiddle(MotiveKind kind, double most, double counted) {
        Worth worth = new Worth(-2, most);
        Motive motive = new Motive(kind, "", "", PointSet.empty(BOARD), worth, 20);

        double[] preferences = GlobalSearch.preferences(
                List.of(new Suggestion(20, 1, worth, List.of(motive))), Map.of(20, played(20, 50, 0.5)));

        assertThat(preferences[0]).isEqualTo(0.55 * Math.log(51) + counted, within(1e-9));
    }
}
