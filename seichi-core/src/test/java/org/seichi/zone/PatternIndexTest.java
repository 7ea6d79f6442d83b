package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/** The tree of patterns compared with a linear search of the list. */
class PatternIndexTest {
    private static final Board BOARD = new Board(3, 2);
    private static final int ROUNDS = 2_000;
    private static final int MOST = 40;

    private static ZonePattern pattern(SplittableRandom random) {
        PointSet.Builder zone = PointSet.builder(BOARD);
        PointSet.Builder black = PointSet.builder(BOARD);
        PointSet.Builder white = PointSet.builder(BOARD);
        int[] ban = {Board.NO_POINT};
        BOARD.points().forEach(point -> {
            int dice = random.nextInt(8);
            if (dice < 4) {
                zone.add(point);
            }
            if (dice == 0) {
                black.add(point);
            } else if (dice == 1) {
                white.add(point);
            } else if (dice == 2) {
                ban[0] = point;
            }
        });
        Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        return new ZonePattern(zone.build(), black.build(), white.build(), toMove, ban[0], Board.NO_POINT);
    }

    private static byte[] cells(SplittableRandom random) {
        byte[] cells = new byte[BOARD.arrayLength()];
        byte[] contents = {Stones.EMPTY, Stones.BLACK, Stones.WHITE, KnownStones.UNKNOWN};
        BOARD.points().forEach(point -> cells[point] = contents[random.nextInt(contents.length)]);
        return cells;
    }

    @Test
    void findsWhatTheListHolds() {
        SplittableRandom random = new SplittableRandom(11);
        Claim claim = new Claim(Claim.Kind.ONE_LIVES, BOARD.points(), KoThreats.NOBODY);
        int found = 0;
        for (int round = 0; round < ROUNDS; round++) {
            List<ZonePattern> patterns = IntStream.range(0, random.nextInt(MOST))
                    .mapToObj(unused -> pattern(random))
                    .toList();
            PatternIndex index =
                    new PatternIndex(new ZoneStrategy(BOARD, Suicide.FORBIDDEN, Color.BLACK, claim, patterns));
            List<byte[]> boards = random.nextBoolean() ? List.of(cells(random)) : List.of(cells(random), cells(random));
            int ban = random.nextBoolean() ? Board.NO_POINT : BOARD.first() + random.nextInt(3);
            for (Color toMove : Color.values()) {
                OptionalInt first = IntStream.range(0, patterns.size())
                        .filter(number -> patterns.get(number).toMove() == toMove)
                        .filter(number -> boards.stream()
                                .allMatch(cells -> patterns.get(number).isShown(cells, ban, Color.BLACK)))
                        .findFirst();
                assertThat(index.first(toMove, boards, ban)).isEqualTo(first);
                found += first.isPresent() ? 1 : 0;
            }
        }
        assertThat(found).isGreaterThan(ROUNDS / 4);
    }
}
