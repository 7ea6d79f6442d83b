package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** The territory that a group needs to live, with an eye and without; the paper asks for less. */
class LivingGroupsTest {
    private static final Set<StaticStep> ALL = EnumSet.allOf(StaticStep.class);
    private static final Set<StaticStep> AS_THE_PAPER = EnumSet.complementOf(EnumSet.of(StaticStep.LARGE_TERRITORY));

    /** Seven points are enough: the largest shape that can be killed is the rabbity six. */
    @EveryVariant
    void aGroupWithoutEyesLivesBySevenPoints(Variant variant) {
        assertGround(variant, """
                X . . . .
                . X . . .
                O . . X X
                O O . . .
                . . . O .
                """, "A5", new Counted(0, 7), LifeGround.TERRITORY, LifeGround.TERRITORY);
    }

    @EveryVariant
    void sixPointsWithoutEyesAreEnoughForThePaperAlone(Variant variant) {
        assertGround(variant, """
                . . . O .
                O . . . .
                X . . . .
                X X . . O
                . . . . .
                """, "D5", new Counted(0, 6), LifeGround.NONE, LifeGround.TERRITORY);
    }

    @EveryVariant
    void anEyeAndTheMakingsOfAnotherLiveByFivePoints(Variant variant) {
        assertGround(variant, """
                X O . .
                X . O .
                X O . .
                . X . O
                """, "B4", new Counted(1, 5), LifeGround.EYE_AND_TERRITORY, LifeGround.EYE_AND_TERRITORY);
    }

    @EveryVariant
    void fourPointsBesideAnEyeAreEnoughForThePaperAlone(Variant variant) {
        assertGround(variant, """
                . X . . .
                X . O . O
                X . . . .
                . X . . .
                . . . O .
                """, "D1", new Counted(1, 4), LifeGround.NONE, LifeGround.EYE_AND_TERRITORY);
    }

    @EveryVariant
    void byThePaperASinglePointBesideAnEyeIsSomeTerritory(Variant variant) {
        assertGround(variant, """
                O O . .
                X . O X
                . O X X
                X X X .
                """, "D3", new Counted(1, 1), LifeGround.NONE, LifeGround.EYE_AND_TERRITORY);
    }

    /** If White takes C3 or C1, Black plays the other: one of the groups with two eyes is reached. */
    @EveryVariant
    void anEyeAndHalfConnectionsAtTwoPointsLive(Variant variant) {
        assertGround(variant, """
                . X . O
                . X . O
                X . X O
                . X . O
                """, "C2", new Counted(1, 0), LifeGround.CONNECTED, LifeGround.CONNECTED);
    }

    @EveryVariant
    void aHalfConnectionAtOnePointIsNotEnough(Variant variant) {
        assertGround(variant, """
                . X . .
                O . X .
                . X X X
                X . X X
                """, "A1", new Counted(1, 0), LifeGround.NONE, LifeGround.NONE);
    }

    /** The eyes of a group, and its points of territory. */
    private record Counted(int eyes, int territory) {}

    private static void assertGround(
            Variant variant, String drawn, String stone, Counted counted, LifeGround ground, LifeGround byThePaper) {
        Position position = Diagram.parse(drawn).position();
        Board board = position.board();
        Position varied = variant.position(position);
        Structure structure = Structure.of(varied);
        int group = structure.groups().at(variant.point(board, Coordinates.point(board, stone)));
        LivingGroups life = new LivingGroups(structure, varied, ALL);

        assertThat(new Counted(life.eyes(group), structure.territory(group))).isEqualTo(counted);
        assertThat(life.ground(group)).isEqualTo(ground);
        assertThat(new LivingGroups(structure, varied, AS_THE_PAPER).ground(group))
                .isEqualTo(byThePaper);
    }
}
