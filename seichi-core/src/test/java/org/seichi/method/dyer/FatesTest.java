package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Pass 2 in small diagrams; a stone of the group in question is drawn as a small letter. */
class FatesTest {
    /** Black's chain in the middle is in seki with White's on both sides of it. */
    private static final String THREE_CHAINS = """
            . O O . b b . O O .
            O O O O b b O O O O
            X X X X O O X X X X
            . . . X O O X . . .
            . . . X O O X . . .
            . . . X O O X . . .
            . . . X O O X . . .
            X X X X O O X X X X
            O O O O O O O O O O
            . . . . . . . . . .
            . . . . O . . . . .
            """;

    private static final String TWO_CHAINS = """
            b b . O O X . X
            b b . O O X X X
            b b b O O X . X
            O O O X X X X X
            . O O X . X . X
            O . O X X X X X
            """;

    private static final String TWO_SMALL_CHAINS = """
            . O . O . O O X .
            O O O O O O O X X
            b b b b b b O X .
            . O O O . b O X X
            """;

    private static void assertGround(Variant variant, FateGround ground, String drawing) {
        assertGround(variant, ground, drawing, Budget.NORMAL);
    }

    private static void assertGround(Variant variant, FateGround ground, String drawing, Budget budget) {
        Diagram diagram = Diagram.parse(drawing.replace('b', 'X').replace('w', 'O'));
        int index = drawing.replaceAll("\\s", "").replaceAll("[^XObw.]", "").indexOf(drawing.contains("b") ? 'b' : 'w');
        int width = diagram.board().width();
        int stone = diagram.board().point(index % width, index / width);
        Position position = variant.position(diagram.position());
        int turned = variant.point(diagram.board(), stone);
        Fates fates = new Fates(position, EnumSet.allOf(Pass.class), new NodeCounter(budget));
        List<GroupFate> found = fates.settle().stream()
                .filter(fate -> fate.stones().contains(turned))
                .toList();
        assertThat(found).extracting(GroupFate::ground).containsExactly(ground);
    }

    @EveryVariant
    void aStoneInsideAMoyoIsEnclosed(Variant variant) {
        assertGround(variant, FateGround.ENCLOSED_BY_MOYO, """
                . X . O . O .
                X X . O O O O
                w X X O . O .
                X X . X O O O
                . X . X O . .
                X X X X O O O
                . X . X O . O
                """);
    }

    @EveryVariant
    void threeChainsInSekiAreFoundBySearch(Variant variant) {
        assertGround(variant, FateGround.SOLVED_SEKI, THREE_CHAINS);
    }

    @EveryVariant
    void withoutASearchThreeChainsAreASekiByTheirShapeAndTwoSmallOnesAreNot(Variant variant) {
        Budget little = new Budget(10);
        assertGround(variant, FateGround.PRESUMED_SEKI, THREE_CHAINS, little);
        assertGround(variant, FateGround.PRESUMED_DEAD, TWO_SMALL_CHAINS, little);
        assertGround(variant, FateGround.SOLVED_SEKI, TWO_SMALL_CHAINS);
        assertGround(variant, FateGround.SOLVED_SEKI, TWO_CHAINS);
    }

    /** Six stones and seven share two liberties: no search takes back what would be captured, and no nakade is so large. */
    @EveryVariant
    void twoLargeChainsAreASekiByTheirShape(Variant variant) {
        assertGround(variant, FateGround.PRESUMED_SEKI, """
                . O . O . O X .
                O O O O O O X X
                X X X X X O X .
                w w w . X O X X
                w w w . X O X .
                """);
    }

    @EveryVariant
    void fourChainsInARowAreMoreThanASearchCanDo(Variant variant) {
        assertGround(variant, FateGround.PRESUMED_SEKI, """
                . O O . b b . O O . X X .
                O O O O b b O O O X X X X
                X X X X O O X X X O O O O
                . . . X O O X . X O . . .
                . . . X O O X X X O . . .
                . . . X O O X . X O . . .
                . . . X O O X X X O . . .
                X X X X O O O O O O . . .
                O O O O . . . . . . . . .
                . . . . . O . . . . . . .
                """);
    }

    @EveryVariant
    void aGroupThatAMoveIntoAGapSavesIsNotSolvedDead(Variant variant) {
        assertGround(variant, FateGround.PRESUMED_ALIVE, """
                O O O O O O O . .
                O O O O O O O O O
                . . O O O O O O .
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                O b b b . b b b O
                O b . b . b b b O
                """);
        assertGround(variant, FateGround.PRESUMED_DEAD, """
                . O O . O O O O O
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                O O O O X . O O O
                O O O b . b O O O
                O O O b b b O O O
                O O O b . b O O O
                O O O b b b O O O
                """);
    }

