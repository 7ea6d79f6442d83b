package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * The steps of the static rules one by one. In the diagrams {@code B} marks black stones that are safe, though not by
 * Benson's algorithm, and {@code a} empty points of safe territory, {@code W} white stones that are dead in it.
 */
class StaticRulesTest {
    @EveryVariant
    void twoCommonLibertiesLinkTwoChains(Variant variant) {
        isProven(variant, """
                a B a W W
                B B a W a
                a a B B B
                W W B a B
                a W B B B
                """);
    }

    /** White at the mouth C3 is captured at C2; White at C2 or in either eye is met at C3. */
    @EveryVariant
    void aMouthLinksTwoChains(Variant variant) {
        isProven(variant, """
                a B a B B a
                B B a W B B
                W W a W W W
                """);
    }

    /**
     * White C3, Black C2, White C1, and then White C3 takes the chain on the left. If it has a liberty at A1 too, White's move
     * there is met at C3.
     */
    @EveryVariant
    void aMouthNeedsALibertyForEachChain(Variant variant) {
        assertThat(isLinked(variant, "O O . O O O O O")).isFalse();
        assertThat(isLinked(variant, ". O . O O O O O")).isTrue();
    }

    /** Whether the chain on the left is linked to the living one on the right by the mouth at C3. */
    private static boolean isLinked(Variant variant, String lowestRow) {
        Position position = Diagram.parse("""
                X X . X X . X .
                X X . O X X X X
                """ + lowestRow + "\n").position();
        ColorSafety black =
                Safety.of(variant.position(position), Suicide.ALLOWED).of(variant.color(Color.BLACK));
        return black.stones().equals(variant.points(position.board(), position.stones(Color.BLACK)));
    }

    /** White cannot make an eye in the ring: all four neighbors of its middle touch Black. */
    @EveryVariant
    void theMiddleOfAnEyeIsCoveredByAPair(Variant variant) {
        isProven(variant, """
                B B B B B B B
                B a a a B a B
                B a W a B B B
                B a a a B O O
                B B B B B O .
                O O O O O . .
                . . . . . . .
                """);
    }

    /** Once White's chain is taken, F1 stands between two points that both touch Black: he gets one of them. */
    @EveryVariant
    void aStoneThatIsTakenWithTwoBesideItIsCovered(Variant variant) {
        isProven(variant, """
                B B B B B B B
                B a a a B a B
                B a W a B B B
                B a a a B W W
                B B B B B W a
                W W W W W W a
                """);
    }

    /** The stones on the edge have at most one such neighbor each: once the chain is taken White may make eyes there. */
    @EveryVariant
    void aStoneThatIsTakenWithOneBesideItIsNot(Variant variant) {
        isProven(variant, """
                B B B B B B B
                B a a a B a B
                B a W a B B B
                B a a a B O O
                B B B B B O O
                O O O O O O O
                O O O O O O .
                """);
    }

    /** The middle two points of four in a row are miai for two eyes. */
    @EveryVariant
    void doorsMakeTwoEyesOfOne(Variant variant) {
        isProven(variant, """
                a a a a B W
                B B B B B W
                W W W W W W
                """);
    }

    @EveryVariant
    void threeInARowAreNotTwoEyes(Variant variant) {
        isProven(variant, """
                . . . X X O
                X X X X O O
                O O O O O .
                """);
    }

    /** The end of a corridor that leads out is an eye: White at D5 is met at C5, White at C5 at D5. */
    @EveryVariant
    void aDoorSealsOffAnEye(Variant variant) {
        isProven(variant, """
                a a a . . O O
                B B B B . O .
                a B B O O O .
                B B O O . O O
                O O O . O O .
                """);
    }

    /** White at F5 is met at G5, which seals off all the room behind it: an eye of twelve points. */
    @EveryVariant
    void anEyeBehindADoorMayHaveTwelvePoints(Variant variant) {
        isProven(variant, """
                B B B B B B B B B B
                B a a a a B B B B O
                B a a a a a . . . O
                B a a a B B B B O O
                B B B B B a B O O .
                O O O O B B B O . O
                . O . O O O O O O O
                """);
    }

    /** An eye of thirteen points is not considered. */
    @EveryVariant
    void anEyeBehindADoorHasNoMorePoints(Variant variant) {
        isProven(variant, """
                X X X X X X X X X X
                X . . . . X X X X O
                X . . . . . . . . O
                X . . . . X X X O O
                X X X X X . X O O .
                O O O O X X X O . O
                . O . O O O O O O O
                """);
    }

    /** The two points between the chains are dame. */
    @EveryVariant
    void aLinkByDameNeedsAnAnswer(Variant variant) {
        ColorSafety black = black(variant, """
                . X . . X O O O
                X X . X O . O .
                O . X X O O O O
                O O X . X X O .
                O . X X X O O .
                O O O O O . O O
                """);
        assertThat(black.groups()).hasSize(1).allMatch(GroupProof::needsAnswer);
        assertThat(black.regions()).noneMatch(RegionProof::needsAnswer);
    }

    /** White pushes in from outside, and Black has to answer inside his own territory. */
    @EveryVariant
    void aDoorNeedsAnAnswerInside(Variant variant) {
        ColorSafety black = black(variant, """
                . . . . . O O
                X X X X . O .
                . X X O O O .
                X X O O . O O
                O O O . O O .
                """);
        assertThat(black.groups()).hasSize(1).allMatch(GroupProof::needsAnswer);
        assertThat(black.regions())
                .extracting(region -> region.points().size(), RegionProof::kind, RegionProof::needsAnswer)
                .containsExactlyInAnyOrder(tuple(1, ProofKind.STATIC, false), tuple(3, ProofKind.STATIC, true));
    }

    /** White at G3 would be met at F4, but both chains live without the link. */
    @EveryVariant
    void aLinkThatIsNotNeededCostsNoTerritory(Variant variant) {
        ColorSafety black = black(variant, """
                . X . X . . X X . X .
                X X X X X X . X X X X
                O O O O O O . O O O O
                . O . O O O O O O O O
                """);
        assertThat(black.replies()).isNotEmpty();
        assertThat(black.regions()).hasSize(5).noneMatch(RegionProof::needsAnswer);
    }

    private static ColorSafety black(Variant variant, String text) {
        Position position = variant.position(Diagram.parse(text).position());
        return Safety.of(position, Suicide.FORBIDDEN).of(variant.color(Color.BLACK));
    }

    private static void isProven(Variant variant, String text) {
        Diagram diagram = Diagram.parse(text);
        Board board = diagram.board();
        Position position = variant.position(diagram.position());
        Safety safety = Safety.of(position, Suicide.ALLOWED);
        ColorSafety black = safety.of(variant.color(Color.BLACK));
        PointSet stones = diagram.marked('B');
        PointSet territory = diagram.marked('a').union(diagram.marked('W'));
        assertThat(black.stones()).isEqualTo(variant.points(board, stones));
        assertThat(black.territory()).isEqualTo(variant.points(board, territory));
        assertThat(safety.unconditional(variant.color(Color.BLACK)).stones().isEmpty())
                .isTrue();
    }
}
