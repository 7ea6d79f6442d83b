package org.seichi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;

class LocalScoreReaderTest {
    private static final SearchLimit LIMIT = new SearchLimit(100_000, 60);
    /** The number of states that the twin may enumerate for one area. */
    private static final int MAX_STATES = 3_000;

    private static LocalScore read(AreaDrawing drawing, SearchLimit limit) {
        return new LocalScoreReader(
                        drawing.premises(), new TranspositionTable(14), new NodeCounter(new Budget(10_000_000)), limit)
                .read(drawing.area());
    }

    private static String text(Stop stop) {
        return stop.isExact() ? String.valueOf(stop.least()) : stop.least() + ".." + stop.most();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            a dame                                  ; X a O                                  ; 0; 0
            a corridor of three points              ; X X X X O / X a a a O / X X X X O       ; 2; 1
            a stone that is taken or connected      ; X X X X O / X a W a O / X X X X O       ; 3; 0
            a ko that its winner need not fill      ; . X O . / X W a O / . X O .             ; -1..2; -1..0
            dead in the corner, nothing to be added ; a W X / a a X / X X X                   ; 5; 5
            a capture that White can prevent        ; W a O / X X O / . X O                   ; 2; 0
            no move is paid back after one pass     ; . X . O . / X X X O O / X X a a O / X a a a O / X X X O O / . X . O . ; 1; 0
            """)
    void knownScores(String name, String rows, String blackFirst, String whiteFirst) {
        LocalScore score = read(AreaDrawing.parse(rows.replace(" / ", "\n")), LIMIT);
        assertThat(text(score.blackFirst())).as(name).isEqualTo(blackFirst);
        assertThat(text(score.whiteFirst())).as(name).isEqualTo(whiteFirst);
    }

    /** Which areas are searched at all, told by the number of positions visited. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            room for a group with two eyes       ; a a a a X / a a a a X / X X X X X / . X . X .     ; true
            one point less                       ; a a a a X / a a a X X / X X X X X / . X . X .     ; false
            a stone with two ways to connect     ; B a X . X / a X X X X / X X X . X / . X . X X     ; false
            with one way                         ; B W a X . / a X X X X / X X X . X / . X . X X     ; true
            that on a board of three lines       ; a a X X . / a a X . X / a a a X .                 ; true
            sixteen empty points                 ; X O a a a a a a a a / X O a a a a a a a a         ; true
            seventeen                            ; X O O a a a a a a a a / X O a a a a a a a a a     ; false
            """)
    void whatIsSearched(String name, String rows, boolean searched) {
        LocalScore score = read(AreaDrawing.parse(rows.replace(" / ", "\n")), new SearchLimit(100, 60));
        assertThat(score.nodes() > 0).as(name).isEqualTo(searched);
    }

    /** A search of an area that is too large for it ends at the limit of 5,000 positions. */
    @Test
    void theUsualLimitOfASearch() {
        AreaDrawing drawing = AreaDrawing.parse("X O a a a a a a a a\nX O a a a a a a a a");
        NodeCounter counter = new NodeCounter(Budget.NORMAL);
        new LocalScoreReader(drawing.premises(), new TranspositionTable(14), counter, LocalScoreReader.LIMIT)
                .gain(drawing.area(), Color.BLACK, -10);
        assertThat(counter.spent()).isEqualTo(5_000);
    }

    /** They depend on the bounds of open parts, on when play ends, and on which states of play are told apart. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            . X . O . / X X X O O / X X a a O / X a a a O / X X X O O / . X . O . ; 261
            a O O . . / a B O . . / B a X . . / O X X . . / . . . . .             ; 201
            """)
    void soManyPositionsAreVisited(String rows, int nodes) {
        assertThat(read(AreaDrawing.parse(rows.replace(" / ", "\n")), LIMIT).nodes())
                .isEqualTo(nodes);
    }

    /** In small areas, filled at random, the bounds contain the exact results for either ko master, and most are exact. */
    @ParameterizedTest
    @MethodSource("frames")
    void agreesWithGoingThroughAllStates(String frame) {
        SplittableRandom random = new SplittableRandom(7);
        int exact = 0;
        for (int compared = 0; compared < 30; ) {
            AreaDrawing drawing = AreaDrawing.random(frame, random);
            int empty = drawing.area().intersection(drawing.position().empty()).size();
            Color first = random.nextInt(2) == 0 ? Color.BLACK : Color.WHITE;
            Position start = drawing.position().withToMove(first);
            ScoreTwin worst = new ScoreTwin(drawing.area(), start, Color.WHITE, MAX_STATES);
            if (empty > 0 && empty <= 4 && worst.states() <= MAX_STATES) {
                ScoreTwin best = new ScoreTwin(drawing.area(), start, Color.BLACK, MAX_STATES);
                Stop stop = read(drawing, LIMIT).first(first);
                int least = worst.best(Color.BLACK);
                int most = -best.best(Color.WHITE);
                compared++;
                assertThat(stop.least()).as("%s first in%s", first, drawing).isLessThanOrEqualTo(least);
                assertThat(stop.most()).as("%s first in%s", first, drawing).isGreaterThanOrEqualTo(most);
                exact += stop.isExact() ? 1 : 0;
            }
        }
        assertThat(exact).isGreaterThan(15);
    }

