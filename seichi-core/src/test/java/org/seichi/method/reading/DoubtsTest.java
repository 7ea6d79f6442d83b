package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.CaptureReadings;
import org.seichi.judge.ChainFate;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Leanings;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class DoubtsTest {
    private static final Board BOARD = Board.square(9);
    private static final PointSet NOWHERE = PointSet.empty(BOARD);

    /** If Black plays D1, B1 is connected; if White does, it is taken. */
    static final Diagram UNSETTLED = Diagram.parse("""
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            O O O O X . . . .
            . X X . X . . . .
            """);

    private static final Diagram OPEN = Diagram.parse("""
            . . . X . O . . .
            . . . X . O . . .
            . . . X . O . . .
            . . . X . O . . .
            . . . X . O . . .
            . . . X . O . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    @Test
    void oneWeakSignIsNotEnoughAndSeveralAre() {
        Doubts doubts = new Doubts();
        doubts.add(DoubtSign.MANY_NEUTRAL, NOWHERE, 12);
        assertThat(doubts.flags()).isEmpty();
        assertThat(doubts.signs()).containsExactly(DoubtSign.MANY_NEUTRAL);

        doubts.add(DoubtSign.FILLS, NOWHERE);
        assertThat(doubts.flags()).isEmpty();
        doubts.add(DoubtSign.RAID, NOWHERE);
        assertThat(doubts.flags())
                .extracting(Flag::code)
                .containsExactly("fills-needed", "territory-raided", "neutral-open");
    }

    @ParameterizedTest
    @EnumSource(names = {"LIFE", "OPEN_BORDER", "KO", "BUDGET", "PARITY", "TURN"})
    void aStrongSignIsEnough(DoubtSign sign) {
        Doubts doubts = new Doubts();
        doubts.add(sign, NOWHERE, "look");
        assertThat(doubts.flags()).containsExactly(Flag.of(sign.kind(), NOWHERE, "look"));
    }

    /** Shape was overruled by sampled games: that is a sign of doubt however sure the outcome is. For sekis there are signs of their own. */
    @ParameterizedTest
    @CsvSource({"ALIVE, true", "DEAD, true", "SEKI, false"})
    void overruledShapeIsASignOfDoubt(Status status, boolean isDoubtful) {
        PointSet stones = Coordinates.points(UNSETTLED.board(), "E1");
        Reason sampled = Reason.of(Rule.SAMPLED, stones, List.of(), 99);
        Verdict verdict = new Verdict(stones, Color.BLACK, status, Certainty.JUDGED, List.of(sampled));
        assertThat(doubtful(UNSETTLED.position(), verdict, 0.999, Budget.NORMAL).signs())
                .isEqualTo(isDoubtful ? Set.of(DoubtSign.LIFE) : Set.of());
    }

    /** Sampled games may be sure of a large dead chain although one move saves it. */
    @ParameterizedTest
    @CsvSource({"11, DEAD, false", "12, DEAD, true", "12, ALIVE, false"})
    void aLargeDeadChainIsReadHoweverSureItIs(int size, Status status, boolean read) {
        Diagram board = unsettled(size);
        PointSet stones = threatened(board, size);
        Verdict verdict = new Verdict(stones, Color.BLACK, status, Certainty.JUDGED, List.of());
        assertThat(doubtful(board.position(), verdict, 0.999, Budget.NORMAL).signs())
                .isEqualTo(read ? Set.of(DoubtSign.UNSETTLED) : Set.of());
    }

    /** As {@link #UNSETTLED}, with a chain of another size. */
    static Diagram unsettled(int size) {
        String above = ". ".repeat(size + 1) + "O X . . . .\n";
        String row = "O ".repeat(size + 2) + "X . . . .\n";
        String edge = ". " + "X ".repeat(size) + ". X . . . .\n";
        return Diagram.parse(above.repeat(size) + row + edge);
    }

    /** The chain on the edge of such a board. */
    static PointSet threatened(Diagram board, int size) {
        int row = board.board().height() - 1;
        return PointSet.of(
                board.board(),
                IntStream.rangeClosed(1, size).map(x -> board.board().point(x, row)));
    }

    @Test
    void aSekiOfLargeChainsOnBothSidesIsEnough() {
        Board board = Board.square(13);
        PointSet nine = Coordinates.points(board, "A1 B1 C1 D1 E1 F1 G1 H1 J1");
        PointSet black = nine.union(Coordinates.points(board, "K1"));
        PointSet white = Coordinates.points(board, "A2 B2 C2 D2 E2 F2 G2 H2 J2 K2");
        assertThat(sekis(black, Color.BLACK, white).signs()).containsExactly(DoubtSign.LARGE_SEKI);
        assertThat(sekis(nine, Color.BLACK, white).signs()).containsExactly(DoubtSign.SEKI);
        assertThat(sekis(white, Color.BLACK, nine).signs()).containsExactly(DoubtSign.SEKI);
        assertThat(sekis(nine, Color.BLACK, white).flags()).isEmpty();
    }

    private static Doubts sekis(PointSet some, Color color, PointSet others) {
        Doubts doubts = new Doubts();
        doubts.addSekis(List.of(
                new Verdict(some, color, Status.SEKI, Certainty.JUDGED, List.of()),
                new Verdict(others, color.opponent(), Status.SEKI, Certainty.JUDGED, List.of())));
        return doubts;
    }

    /** Not one that search has confirmed, and nothing that only lives. */
    @ParameterizedTest
    @CsvSource({"SEKI, JUDGED, true", "SEKI, SEARCHED, false", "ALIVE, JUDGED, false"})
    void aSekiJudgedByShapeIsASign(Status status, Certainty certainty, boolean isDoubtful) {
        Doubts doubts = new Doubts();
        PointSet stones = Coordinates.points(BOARD, "A1 B1");
        doubts.addSekis(List.of(new Verdict(stones, Color.BLACK, status, certainty, List.of())));
        assertThat(doubts.signs()).isEqualTo(isDoubtful ? Set.of(DoubtSign.SEKI) : Set.of());
    }

    @Test
    void theSameSignTwiceGetsAllPoints() {
        Doubts doubts = new Doubts();
        PointSet some = Coordinates.points(BOARD, "C3");
        doubts.add(DoubtSign.KO, some);
        doubts.add(DoubtSign.KO, Coordinates.points(BOARD, "D4"));
        assertThat(doubts.flags().get(0).points()).isEqualTo(Coordinates.points(BOARD, "C3 D4"));
    }

    @EveryVariant
    void whoeverMovesFirstDecides(Variant variant) {
        Position position = variant.position(UNSETTLED.position());
        Doubts doubts =
                doubtful(position, variant.points(UNSETTLED.board(), Coordinates.points(UNSETTLED.board(), "B1 C1")));

        assertThat(doubts.signs()).isEqualTo(Set.of(DoubtSign.LIFE, DoubtSign.UNSETTLED));
        int d1 = variant.point(UNSETTLED.board(), Coordinates.point(UNSETTLED.board(), "D1"));
        assertThat(doubts.flags().get(1).text())
                .contains("captures", "saves it with " + Coordinates.format(position.board(), d1) + ".");
    }

    /** Black connects at C4; White takes the stone beside it there, and then a ko decides. */
    private static final Diagram KO = Diagram.parse("""
            . O . O . O .
            O O O O O O .
            . O . O . O O
            O O B O O . O
            X X . X O O O
            . X X O O . .
            . . X X O . .
            . . . X O . .
            """);

    /** White takes the stone from C6; Black takes the one below it from D4, and then a ko decides. */
    private static final Diagram KO_TO_SAVE = Diagram.parse("""
            . O . O . O .
            O O O O O O .
            . O . O . O O
            O O B O O . O
            X X O . O O O
            . X X O O . .
            . . X X O . .
            . . . X O . .
            """);

    @EveryVariant
    void whatAKoDecidesIsNotCalledUnsettled(Variant variant) {
        assertThat(marked(variant, KO)).isEqualTo(Set.of(DoubtSign.LIFE, DoubtSign.LIFE_BY_KO));
        assertThat(marked(variant, KO_TO_SAVE)).isEqualTo(Set.of(DoubtSign.LIFE));
    }

    private static Set<DoubtSign> marked(Variant variant, Diagram diagram) {
        PointSet stones = variant.points(diagram.board(), diagram.marked('B'));
        return doubtful(variant.position(diagram.position()), stones).signs();
    }

    @Test
    void whatMerelyIsNotSureIsNotCalledUnsettled() {
        Doubts doubts = doubtful(UNSETTLED.position(), Coordinates.points(UNSETTLED.board(), "E1"));
        assertThat(doubts.signs()).isEqualTo(Set.of(DoubtSign.LIFE));
    }

    /** A chain less sure than four in five is doubtful; one less sure than nineteen in twenty is read for who moves first. */
    @ParameterizedTest
    @CsvSource({"0.799, true, true", "0.8, false, true", "0.949, false, true", "0.95, false, false"})
    void howSureAChainIsDecidesWhatIsTold(double sureness, boolean doubtful, boolean read) {
        PointSet stones = Coordinates.points(UNSETTLED.board(), "B1 C1");
        Verdict verdict = new Verdict(stones, Color.BLACK, Status.ALIVE, Certainty.JUDGED, List.of());
        Set<DoubtSign> signs =
                doubtful(UNSETTLED.position(), verdict, sureness, Budget.NORMAL).signs();
        assertThat(signs.contains(DoubtSign.LIFE)).isEqualTo(doubtful);
        assertThat(signs.contains(DoubtSign.UNSETTLED)).isEqualTo(read);
    }

    @Test
    void aSearchThatEndsAnywhereTellsNothingWrong() {
        PointSet stones = Coordinates.points(BOARD, "B1 C1");
        Doubts whole = doubtful(UNSETTLED.position(), stones);
        int told = 0;
        for (int nodes = 0; nodes < 200; nodes++) {
            Doubts doubts = doubtful(UNSETTLED.position(), stones, new Budget(nodes));
            assertThat(doubts.signs()).contains(DoubtSign.LIFE);
            assertThat(whole.flags()).containsAll(doubts.flags());
            told += doubts.signs().contains(DoubtSign.UNSETTLED) ? 1 : 0;
        }
        assertThat(told).as("from some number of nodes on").isBetween(1, 199);
    }

    private static Doubts doubtful(Position position, PointSet stones) {
        return doubtful(position, stones, Budget.NORMAL);
    }

    private static Doubts doubtful(Position position, PointSet stones, Budget budget) {
        Color color = Color.of(position.at(stones.first()));
        Verdict verdict = new Verdict(stones, color, Status.ALIVE, Certainty.JUDGED, List.of());
        return doubtful(position, verdict, 0.6, budget);
    }

    private static Doubts doubtful(Position position, Verdict verdict, double sureness, Budget budget) {
        Doubts doubts = new Doubts();
        CaptureReadings readings = LifeDoubts.readings(position, new TranspositionTable(14), new NodeCounter(budget));
        new LifeDoubts(position, readings).addTo(doubts, List.of(new ChainFate(verdict, sureness)));
        return doubts;
    }

    /** Once a player fills his sealing points, no other open point touches what leans to him. */
    @EveryVariant
    void sealingPointsCloseTheBorder(Variant variant) {
        Position position = variant.position(OPEN.position());
        Assessment assessment = new StaticMethod()
                .assess(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
        PointSet open = assessment.flags().stream()
                .filter(flag -> flag.kind() == FlagKind.OPEN_BORDER)
                .findFirst()
                .orElseThrow()
                .points();
        Leanings leanings = assessment.territories().leanings();
        SealingMoves borders = new SealingMoves(position.board(), leanings, open);
        for (Color player : Color.values()) {
            PointSet leaning = leanings.of(player);
            PointSet sealing = borders.of(player);
            PointSet inside = leaning.minus(sealing);

            assertThat(sealing.isEmpty()).isFalse();
            assertThat(inside.isEmpty()).isFalse();
            assertThat(inside.neighbors(position.board()).intersection(open))
                    .isEqualTo(inside.neighbors(position.board()).intersection(leaning));
        }
        assertThat(borders.text()).contains("Black would seal it at", "White would seal it at");
    }
}
