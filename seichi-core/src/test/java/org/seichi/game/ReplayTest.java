package org.seichi.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomGame;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class ReplayTest {
    private static final Board NINE = Board.square(9);

    @Test
    void playsLikePositions() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGame random = RandomPositions.finished(NINE, seed);
            Replay replay = replay(NINE, Rulesets.JAPANESE, List.copyOf(random.moves()));
            assertThat(replay.end().position()).isEqualTo(random.position());
            assertThat(replay.moves()).isEqualTo(random.moves().size());
            assertThat(replay.warnings()).isEmpty();
        }
    }

    @Test
    void aRecordWithoutMovesEndsOnAnEmptyBoard() {
        Replay replay = replay(NINE, Rulesets.CHINESE, List.of());
        assertThat(replay)
                .isEqualTo(new Replay(
                        new FinalPosition(Position.empty(NINE), Ending.SET_UP), 0, 0, OptionalInt.empty(), List.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    B D4, W pass, B pass                 | 2 | TWO_PASSES
                    B D4, W pass, B pass, W pass         | 3 | TWO_PASSES
                    B D4, W pass                         | 1 | STOPPED
                    B D4, W pass, W pass                 | 2 | STOPPED
                    W pass, B pass, W D4                 | 0 | STOPPED
                    B D4, W pass, B E5, W pass           | 1 | STOPPED
                    B pass, W pass                       | 2 | TWO_PASSES
                    """)
    void passesAtTheEnd(String moves, int passes, Ending ending) {
        Replay replay = replay(NINE, Rulesets.JAPANESE, Records.moves(NINE, moves));
        assertThat(replay.passesAtEnd()).isEqualTo(passes);
        assertThat(replay.end().ending()).isEqualTo(ending);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                B D4, W E5         | E5
                B D4, W pass       |
                B D4, W pass, B F6 | F6
                """)
    void theLastMoveIsAStone(String moves, String last) {
        List<Step> steps = Records.moves(NINE, moves);
        int point = last == null ? Board.NO_POINT : Coordinates.point(NINE, last);
        assertThat(replay(NINE, Rulesets.JAPANESE, steps).end().lastMove()).isEqualTo(point);
        assertThat(replay(NINE, Rulesets.JAPANESE, with(steps, Records.black(NINE, "A1")))
                        .end()
                        .lastMove())
                .isEqualTo(Board.NO_POINT);
    }

    /** Servers remove dead stones by setup once the players have agreed; adding stones makes it another position. */
    @Test
    void stonesPutAfterThePassesEndTheAgreement() {
        List<Step> agreed = Records.moves(NINE, "B D4, W pass, B pass");
        Setup cleared =
                new Setup(PointSet.empty(NINE), PointSet.empty(NINE), Coordinates.points(NINE, "D4"), Optional.empty());
        Replay taken = replay(NINE, Rulesets.JAPANESE, with(agreed, cleared));
        assertThat(taken.end().ending()).isEqualTo(Ending.TWO_PASSES);
        assertThat(taken.end().position().empty().size()).isEqualTo(81);
        assertThat(taken.end().position().capturedBy(Color.WHITE)).isEqualTo(1);
        assertThat(taken.warnings())
                .extracting(Warning::message)
                .containsExactly("after both players passed, the record takes stones off the board (1 black, 0 white):"
                        + " they count as prisoners");
        Replay changed = replay(NINE, Rulesets.JAPANESE, with(agreed, Records.black(NINE, "E5")));
        assertThat(changed.end().ending()).isEqualTo(Ending.STOPPED);
        assertThat(changed.passesAtEnd()).isEqualTo(2);
    }

    @Test
    void aStoneThatIsTakenOffBeforeThePassesIsNoPrisoner() {
        Setup cleared =
                new Setup(PointSet.empty(NINE), PointSet.empty(NINE), Coordinates.points(NINE, "D4"), Optional.empty());
        Replay edited = replay(NINE, Rulesets.JAPANESE, with(Records.moves(NINE, "B D4, W pass"), cleared));

        assertThat(edited.end().position().capturedBy(Color.WHITE)).isZero();
        assertThat(edited.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"B D4, WHITE", "B D4 - W E5, BLACK", "B D4 - W pass, BLACK"})
    void theOpponentOfTheLastPlayerMovesNext(String moves, Color next) {
        Replay replay = replay(NINE, Rulesets.JAPANESE, Records.moves(NINE, moves.replace('-', ',')));
        assertThat(replay.end().position().toMove()).isEqualTo(next);
        assertThat(replay.warnings()).isEmpty();
    }

    /** Black may place handicap stones one after another; after a setup either player may move. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    B D4, W E5, W F6                   | 3
                    W E5, W F6, B D4                   | 2
                    B C3, B G7, W E5, B D4             |
                    B C3, B G7, W E5, B D4, B F6, W C4 | 5
                    B D4, W E5, W pass, B F6           | 3
                    B C3, B pass, W E5                 | 2
                    W E5, B C3, B G7, B D4             | 4
                    """)
    void aPlayerWhoMovesTwiceInARowIsNamed(String moves, Integer skipped) {
        Replay replay = replay(NINE, Rulesets.JAPANESE, Records.moves(NINE, moves));
        assertThat(replay.skipped()).isEqualTo(skipped == null ? OptionalInt.empty() : OptionalInt.of(skipped));
        assertThat(replay.warnings().stream().map(Warning::code).distinct().toList())
                .isEqualTo(skipped == null ? List.of() : List.of("turn-skipped"));
        assertThat(replay(
                                NINE,
                                Rulesets.JAPANESE,
                                with(List.of(Records.black(NINE, "A1")), Records.moves(NINE, "B C3")))
                        .skipped())
                .isEmpty();
    }

    @Test
    void upToAMove() {
        List<Step> steps = new ArrayList<>(List.of(Records.black(NINE, "C3 G7")));
        steps.addAll(Records.moves(NINE, "W D4, B E5"));
        steps.add(Records.black(NINE, "A1"));
        steps.addAll(Records.moves(NINE, "W pass, B pass"));
        Game game = Records.game(NINE, Map.of(), steps);
        assertThat(Stream.of(0, 1, 2, 3, 4)
                        .map(moves -> Replay.upTo(game, Rulesets.AGA, moves))
                        .map(replay -> replay.moves() + ":"
                                + replay.end().position().empty().size()))
                .containsExactly("0:79", "1:78", "2:76", "3:76", "4:76");
        assertThat(Replay.upTo(game, Rulesets.AGA, 4)).isEqualTo(Replay.of(game, Rulesets.AGA));
        Replay beyond = Replay.upTo(game, Rulesets.AGA, 5);
        assertThat(beyond.end()).isEqualTo(Replay.of(game, Rulesets.AGA).end());
        assertThat(beyond.warnings()).extracting(Warning::code).containsExactly("move-beyond-end");
        assertThatThrownBy(() -> Replay.upTo(game, Rulesets.AGA, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aMoveOnAStoneReplacesIt() {
        Replay replay = replay(NINE, Rulesets.JAPANESE, Records.moves(NINE, "B D4, W E5, B E5"));
        assertThat(replay.end().position().stones(Color.BLACK)).isEqualTo(Coordinates.points(NINE, "D4 E5"));
        assertThat(replay.end().position().stones(Color.WHITE).isEmpty()).isTrue();
        assertThat(replay.end().position().capturedBy(Color.BLACK)).isZero();
        assertThat(replay.warnings())
                .containsExactly(new Warning("move-on-stone", 1, 3, "move 3 is on a stone, which it replaces"));
    }

    @Test
    void aKoRetakenAtOnceIsCarriedOut() {
        Position ko = Diagram.parse("""
                . X O .
                X . X O
                . X O .
                """).position().withToMove(Color.WHITE);
        List<Step> retaken = with(List.of(Records.setup(ko)), Records.moves(ko.board(), "W B2, B C2"));
        for (Ruleset rules : Rulesets.all()) {
            Replay replay = replay(ko.board(), rules, retaken);
            assertThat(replay.end().position().capturedBy(Color.BLACK)).isEqualTo(1);
            assertThat(replay.warnings())
                    .extracting(Warning::code, Warning::column)
                    .containsExactly(tuple("ko-retaken", 2));
        }
        List<Step> threat =
                with(List.of(Records.setup(ko)), Records.moves(ko.board(), "W B2, B A3, W D3, B C2, W pass, B pass"));
        assertThat(replay(ko.board(), Rulesets.CHINESE, threat).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "japanese, true, true",
        "chinese, true, true",
        "aga, true, true",
        "ing, false, true",
        "new-zealand, false, false",
    })
    void suicideIsCarriedOutAndWarnedAboutWhereForbidden(String id, boolean twoStones, boolean single) {
        Ruleset rules = Rulesets.byId(id).orElseThrow();
        Position two = Diagram.parse("""
                X . O .
                O O . .
                """).position();
        Replay replay =
                replay(two.board(), rules, with(List.of(Records.setup(two)), Records.moves(two.board(), "B B2")));
        assertThat(replay.end().position().capturedBy(Color.WHITE)).isEqualTo(2);
        assertThat(codes(replay)).isEqualTo(twoStones ? List.of("suicide") : List.of());
        Position one = Diagram.parse("""
                . O .
                O . .
                """).position();
        replay = replay(one.board(), rules, with(List.of(Records.setup(one)), Records.moves(one.board(), "B A2")));
        assertThat(replay.end().position().capturedBy(Color.WHITE)).isEqualTo(1);
        assertThat(codes(replay)).isEqualTo(single ? List.of("suicide") : List.of());
    }

    /** Tromp and Taylor allow suicide, but a single stone that vanishes repeats the position before it. */
    @Test
    void superkoForbidsTheSuicideOfASingleStone() {
        Position one = Diagram.parse("""
                . O .
                O . .
                """).position();
        Replay replay = replay(
                one.board(),
                Rulesets.TROMP_TAYLOR,
                with(List.of(Records.setup(one)), Records.moves(one.board(), "B A2")));
        assertThat(codes(replay)).containsExactly("superko");
    }

    /**
     * White sacrifices two stones and recaptures one: the old position, but with the other player to move. Positional superko
     * forbids that at once, situational superko when White sacrifices two again after Black's pass.
     */
    @ParameterizedTest
    @CsvSource({"tromp-taylor, '3 5'", "chinese, '3 5'", "aga, '5'", "new-zealand, '5'", "japanese, ''"})
    void sendTwoReturnOne(String id, String warned) {
        assertThat(superko(id, """
                . O . O
                X X O O
                X . O .
                """, Color.WHITE, "W A3, B C3, W B3, B pass, W A3"))
                .isEqualTo(warned);
    }

    @ParameterizedTest
    @CsvSource({"chinese, '6'", "ing, '6'", "aga, '6'", "new-zealand, '6'", "korean, ''"})
    void tripleKo(String id, String warned) {
        assertThat(superko(id, """
                X O . O . X . X O
                . X O . . . X O .
                . X O . . . . . .
                X O . O . . . . .
                """, Color.BLACK, "B C4, W G4, B C1, W B4, B H4, W B1"))
                .isEqualTo(warned);
    }

    /** A setup starts a new history: positions before it are no repetition. */
    @Test
    void setupForgetsEarlierPositions() {
        List<Step> steps = new ArrayList<>(Records.moves(NINE, "B D4, W E5"));
        steps.add(new Setup(
                PointSet.empty(NINE),
                PointSet.empty(NINE),
                Coordinates.points(NINE, "D4 E5"),
                Optional.of(Color.BLACK)));
        steps.addAll(Records.moves(NINE, "B D4, W E5"));
        assertThat(codes(replay(NINE, Rulesets.CHINESE, steps))).isEmpty();
    }

    /** No search expects a chain without a liberty; chains of both colors may have none, and those beside them keep theirs. */
    @EveryVariant
    void stonesSetUpWithoutALibertyAreTakenOff(Variant variant) {
        Position drawn = variant.position(Diagram.parse("""
                O X . . .
                X . . X .
                . . X O O
                . . . X O
                . . . O O
                """).position());
        Board board = Board.square(5);
        PointSet corner = variant.points(board, Coordinates.points(board, "A5"));
        Replay replay = replay(drawn.board(), Rulesets.JAPANESE, List.of(Records.setup(drawn)));
        Position end = replay.end().position();
        assertThat(drawn.empty().union(corner)).isEqualTo(end.empty());
        assertThat(end.capturedBy(Color.BLACK) + end.capturedBy(Color.WHITE)).isZero();
        assertThat(replay.warnings())
                .containsExactly(Warning.of(
                        "setup-no-liberty",
                        "stones without a liberty were set up; they are taken off: "
                                + Coordinates.list(drawn.board(), corner)));
    }

    @Test
    void aSetupThatFillsTheLastLibertyTakesOffWhatHasNone() {
        Board two = Board.square(2);
        List<Step> steps = List.of(Records.black(two, "A1 A2 B1"), Records.black(two, "B2"));
        Replay replay = replay(two, Rulesets.JAPANESE, steps);
        assertThat(replay.end().position()).isEqualTo(Position.empty(two));
        assertThat(codes(replay)).containsExactly("setup-no-liberty");
    }

    @Test
    void warningsHaveAnEnd() {
        List<Step> steps = Collections.nCopies(100_000, new Move(Color.BLACK, NINE.first(), 1, 1));
        Replay replay = replay(NINE, Rulesets.CHINESE, steps);
        assertThat(replay.moves()).isEqualTo(100_000);
        assertThat(replay.warnings()).hasSize(101);
        assertThat(replay.warnings().get(100).code()).isEqualTo("more-warnings");
    }

    /** The numbers of the moves, after a setup, that get a warning about a repetition. */
    private static String superko(String id, String start, Color toMove, String moves) {
        Position position = Diagram.parse(start).position().withToMove(toMove);
        Replay replay = replay(
                position.board(),
                Rulesets.byId(id).orElseThrow(),
                with(List.of(Records.setup(position)), Records.moves(position.board(), moves)));
        assertThat(codes(replay)).allMatch("superko"::equals);
        return replay.warnings().stream().map(warning -> "" + warning.column()).collect(Collectors.joining(" "));
    }

    static List<Step> with(List<? extends Step> steps, Step last) {
        return with(steps, List.of(last));
    }

    static List<Step> with(List<? extends Step> steps, List<Step> more) {
        List<Step> all = new ArrayList<>(steps);
        all.addAll(more);
        return all;
    }

    private static List<String> codes(Replay replay) {
        return replay.warnings().stream().map(Warning::code).toList();
    }

    private static Replay replay(Board board, Ruleset rules, List<? extends Step> steps) {
        return Replay.of(Records.game(board, Map.of(), List.copyOf(steps)), rules);
    }
}