    static Stream<String> frames() {
        return Stream.of("""
                . X . O .
                X X X O O
                X a a a O
                X a a a O
                X X X O O
                . X . O .
                """, """
                a a O . .
                a a O . .
                a a X . .
                O X X . .
                . . . . .
                """);
    }

    @EveryVariant
    void everyVariantHasTheSameScore(Variant variant) {
        SplittableRandom random = new SplittableRandom(11);
        for (int round = 0; round < 12; round++) {
            AreaDrawing drawing =
                    AreaDrawing.random(frames().skip(round % 2).findFirst().orElseThrow(), random);
            LocalScore plain = read(drawing, LIMIT);
            LocalScore turned = read(drawing.variant(variant), LIMIT);
            for (Color first : Color.values()) {
                Stop stop = plain.first(first);
                Stop other = turned.first(variant.color(first));
                int least = variant.swapped() ? -stop.most() : stop.least();
                assertThat(other.least()).as("%s first in%s", first, drawing).isEqualTo(least);
                assertThat(other.most() - other.least()).isEqualTo(stop.most() - stop.least());
            }
        }
    }

    /** The gain over a score agrees with the full score; a search limit of one node proves no more. */
    @Test
    void aGainIsTheBoundOfTheScoreThatItsPlayerCanProve() {
        SplittableRandom random = new SplittableRandom(13);
        for (int round = 0; round < 30; round++) {
            AreaDrawing drawing =
                    AreaDrawing.random(frames().skip(round % 2).findFirst().orElseThrow(), random);
            LocalScore full = read(drawing, LIMIT);
            for (Color first : Color.values()) {
                Stop stop = full.first(first);
                int sure = first == Color.BLACK ? stop.least() : -stop.most();
                for (int score = sure - 3; score <= sure + 1; score++) {
                    assertThat(gain(drawing, first, score, LIMIT))
                            .as("%s first over %d in%s", first, score, drawing)
                            .isEqualTo(Math.max(0, sure - score));
                }
                assertThat(gain(drawing, first, sure - 1, new SearchLimit(1, 60)))
                        .isBetween(0, 1);
            }
        }
    }

    private static int gain(AreaDrawing drawing, Color first, int score, SearchLimit limit) {
        return new LocalScoreReader(
                        drawing.premises(), new TranspositionTable(14), new NodeCounter(new Budget(10_000_000)), limit)
                .gain(drawing.area(), first, score);
    }

    /** A smaller limit never raises the score that Black is sure of with Black first, or that White is with White first. */
    @Test
    void aLimitThatIsReachedWidensTheBounds() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 20; round++) {
            AreaDrawing drawing = AreaDrawing.random(frames().findFirst().orElseThrow(), random);
            LocalScore full = read(drawing, LIMIT);
            for (int nodes = 1; nodes < 100; nodes = 3 * nodes + 1) {
                LocalScore cut = read(drawing, new SearchLimit(nodes, 60));
                assertThat(cut.blackFirst().least())
                        .isLessThanOrEqualTo(full.blackFirst().least());
                assertThat(cut.whiteFirst().most())
                        .isGreaterThanOrEqualTo(full.whiteFirst().most());
            }
        }
    }

    @Test
    void premisesAreChecked() {
        Position position = AreaDrawing.parse("X X a O").position();
        PointSet none = PointSet.empty(position.board());
        PointSet half = PointSet.of(position.board(), position.board().first());
        PointSet whole = position.stones(Color.BLACK);
        assertThatThrownBy(() -> new Premises(position, half, none, none, none))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Premises(position, whole, whole, none, none))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
