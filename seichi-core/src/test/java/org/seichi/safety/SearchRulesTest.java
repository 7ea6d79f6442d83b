package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * Proofs by search against every line of play on small boards and against random attacks on larger ones. {@code mvn test
 * -Dtest=SearchRulesTest -Dlong=true} takes all positions of 3x3 and 5x2, every tenth of 3x4 and many more random ones, in
 * five minutes of processor time.
 */
class SearchRulesTest {
    private static final Budget SOME = new Budget(4_000);
    private static final int RAIDS = 3;

    private static boolean isLong() {
        return Boolean.getBoolean("long");
    }

    /** A wall around a strip of points along the edge, which holds two eyes only if Black answers. */
    private static Position strip(int length) {
        String row = "X " + ". ".repeat(length) + "X\n";
        return Diagram.parse("X ".repeat(length + 2) + "\n" + row + row).position();
    }

    @ParameterizedTest
    @CsvSource({"3, 9", "4, 10", "5, 11", "6, 12"})
    void aStripAlongTheEdgeLives(int length, int stones) {
        Safety statics = Safety.of(strip(length), Suicide.FORBIDDEN);
        ColorSafety black =
                Safety.of(strip(length), Suicide.FORBIDDEN, Budget.NORMAL).of(Color.BLACK);

        assertThat(statics.of(Color.BLACK).stones().isEmpty()).isTrue();
        assertThat(black.stones().size()).isEqualTo(stones);
        assertThat(black.groups()).singleElement().satisfies(group -> {
            assertThat(group.kind()).isEqualTo(ProofKind.SEARCH);
            assertThat(group.line()).isNotEmpty();
        });
        assertThat(black.regions()).singleElement().satisfies(region -> {
            assertThat(region.kind()).isEqualTo(ProofKind.SEARCH);
            assertThat(region.points()).isEqualTo(strip(length).empty());
        });
    }

