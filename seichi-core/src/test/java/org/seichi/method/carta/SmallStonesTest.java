package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import org.seichi.board.Position;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** A player who takes two stones gets an eye in their place, so they are in no seki. Figure 12 has the seki of three. */
class SmallStonesTest {
    @EveryVariant
    void twoStonesAreInNoSeki(Variant variant) {
        assertThat(sekis(variant, """
                . . . . . X
                . . . . . .
                . . . . . .
                X X . . O .
                X X X X O .
                X X X X . .
                """)).isZero();
    }

    private static int sekis(Variant variant, String drawn) {
        Position position = variant.position(Diagram.parse(drawn).position());
        Structure structure = Structure.of(position);
        LifeGround[] none = new LifeGround[structure.groups().count()];
        Arrays.fill(none, LifeGround.NONE);
        return new SekiSearch(structure, none, EnumSet.allOf(StaticStep.class))
                .find()
                .size();
    }
}
