package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Groups that live by connecting with another group. */
class LeaningTest {
    /** The chain at the top has no eye of its own; it can connect with the other in either of two regions. */
    private static final Position LIVING = position("""
            O O X X X X
            O O O X . .
            . . X O O O
            X X X X O O
            . X . X X X
            """);

    /** The same two regions, but the chain below has no eyes either. Both live by one strategy for both regions. */
    private static final Position TOGETHER = position("""
            O O X X X X
            O O O X . .
            . . X O O O
            X X X X O O
            """);

    /** The same with a white stone instead of Black's in the top row: both groups live, in seki. */
    private static final Position CIRCULAR = position("""
            O O O X X X
            O O O X . .
            . . X O O O
            X X X X O O
            """);

    private static Position position(String text) {
        return Diagram.parse(text).position();
    }

    private static Safety prove(Position position) {
        return Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL);
    }

    @EveryVariant
    void aGroupMayLeanOnOneThatLivesWithoutIt(Variant variant) {
        Position position = variant.position(LIVING);
        Color color = variant.color(Color.BLACK);
        ColorSafety proven = prove(position).of(color);

        assertThat(Safety.of(position, Suicide.FORBIDDEN).of(color).stones().size())
                .isEqualTo(9);
        assertThat(proven.stones()).isEqualTo(position.stones(color));
        for (long seed = 0; seed < 20; seed++) {
            new Raid(position, proven, Suicide.FORBIDDEN, seed).run();
        }
    }

    @Test
    void everyLineOfPlayAgainstALeaningGroupIsMet() {
        ColorSafety proven = prove(LIVING).of(Color.BLACK);
        assertThat(new Siege(LIVING, proven, Suicide.FORBIDDEN).run()).isGreaterThan(10_000);
    }

    /** Each of two groups lives if the other one does: this circle proves nothing, but one proof for both does. */
    @EveryVariant
    void twoGroupsThatLeanOnEachOtherNeedOneProof(Variant variant) {
        Position position = variant.position(CIRCULAR);
        ColorSafety proven = prove(position).of(variant.color(Color.BLACK));
        assertThat(proven.stones()).isEqualTo(position.stones(variant.color(Color.BLACK)));
        assertThat(proven.strategies()).hasSize(1);
        new Siege(position, proven, Suicide.FORBIDDEN).run();
    }

    @EveryVariant
    void theRegionsOfTwoGroupsAreSearchedAsOne(Variant variant) {
        Position position = variant.position(TOGETHER);
        ColorSafety proven = prove(position).of(variant.color(Color.BLACK));
        assertThat(proven.stones()).isEqualTo(position.stones(variant.color(Color.BLACK)));
        assertThat(proven.strategies()).hasSize(1);
        new Siege(position, proven, Suicide.FORBIDDEN).run();
    }

    /**
     * What separate proofs of the two regions would lead to: Black answers in the right region to keep the upper chain and in
     * the left one to keep the lower chain, connects both times, and then has no liberty left.
     */
    @Test
    void connectingInBothRegionsLeavesNoLiberty() {
        Position position = TOGETHER.withToMove(Color.WHITE);
        for (String move : List.of(
                "E3", "F3", "E3", "D2", "A2", "B2", "A4", "B4", "A3", "pass", "B3", "C3", "E2", "pass", "F2", "pass",
                "E1", "pass", "A2")) {
            position = move.equals("pass")
                    ? position.pass()
                    : position.play(position.toMove(), Coordinates.point(position.board(), move));
        }
        assertThat(position.stones(Color.BLACK).isEmpty()).isTrue();
    }
}
