package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * Races like figures 4, 5 and 6 of Mueller, "Position Evaluation in Computer Go": the text at hand lacks the pictures, so
 * these are other positions with the outcomes that it states.
 */
class RaceSearchTest {
    private static RaceOutcome search(Race race, Color first, long nodes) {
        return new RaceSearch(
                        new TranspositionTable(16), new NodeCounter(new Budget(nodes)), new SearchLimit(nodes, 100))
                .outcome(race, first);
    }

    @EveryVariant
    void figure4WonByOnePlayerByCounting(Variant variant) {
        for (RaceDrawing drawing : List.of(
                new RaceDrawing(2, 1, 0, "", ""),
                new RaceDrawing(4, 1, 2, "", ""),
                new RaceDrawing(0, 2, 2, ".", ""),
                new RaceDrawing(0, 2, 2, "ii/..", "."))) {
            Race race = drawing.race(variant);
            for (Color first : Color.values()) {
                assertThat(StaticRace.outcome(race, first))
                        .as("%s", drawing)
                        .isEqualTo(RaceOutcome.wonBy(variant.color(Color.BLACK)));
            }
        }
    }

    /** Three empty points in a row are one eye or two, so that counting is not exact. */
    @EveryVariant
    void figure5WonByOnePlayerBySearch(Variant variant) {
        Race race = new RaceDrawing(0, 1, 1, "...", "").race(variant);
        for (Color first : Color.values()) {
            assertThat(StaticRace.outcome(race, first)).isEqualTo(RaceOutcome.UNKNOWN);
            assertThat(search(race, first, 200_000)).isEqualTo(RaceOutcome.wonBy(variant.color(Color.BLACK)));
        }
    }

    /** The outcome depends on who moves first, in each of the three classes; a star is a neutral point that is left. */
    @EveryVariant
    void figure6SwitchesOfClasses0To2(Variant variant) {
        List<RaceDrawing> problems = List.of(
                new RaceDrawing(1, 1, 0, "", ""),
                new RaceDrawing(0, 1, 0, ".", ""),
                new RaceDrawing(0, 0, 0, ".", "."));
        List<String> switches = List.of("{12*|-24*}", "{13|-46*}", "{35|-47}");
        for (int eyes = 0; eyes < problems.size(); eyes++) {
            Race race = problems.get(eyes).race(variant);
            assertThat(race.eyedSides()).isEqualTo(eyes);
            for (Color first : Color.values()) {
                assertThat(StaticRace.outcome(race, first)).isEqualTo(RaceOutcome.wonBy(first));
            }
            Values values = new Values();
            Value value = RaceValue.of(race, values).orElseThrow();
            assertThat(variant.swapped() ? values.negate(value) : value).hasToString(switches.get(eyes));
        }
    }

    /**
     * On either of White's outside liberties, {@code a}, a black stone would be taken without an approach move behind it, while
     * another one is left. So two liberties against two, which Black would win moving first, are won only by a ko, or neither
     * chain is taken; three against two are won.
     */
    @EveryVariant
    void approachMovesMakeAKo(Variant variant) {
        Diagram two = Diagram.parse("""
                . O . O O O
                O O O O O O
                . . O O O O
                X X X X X X
                O O O O O O
                a O X X O a
                . X X X X .
                X X X X X X
                . X . X X X
                """);
        Race race = race(variant, two, "A6", "A5");
        assertThat(race.side(variant.color(Color.WHITE)).approach())
                .isEqualTo(variant.points(two.board(), two.marked('a')));
        assertThat(race.isSimple()).isFalse();
        assertThat(search(race, variant.color(Color.BLACK), 200_000)).isEqualTo(RaceOutcome.KO_OR_SEKI);
        assertThat(search(race, variant.color(Color.WHITE), 200_000))
                .isEqualTo(RaceOutcome.wonBy(variant.color(Color.WHITE)));
        Position three = two.position().with(Coordinates.points(two.board(), "C7"), Stones.EMPTY);
        Race longer = race(variant, new Diagram(three, two.marks()), "A6", "A5");
        assertThat(search(longer, variant.color(Color.BLACK), 200_000))
                .isEqualTo(RaceOutcome.wonBy(variant.color(Color.BLACK)));
        assertThat(search(longer, variant.color(Color.WHITE), 200_000)).isEqualTo(RaceOutcome.KO_OR_SEKI);
    }

    /**
     * White's outside liberties, {@code a}, need approach moves as above. Whoever moves first, White takes Black's chain if he
     * wins the ko, and it is a seki if Black does.
     */
    private static final Diagram SEKI_WITH_KO = Diagram.parse("""
            . O . O O O
            O O O O O O
            . . O O O O
            X X X X X X
            . . X X X X
            O O O O O O
            a O X X O a
            . X X X X .
            X X X X X X
            . X . X X X
            """);

