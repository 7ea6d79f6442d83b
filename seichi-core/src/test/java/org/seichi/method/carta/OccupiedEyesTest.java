package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.EyeSpace;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Black's rectangular six in the corner once all stones in it have been removed. */
class OccupiedEyesTest {
    private static final String SIX = "A2 B2 C2 A1 B1 C1";

    @EveryVariant
    void threeStonesAroundTheMiddleSpoilIt(Variant variant) {
        assertThat(isSpoiled(variant, """
                O O O O O
                X X X X O
                O O . X O
                . O . X O
                """)).isTrue();
    }

    @EveryVariant
    void anEmptySpaceIsJudgedByItsShapeAlone(Variant variant) {
        assertThat(isSpoiled(variant, """
                O O O O O
                X X X X O
                . . . X O
                . . . X O
                """)).isFalse();
    }

    /** The table knows only the opponent's stones: with an own stone among them nothing is said. */
    @EveryVariant
    void anOwnStoneThatWasRemovedTooLeavesTheSpaceToItsShape(Variant variant) {
        assertThat(isSpoiled(variant, """
                O O O O O
                X X X X O
                O O . X O
                X O . X O
                """)).isFalse();
    }

    private static boolean isSpoiled(Variant variant, String drawn) {
        Position position = Diagram.parse(drawn).position();
        Board board = position.board();
        PointSet six = variant.points(board, Coordinates.points(board, SIX));
        Position before = variant.position(position);
        EyeSpace space = Structure.of(before.with(six, Stones.EMPTY)).eyeSpaces().stream()
                .filter(eye -> eye.points().equals(six))
                .findFirst()
                .orElseThrow();
        assertThat(space.eyes()).isEqualTo(2);
        return LivingGroups.isSpoiled(space, before);
    }
}
