package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
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
import org.seichi.text.Diagram;

/** Groups that have too few eyes each, and live because they are joined or get another eye in exchange for the link. */
class SharedLifeTest {
    private static final Budget SOME = new Budget(100_000);
    private static final int POSITIONS = 60;
    private static final int RAIDS = 8;

    private static final List<String> TOGETHER = List.of("""
            X . X O . .
            . X . X O .
            O X X . . O
            O X . O . O
            """, """
            X . . . . .
            . X . X . X
            X X . . X X
            O . X O . O
            """);

    /** A link and an eye come from one region, or from two that have to be looked at together. */
    private static final List<String> LINKED = List.of("""
            . X . X X .
            . O X X X X
            X . . O . .
            . . . O X .
            X X X X X X
            """, """
            . . X X . .
            . . O . . X
            . . . . X X
            . X X X . X
            X X X X . X
            """);

    static List<Position> linked() {
        return LINKED.stream().map(text -> Diagram.parse(text).position()).toList();
    }

    static List<Position> together() {
        return TOGETHER.stream().map(text -> Diagram.parse(text).position()).toList();
    }

    private static ColorSafety prove(Position position, Color color) {
        return Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL).of(color);
    }

    @EveryVariant
    void groupsLiveTogether(Variant variant) {
        Color color = variant.color(Color.BLACK);
        Position position = variant.position(together().get(0));
        ColorSafety proven = prove(position, color);

        assertThat(Safety.of(position, Suicide.FORBIDDEN).of(color).stones()).isNotEqualTo(position.stones(color));
        assertThat(proven.stones()).isEqualTo(position.stones(color));
        for (long seed = 0; seed < 10; seed++) {
            new Raid(position, proven, Suicide.FORBIDDEN, seed).run();
        }
    }

    @EveryVariant
    void groupsLiveByLinksAndEyesOfTheSameRegions(Variant variant) {
        Color color = variant.color(Color.BLACK);
        for (Position drawn : linked()) {
            Position position = variant.position(drawn);
            assertThat(prove(position, color).stones()).isEqualTo(position.stones(color));
        }
    }

    @ParameterizedTest
    @MethodSource({"together", "linked"})
    void everyLineOfPlayIsMet(Position position) {
        ColorSafety proven = prove(position, Color.BLACK);
        assertThat(proven.stones()).isEqualTo(position.stones(Color.BLACK));
        assertThat(new Siege(position, proven, Suicide.FORBIDDEN).run()).isGreaterThan(100);
    }

    /** There is room for one eye only, in the middle. */
    @EveryVariant
    void oneEyeForTwoGroupsIsNotEnough(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . O O . .
                . O X X O .
                O X . . X O
                O X X O X O
                O . O O O .
                """).position());
        assertThat(prove(position, variant.color(Color.BLACK)).points().isEmpty())
                .isTrue();
    }

    /** The black stones J2 and H1 in the corner share two liberties, but an answer there that joins them saves neither. */
    @EveryVariant
    void noAnswerJoinsLooseStonesAlone(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                O X X X . . O . X
                O . O O O X X O O
                O O X O X X X O X
                X X X X O X . . .
                X . . X O X X O O
                X . X X . O O . X
                X O X X O O . X .
                """).position());
        ColorSafety proven = prove(position, variant.color(Color.BLACK));

        assertThat(proven.strategies()).isNotEmpty();
        for (long seed = 0; seed < 30; seed++) {
            new Raid(position, proven, Suicide.FORBIDDEN, seed).run();
        }
    }

    /**
     * The stone in the corner has been given up: its point is no room for the eye behind the door beside it. A zone may hold
     * the stone, because its search sees what becomes of it.
     */
    @EveryVariant
    void aStoneThatWasGivenUpLeavesNoRoomBehindADoor(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . X X X . X
                X . . . . X .
                . X X . . O O
                . X X X X . X
                X X O . . X .
                . X X X O X O
                """).position());
        ColorSafety proven = prove(position, variant.color(Color.BLACK));

        assertThat(proven.groups())
                .allSatisfy(group -> assertThat(group.eyes())
                        .filteredOn(eye -> proven.strategies().stream()
                                .noneMatch(zone -> eye.containsAll(zone.space(position.board()))))
                        .filteredOn(eye -> proven.zones().stream()
                                .noneMatch(zone -> zone.space().containsAll(eye)))
                        .allSatisfy(eye -> assertThat(
                                        eye.minus(position.empty()).intersects(position.stones(proven.color())))
                                .isFalse()));
        for (long seed = 0; seed < 100; seed++) {
            new Raid(position, proven, Suicide.FORBIDDEN, seed).run();
        }
    }

    /** Boards full of random stones, many of them loose in the zones. */
    @ParameterizedTest
    @CsvSource({"7, 6, 40, 22", "9, 7, 44, 28"})
    void randomAttacksOnRandomStonesAreMet(int width, int height, int black, int white) {
        int proofs = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            Position position = random(new Board(width, height), black, white, new SplittableRandom(seed));
            for (Color color : isLegal(position) ? Color.values() : new Color[0]) {
                ColorSafety proven =
                        Safety.of(position, Suicide.FORBIDDEN, SOME).of(color);
                for (long raid = 0; raid < RAIDS && !proven.strategies().isEmpty(); raid++) {
                    new Raid(position, proven, Suicide.FORBIDDEN, raid).run();
                    proofs++;
                }
            }
        }
        assertThat(proofs).isGreaterThan(RAIDS);
    }

    private static Position random(Board board, int black, int white, SplittableRandom random) {
        PointSet.Builder blacks = PointSet.builder(board);
        PointSet.Builder whites = PointSet.builder(board);
        board.points().forEach(point -> {
            int dice = random.nextInt(100);
            if (dice < black) {
                blacks.add(point);
            } else if (dice < black + white) {
                whites.add(point);
            }
        });
        return Position.empty(board).with(blacks.build(), Stones.BLACK).with(whites.build(), Stones.WHITE);
    }

    private static boolean isLegal(Position position) {
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count()).allMatch(chain -> chains.libertyCount(chain) > 0);
    }
}
