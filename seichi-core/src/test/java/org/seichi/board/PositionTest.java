package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class PositionTest {
    @EveryVariant
    void aMoveCapturesEveryChainThatLosesItsLastLiberty(Variant variant) {
        Scene scene = new Scene(variant, """
                . X O . .
                X O a O X
                . X O X .
                . . X . .
                """);
        Position after = scene.play(Color.BLACK, 'a');
        assertThat(after).isEqualTo(scene.expect("""
                . X O . .
                X . X O X
                . X . X .
                . . X . .
                """, 2, 0, Color.WHITE));
    }

    @EveryVariant
    void aCaptureGoesBeforeSuicide(Variant variant) {
        Scene scene = new Scene(variant, """
                a O X .
                O X . .
                X . . .
                """);
        assertThat(scene.legality(Color.BLACK, 'a')).isEqualTo(Legality.LEGAL);
        assertThat(scene.play(Color.BLACK, 'a')).isEqualTo(scene.expect("""
                X . X .
                . X . .
                X . . .
                """, 2, 0, Color.WHITE));
    }

    @EveryVariant
    void aKoMayNotBeRetakenAtOnce(Variant variant) {
        Scene scene = new Scene(variant, """
                . X O .
                X a b O
                . X O .
                """).set('b', Color.BLACK);
        Position taken = scene.play(Color.WHITE, 'a');
        assertThat(taken.ko()).isEqualTo(scene.point('b'));
        assertThat(taken.legality(scene.color(Color.BLACK), scene.point('b'))).isEqualTo(Legality.KO);
        assertThat(taken.pass().pass().legality(scene.color(Color.BLACK), scene.point('b')))
                .isEqualTo(Legality.LEGAL);
        assertThat(taken.legality(scene.color(Color.WHITE), scene.point('b'))).isEqualTo(Legality.LEGAL);
    }

    @EveryVariant
    void aSnapbackTakesBackAtOnce(Variant variant) {
        Scene scene = new Scene(variant, """
                X O a b X
                X O O O X
                X X X X X
                . . . . .
                """);
        Position retaken = scene.play(Color.BLACK, 'a')
                .play(scene.color(Color.WHITE), scene.point('b'))
                .play(scene.color(Color.BLACK), scene.point('a'));
        assertThat(retaken).isEqualTo(scene.expect("""
                X . X . X
                X . . . X
                X X X X X
                . . . . .
                """, 5, 1, Color.WHITE));
    }

    /** Capturing two stones makes no ko: the recapture may be played at once. */
    @EveryVariant
    void takingTwoStonesIsNoKo(Variant variant) {
        Scene scene = new Scene(variant, """
                O c a O
                X X O O
                X . O .
                """).set('c', Color.WHITE);
        Position after = scene.play(Color.BLACK, 'a');
        assertThat(after.ko()).isEqualTo(Board.NO_POINT);
        assertThat(after.capturedBy(scene.color(Color.BLACK))).isEqualTo(2);
        assertThat(after.legality(scene.color(Color.WHITE), scene.point('c'))).isEqualTo(Legality.LEGAL);
        assertThat(after.play(scene.color(Color.WHITE), scene.point('c')))
                .isEqualTo(scene.expect("""
                . O . O
                X X O O
                X . O .
                """, 2, 1, Color.BLACK));
    }

    @EveryVariant
    void suicideTakesOffTheMoversChain(Variant variant) {
        Scene scene = new Scene(variant, """
                X a O .
                O O O .
                """);
        assertThat(scene.legality(Color.BLACK, 'a')).isEqualTo(Legality.SUICIDE);
        assertThat(scene.play(Color.BLACK, 'a')).isEqualTo(scene.expect("""
                . . O .
                O O O .
                """, 0, 2, Color.WHITE));
    }

    @EveryVariant
    void suicideOfASingleStoneLeavesTheStonesAsTheyAre(Variant variant) {
        Scene scene = new Scene(variant, """
                a O .
                O . .
                """);
        assertThat(scene.legality(Color.BLACK, 'a')).isEqualTo(Legality.SINGLE_SUICIDE);
        Position after = scene.play(Color.BLACK, 'a');
        assertThat(after.hash()).isEqualTo(scene.position().hash());
        assertThat(after.capturedBy(scene.color(Color.WHITE))).isEqualTo(1);
    }

    @Test
    void playNeedsAnEmptyPointOfTheBoard() {
        Position position = Diagram.parse("X .").position();
        Board board = position.board();
        assertThat(position.legality(Color.WHITE, board.point(0, 0))).isEqualTo(Legality.OCCUPIED);
        assertThat(position.legality(Color.WHITE, Board.NO_POINT)).isEqualTo(Legality.OCCUPIED);
        assertThatThrownBy(() -> position.play(Color.WHITE, board.point(0, 0)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> position.play(Color.WHITE, board.first() - 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void stonesPutByHandCaptureNothing() {
        Position position = Position.empty(Board.square(2));
        Position full = position.with(position.empty(), Stones.BLACK);
        assertThat(full.empty().isEmpty()).isTrue();
        assertThat(full.with(full.stones(Color.BLACK), Stones.EMPTY)).isEqualTo(position);
    }

    @Test
    void equalStonesHashEquallyWhateverTheOrder() {
        Board board = Board.square(9);
        int[] points = Coordinates.points(board, "A1 J9 E5 D4 J1").toArray();
        Position forwards = Position.empty(board);
        Position backwards = Position.empty(board);
        for (int i = 0; i < points.length; i++) {
            forwards = forwards.play(i % 2 == 0 ? Color.BLACK : Color.WHITE, points[i]);
            int back = points.length - 1 - i;
            backwards = backwards.play(back % 2 == 0 ? Color.BLACK : Color.WHITE, points[back]);
        }
        assertThat(forwards.hash()).isEqualTo(backwards.hash()).isNotZero();
        assertThat(forwards).isEqualTo(backwards);
    }

    @Test
    void aCopyOfTheStonesIsEqual() {
        RandomPositions.sample(5, 100)
                .forEach(position -> assertThat(Position.of(
                                position,
                                position.toMove(),
                                position.ko(),
                                position.capturedBy(Color.BLACK),
                                position.capturedBy(Color.WHITE)))
                        .isEqualTo(position));
    }

    /** A variant of a drawn position, addressed by the marks and colors of the drawing. */
    private record Scene(Variant variant, Diagram diagram, Position position) {
        Scene(Variant variant, String text) {
            this(
                    variant,
                    Diagram.parse(text),
                    variant.position(Diagram.parse(text).position()));
        }

        Scene set(char mark, Color color) {
            PointSet point = PointSet.of(position.board(), point(mark));
            return new Scene(variant, diagram, position.with(point, color(color).code()));
        }

        int point(char mark) {
            return variant.point(diagram.board(), diagram.point(mark));
        }

        Color color(Color color) {
            return variant.color(color);
        }

        Legality legality(Color player, char mark) {
            return position.legality(color(player), point(mark));
        }

        Position play(Color player, char mark) {
            return position.play(color(player), point(mark));
        }

        Position expect(String text, int capturedByBlack, int capturedByWhite, Color toMove) {
            return variant.position(Position.of(
                    Diagram.parse(text).position(), toMove, Board.NO_POINT, capturedByBlack, capturedByWhite));
        }
    }
}