    /** Two eyes are enough; the other points of the region are left to other proofs. */
    @EveryVariant
    void aProofNeedsAPartOfALargeRegion(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . . . . . . . . . . . X .
                . . . . . . . . . . . . X .
                X X X X X X X X X X X X X .
                """).position());
        ColorSafety black =
                Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL).of(variant.color(Color.BLACK));

        assertThat(black.stones().size()).isEqualTo(15);
        assertThat(black.zones())
                .singleElement()
                .satisfies(zone -> assertThat(
                                zone.space().intersection(position.empty()).size())
                        .isLessThan(24));
        for (long seed = 0; seed < RAIDS; seed++) {
            new Raid(position, black, Suicide.FORBIDDEN, seed).run();
        }
    }

    /** The static rules leave White room for two eyes on the right; search finds that he cannot make them. */
    @EveryVariant
    void deadStonesAreTakenByTheStoredMoves(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                X X X X X X X X X
                . X . X . . O . .
                X X X X . O O . .
                """).position());
        Color owner = variant.color(Color.BLACK);
        PointSet inside = position.board().points().minus(position.stones(owner));
        ColorSafety statics = Safety.of(position, Suicide.FORBIDDEN).of(owner);
        ColorSafety black =
                Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL).of(owner);
        assertThat(statics.territory().size()).isEqualTo(2);
        assertThat(black.territory()).isEqualTo(inside);
        for (int seed = 0; seed < RAIDS; seed++) {
            new Raid(position, black, Suicide.FORBIDDEN, seed).run();
        }

        Position taken = position.withToMove(owner);
        Defense defense = Defense.of(black);
        for (Defense.Step step = defense.finish(taken); step.answer() != Board.NO_POINT; step = defense.finish(taken)) {
            taken = taken.play(owner, step.answer());
            defense = step.after();
        }
        ColorSafety after = Safety.of(taken, Suicide.FORBIDDEN).of(owner);
        assertThat(after.territory().containsAll(taken.stones(owner.opponent())))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"3", "4"})
    void everyLineOfPlayInAStripIsMet(int length) {
        Position position = strip(length);
        ColorSafety black = Safety.of(position, Suicide.ALLOWED, Budget.NORMAL).of(Color.BLACK);

        assertThat(black.stones().isEmpty()).isFalse();
        assertThat(new Siege(position, black, Suicide.ALLOWED).run()).isGreaterThan(50);
    }

    @EveryVariant
    void aStripWithoutRoomIsNotProven(Variant variant) {
        Position position = variant.position(strip(2));
        Safety safety = Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL);

        assertThat(safety.of(variant.color(Color.BLACK)).points().isEmpty()).isTrue();
    }

    /**
     * Players may leave the black stones in the corner unmarked, as if this were a seki: they have one liberty too few. The
     * line shows it: after White's B6 Black passes, and A7 takes all three chains.
     */
    @EveryVariant
    void aGroupLivesThoughItsSecondEyeHoldsStones(Variant variant) {
        Position position = Diagram.parse("""
                . X O O X . .
                X . O X X . .
                X O O O X . .
                O . O X X . .
                O O O X . . .
                X X X X . . .
                . . . . . . .
                """).position();
        Board board = position.board();
        ColorSafety white = Safety.of(variant.position(position), Suicide.FORBIDDEN, Budget.NORMAL)
                .of(variant.color(Color.WHITE));

        assertThat(white.stones()).isEqualTo(variant.points(board, position.stones(Color.WHITE)));

        Position taken = position.play(Color.WHITE, Coordinates.point(board, "B6"))
                .pass()
                .play(Color.WHITE, Coordinates.point(board, "A7"));
        assertThat(taken.capturedBy(Color.WHITE)).isEqualTo(3);
    }

    /** White plays B5 or C3 and takes stones whose only liberty it is: no search window may rely on them. */
    @EveryVariant
    void stonesThatAMoveBesideAWindowTakesProveNothing(Variant variant) {
        for (String text : List.of("""
                X X
                X .
                O X
                . O
                X X
                X .
                """, """
                X X X
                X O .
                O X X
                . X .
                """)) {
            Position position = variant.position(Diagram.parse(text).position());
            assertThat(Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL)
                            .of(variant.color(Color.BLACK))
                            .points()
                            .isEmpty())
                    .isTrue();
        }
    }

    @Test
    void withoutBudgetThereIsNoSearch() {
        Safety statics = Safety.of(strip(4), Suicide.FORBIDDEN);
        Safety searched = Safety.of(strip(4), Suicide.FORBIDDEN, new Budget(0));

        assertThat(searched.of(Color.BLACK)).isEqualTo(statics.of(Color.BLACK));
        assertThat(searched.provenBy(ProofKind.SEARCH).isEmpty()).isTrue();
    }

    /** One position of each set of variants is tried, with the proofs of both colors, and of these a part. */
    @ParameterizedTest
    @CsvSource({
        "3, 3, FORBIDDEN, 4, 1",
        "3, 3, ALLOWED, 4, 1",
        "5, 2, FORBIDDEN, 20, 1",
        "3, 4, FORBIDDEN, 200, 10",
        "3, 4, ALLOWED, 200, 10"
    })
    void noProofIsBrokenByAnyLineOfPlay(int width, int height, Suicide suicide, int part, int longPart) {
        int every = isLong() ? longPart : part;
        int[] counts = new int[2];
        SmallBoards.eachOfItsViews(new Board(width, height), (position, views) -> {
            if (counts[0]++ % every == 0) {
                Safety safety = Safety.of(position, suicide, SOME);
                for (Color color : Color.values()) {
                    if (!safety.of(color).strategies().isEmpty()) {
                        new Siege(position, safety.of(color), suicide).run();
                        counts[1]++;
                    }
                }
            }
        });
        assertThat(counts[1]).isPositive();
    }

    /** Black walls around a space along the edge that holds some stones of both colors. */
    private static Stream<Position> positions() {
        SplittableRandom random = new SplittableRandom(5);
        return IntStream.range(0, isLong() ? 3_000 : 40)
                .mapToObj(i -> walled(new Board(random.nextInt(5, 9), random.nextInt(5, 7)), random))
                .filter(SearchRulesTest::isLegal);
    }

    private static Position walled(Board board, SplittableRandom random) {
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        board.points().forEach(point -> {
            int y = board.y(point);
            boolean side = board.x(point) == 0 || board.x(point) == board.width() - 1;
            int dice = y <= 2 || side ? 99 : random.nextInt(100);
            if (y == 1 || (dice < 18)) {
                white.add(point);
            } else if (y == 2 || (y > 2 && side) || (y > 2 && dice < 26)) {
                black.add(point);
            }
        });
        return Position.empty(board).with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
    }

    private static boolean isLegal(Position position) {
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count()).allMatch(chain -> chains.libertyCount(chain) > 0);
    }

    @ParameterizedTest
    @EnumSource(Suicide.class)
    void randomAttacksAreMetByTheStoredAnswers(Suicide suicide) {
        long[] seed = {0};
        int[] searched = {0};
        positions().forEach(position -> {
            Safety safety = Safety.of(position, suicide, SOME);
            for (Color color : Color.values()) {
                ColorSafety proven = safety.of(color);
                for (int i = 0; i < RAIDS && !proven.strategies().isEmpty(); i++) {
                    new Raid(position, proven, suicide, seed[0]++).run();
                    searched[0]++;
                }
            }
        });
        assertThat(searched[0]).isGreaterThan(20);
    }

    /** Search finds connections and eyes by itself, and may find others than the static rules: it proves more points, or nothing. */
    @Test
    void searchProvesMoreThanTheStaticRulesOrTheSame() {
        int[] more = {0};
        positions().limit(isLong() ? 1_000 : 60).forEach(position -> {
            Safety statics = Safety.of(position, Suicide.FORBIDDEN);
            Safety searched = Safety.of(position, Suicide.FORBIDDEN, SOME);
            for (Color color : Color.values()) {
                int known = statics.of(color).points().size();
                int found = searched.of(color).points().size();
                assertThat(found > known || searched.of(color).equals(statics.of(color)))
                        .isTrue();
                assertThat(searched.of(color)
                                .points()
                                .containsAll(statics.unconditional(color).points()))
                        .isTrue();
            }
            assertThat(searched.of(Color.BLACK)
                            .points()
                            .intersects(searched.of(Color.WHITE).points()))
                    .isFalse();
            more[0] += searched.provenBy(ProofKind.SEARCH).size();
        });
        assertThat(more[0]).isPositive();
    }

    @Test
    void theSameBudgetGivesTheSameProofs() {
        positions().limit(20).forEach(position -> {
            Safety one = Safety.of(position, Suicide.FORBIDDEN, SOME);
            Safety other = Safety.of(position, Suicide.FORBIDDEN, SOME);
            assertThat(one.of(Color.WHITE).groups())
                    .isEqualTo(other.of(Color.WHITE).groups());
        });
    }
}