    @EveryVariant
    void aChainThatSurroundsBothItsOpponentsInSekiDoesNotLiveByTakingThem(Variant variant) {
        String board = """
                . O . O . O O O O
                O O O O O O O O .
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                X X X X X X X X X
                O O X X X X X O O
                . O . X X X . O .
                """;
        assertGround(variant, FateGround.SOLVED_SEKI, board.replace('X', 'b'));
        assertGround(variant, FateGround.SOLVED_SEKI, board.replace("O O X", "w w X"));
    }

    @EveryVariant
    void withAnEyeOfItsOwnItLives(Variant variant) {
        assertGround(variant, FateGround.SOLVED_ALIVE, """
                . O . O . O O O O
                O O O O O O O O .
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                O O O O O O O O O
                b b b b b b b b b
                O O b . b b b O O
                . O . b b b . O .
                """);
    }

    /** The generator takes the outside liberties of one side only; that must not decide the race. */
    @EveryVariant
    void twoChainsWithoutEyesAreInSekiWhateverTheOutsideDame(Variant variant) {
        for (String dame : List.of("O O O / X X X", ". O O / . X X", ". . O / . . X", ". . . / . . .")) {
            String[] outside = dame.split(" / ", -1);
            assertGround(variant, FateGround.SOLVED_SEKI, """
                    . O . O O O
                    O O O O O O
                    %s O O O
                    b b b b b b
                    . . X X X X
                    O O O O O O
                    %s X X X
                    X X X X X X
                    . X . X X X
                    """.formatted(outside[0], outside[1]));
        }
    }

    /** A lead of two outside liberties wins the race whoever moves first. */
    @EveryVariant
    void aChainThatLosesTheRaceIsDead(Variant variant) {
        String board = """
                . O . O O O
                O O O O O O
                . O O O O O
                b b b b b b
                . . X X X X
                w w w w w w
                . . . . X X
                X X X X X X
                . X . X X X
                """;
        assertGround(variant, FateGround.SOLVED_DEAD, board.replace('w', 'O'));
    }

    /** Without a search both are equally weak: the smaller one is dead, and equals are in seki. */
    @EveryVariant
    void ofTwoThatShareLibertiesOnlyOneIsPresumedDead(Variant variant) {
        String board = """
                . O . O
                O O O O
                O O O O
                b b b b
                . . X X
                w w w w
                X X X X
                X X X X
                . X . X
                """;
        Budget none = new Budget(0);
        assertGround(variant, FateGround.PRESUMED_DEAD, board.replace('b', 'X'), none);
        String equal = board.replace(". . X X", ". . X O");
        assertGround(variant, FateGround.PRESUMED_SEKI, equal.replace('b', 'X'), none);
        assertGround(variant, FateGround.PRESUMED_SEKI, equal.replace('w', 'O'), none);
    }

    /** Carta's figure 17 with White's eye filled: he loses the race against three chains at once. */
    @EveryVariant
    void figure17WithoutWhitesEyeIsNoSeki(Variant variant) {
        String board = """
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                X X X X X X X X X X X X X
                O O O O O O O O O O O O O
                . . . . . O O . . . . . .
                . . . O O X X O . . . . .
                . . O X X . X X O . . . .
                . O X X O O O X X O . . .
                . O X . O O O . X X O . .
                . . O X O O O X . X O . .
                . . O X X X X X X O . . .
                . . . O O . O O O . . . .
                . . . . . O . . . . . . .
                """;
        assertGround(variant, FateGround.SOLVED_DEAD, board.replace("X X O O O X X", "X X w w w X X"));
    }

    /** With one shared liberty whoever moves first takes the other: neither is the weaker. */
    @EveryVariant
    void twoThatShareOneLibertyAreBothPresumedDead(Variant variant) {
        String board = """
                . O . O O O
                O O O O O O
                O O O O O O
                b b b b b b
                . X X X X X
                w w w w w w
                X X X X X X
                X X X X X X
                . X . X X X
                """;
        assertGround(variant, FateGround.PRESUMED_DEAD, board.replace('w', 'O'));
        assertGround(variant, FateGround.PRESUMED_DEAD, board.replace('b', 'X'));
    }
}