    @EveryVariant
    void aSekiMayHangOnAKo(Variant variant) {
        Diagram diagram = SEKI_WITH_KO;
        Race race = race(variant, diagram, "A7", "A5");
        for (Color first : Color.values()) {
            RaceSearch search = new RaceSearch(
                    new TranspositionTable(16), new NodeCounter(new Budget(400_000)), new SearchLimit(200_000, 100));
            Color white = variant.color(Color.WHITE);
            assertThat(search.outcome(race, first)).isEqualTo(RaceOutcome.KO_OR_SEKI);
            assertThat(search.outcome(race, first, white)).isEqualTo(RaceOutcome.wonBy(white));
            assertThat(search.outcome(race, first, white.opponent())).isEqualTo(RaceOutcome.SEKI);
        }
        assertThat(seki(race)).isEqualTo(SekiOutcome.unlessKoFor(variant.color(Color.WHITE)));
    }

    /** With one such liberty each player can start a ko if he moves first; with a liberty fewer Black gets nothing. */
    @EveryVariant
    void whoNeedsTheKoMayDependOnWhoMovesFirst(Variant variant) {
        Position one = SEKI_WITH_KO.position().with(Coordinates.points(SEKI_WITH_KO.board(), "F4"), Stones.WHITE);
        Position closed = one.with(Coordinates.points(SEKI_WITH_KO.board(), "F3"), Stones.BLACK);
        Position shorter = closed.with(Coordinates.points(SEKI_WITH_KO.board(), "B8"), Stones.WHITE);
        Race both = race(variant, new Diagram(closed, SEKI_WITH_KO.marks()), "A7", "A5");
        Race less = race(variant, new Diagram(shorter, SEKI_WITH_KO.marks()), "A7", "A5");
        assertThat(seki(both)).isEqualTo(SekiOutcome.KO);
        assertThat(seki(less)).isEqualTo(SekiOutcome.unlessKoFor(variant.color(Color.WHITE)));
        assertThat(search(less, variant.color(Color.BLACK), 400_000)).isEqualTo(RaceOutcome.SEKI);
        assertThat(search(less, variant.color(Color.WHITE), 400_000)).isEqualTo(RaceOutcome.KO_OR_SEKI);
    }

    private static SekiOutcome seki(Race race) {
        Position position = race.position();
        PointSet closure = race.black().chain().union(race.white().chain());
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        SearchLimit limit = new SearchLimit(200_000, 100);
        return new SekiProof(new TranspositionTable(16), new NodeCounter(new Budget(800_000)), limit)
                .read(position, stones.minus(race.area()), closure);
    }

    /** The race between two chains, where the walls at the top and at the bottom are taken to be safe. */
    private static Race race(Variant variant, Diagram diagram, String upper, String lower) {
        Board board = diagram.board();
        SearchBoard drawn = new SearchBoard(diagram.position());
        PointSet walls = drawn.stonesOf(board.point(0, 1)).union(drawn.stonesOf(Coordinates.point(board, "A2")));
        int black = variant.point(board, Coordinates.point(board, variant.swapped() ? lower : upper));
        int white = variant.point(board, Coordinates.point(board, variant.swapped() ? upper : lower));
        return new RaceReader(variant.position(diagram.position()), variant.points(board, walls))
                .read(black, white)
                .orElseThrow();
    }

    @Test
    void whatTheBudgetDoesNotDecideIsUnknown() {
        Race race = new RaceDrawing(3, 3, 3, "", "").race();
        assertThat(search(race, Color.BLACK, 20)).isEqualTo(RaceOutcome.UNKNOWN);
    }

    /** The walls are not declared safe: the race spreads over the board, and walls without eyes elsewhere do not hold. */
    @Test
    void aRaceWithoutSafeStonesAroundIsNotCounted() {
        Race walled = new RaceDrawing(1, 1, 1, "", "").race();
        Position position = walled.position();
        PointSet safe = PointSet.empty(position.board());
        Race open = new RaceReader(position, safe)
                .read(walled.black().chain().first(), walled.white().chain().first())
                .orElseThrow();
        assertThat(open.isSimple()).isFalse();
        assertThat(StaticRace.outcome(open, Color.BLACK)).isEqualTo(RaceOutcome.UNKNOWN);
    }

    @Test
    void theReaderFindsTheOnlyRace() {
        Race race = new RaceDrawing(1, 2, 1, ".i", "").race();
        Position position = race.position();
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        assertThat(new RaceReader(position, stones.minus(race.area())).races()).containsExactly(race);
    }
}
