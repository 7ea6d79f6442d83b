package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.judge.ShapeEvidence;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.reading.ending.ChangedFates;
import org.seichi.method.reading.ending.EndingReader;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** When neutral points are many, when the ending is read for the other player too, and when a game is not over. */
class EndingDoubtsTest {
    private static final ReadingMethod METHOD = new ReadingMethod(new StaticMethod());

    /** The player to move takes D2: if that is White he threatens two stones, and Black must fill E1. */
    private static final Position HOT = Diagram.parse("""
            . . . O X . . .
            . . . O X . . .
            . . . O X . . .
            . . . O X . . .
            . . O O X . . .
            . . O . X . . .
            . O X X . . . .
            """).position();

    /** A corridor between two walls has a neutral point in each row. */
    @ParameterizedTest
    @CsvSource({"11, false", "12, true"})
    void twelveNeutralPointsAreMany(int rows, boolean many) {
        Position position = Diagram.parse(". X . O .\n".repeat(rows)).position();
        assertThat(signs(position).contains(DoubtSign.MANY_NEUTRAL)).isEqualTo(many);
    }

    /** Between the walls a fifth of the first board is open, and two ninths of the second. */
    @ParameterizedTest
    @CsvSource({". X . O ., ''", ". . X . . O . . ., 22"})
    void aGameIsNotOverWhereMoreThanAFifthIsOpen(String row, String share) {
        Position position = Diagram.parse((row + "\n").repeat(9)).position();
        List<String> told = METHOD
                .assess(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                .flags()
                .stream()
                .filter(flag -> flag.kind() == FlagKind.NOT_FINISHED)
                .map(Flag::text)
                .toList();
        assertThat(told).hasSize(share.isEmpty() ? 0 : 1).allMatch(text -> text.contains(share + " % of the points"));
    }

    @ParameterizedTest
    @CsvSource({"0, false, true", "1, false, false", "19999, false, false", "20000, true, false"})
    void theOtherTurnIsReadWhileTheBudgetIsWorthIt(long nodes, boolean isRead, boolean isSpent) {
        ShapeEvidence shape = new StaticMethod().judge(HOT, Trace.NONE);
        LifeAndDeath life = new LifeAndDeath(HOT, shape.verdicts());
        BordersAndKos borders = BordersAndKos.fromShape(life, shape, Ending.STOPPED);
        EndingReader endings = new EndingReader(
                life,
                borders.owners(),
                List.of(),
                Board.NO_POINT,
                ChangedFates.NONE,
                new TranspositionTable(14),
                new NodeCounter(Budget.NORMAL));
        Doubts doubts = new Doubts();
        new EndingDoubts(borders, Scoring.TERRITORY, new NodeCounter(new Budget(nodes)))
                .addTo(doubts, endings.read(Color.BLACK), endings, PointSet.empty(HOT.board()));
        assertThat(doubts.signs().contains(DoubtSign.TURN)).isEqualTo(isRead);
        assertThat(doubts.signs().contains(DoubtSign.BUDGET)).isEqualTo(isSpent);
    }

    /** Each k is a ko that White holds, each h one that Black holds, each d a neutral point. */
    @ParameterizedTest
    @CsvSource({
        "k, BLACK, false",
        "kd, BLACK, true",
        "kd, WHITE, false",
        "kdd, BLACK, false",
        "kddd, BLACK, true",
        "kk, BLACK, true",
        "kk, WHITE, true",
        "kh, BLACK, false",
        "kh, WHITE, false",
        "kkh, BLACK, true",
        "kkh, WHITE, true"
    })
    void whereNeutralPointsCountTheLastOneDecidesAKo(String border, Color toMove, boolean inDoubt) {
        Position position = border(border).withToMove(toMove);
        assertThat(signs(position, Rulesets.CHINESE).contains(DoubtSign.KO)).isEqualTo(inDoubt);
        assertThat(signs(position, Rulesets.JAPANESE)).contains(DoubtSign.KO);
    }

    /** White has just taken it, and Black may not retake. */
    @Test
    void aKoThatMayNotBeTakenIsHeld() {
        Position position = border("hdd");
        Position taken = position.play(Color.WHITE, Coordinates.point(position.board(), "D6"));
        assertThat(signs(taken, Rulesets.CHINESE)).doesNotContain(DoubtSign.KO);
    }

    /** Black cannot fill A6, which would leave three stones with one liberty; when White takes B6 he must answer, so that the turns change. */
    @ParameterizedTest
    @CsvSource({"., true", "X, false"})
    void whoeverMustAnswerTheCaptureOfAKoLosesATurn(String left, boolean inDoubt) {
        Position position = Diagram.parse("""
                . X O O .
                X O O . O
                . X X O O
                X X X %s O
                . X X . O
                X . X X O
                """.formatted(left)).position();
        Position closed = inDoubt ? position : position.play(Color.WHITE, Coordinates.point(position.board(), "D2"));
        assertThat(signs(closed.withToMove(Color.WHITE), Rulesets.CHINESE).contains(DoubtSign.KO))
                .isEqualTo(inDoubt);
    }

    /** White has just played D2, and Black fills C1. No neutral point is left whose last could go to another player. */
    @Test
    void aFillWithoutNeutralPointsChangesNoParity() {
        Position position = Diagram.parse("""
                . X O . O
                X X O O .
                . X X O O
                X X X O O
                X . . X O
                """).position().withToMove(Color.BLACK);
        FinalPosition end = new FinalPosition(position, Ending.STOPPED, Coordinates.point(position.board(), "D2"));
        assertThat(METHOD.signs(end, Rulesets.JAPANESE, Budget.NORMAL)).contains(DoubtSign.FILLS);
        assertThat(METHOD.signs(end, Rulesets.CHINESE, Budget.NORMAL))
                .doesNotContain(DoubtSign.FILLS, DoubtSign.PARITY);
    }

    private static Position border(String notches) {
        String plain = ". X X X O O O .\n";
        String rows = notches.chars().mapToObj(notch -> row(notch) + plain).collect(Collectors.joining());
        return Diagram.parse(plain + rows).position();
    }

    private static String row(int notch) {
        return switch (notch) {
            case 'k' -> "X X X O . O O O\n";
            case 'h' -> "X X X . X O O O\n";
            default -> "X X X . O O O O\n";
        };
    }

    private static Set<DoubtSign> signs(Position position) {
        return signs(position, Rulesets.JAPANESE);
    }

    private static Set<DoubtSign> signs(Position position, Ruleset rules) {
        return METHOD.signs(new FinalPosition(position, Ending.STOPPED), rules, Budget.NORMAL);
    }
}
