package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.search.Budget;
import org.seichi.text.Diagram;

/** The step of the explanation that tells what is proven. */
class ToldProofsTest {
    /** Static rules prove the stones below; the stones in the upper right corner are in doubt, and search proves more. */
    private static final Diagram IN_DOUBT = Diagram.parse("""
            . . O . O O X O .
            . O . O . O X . O
            . . O . O X X X X
            . . . . O X . O O
            . . O . O X O . O
            O O O O X O O O X
            X X X X X X X X X
            . . X . X . X . .
            . . . X . . . X .
            """);

    @Test
    void searchTellsOnlyWhatIsNotToldYet() {
        List<String> told = told();

        assertThat(told).doesNotHaveDuplicates();
        assertThat(told.get(0)).startsWith("Black's 16 stones at E4 cannot be captured if every attack is answered (");
        assertThat(told.subList(5, told.size()))
                .allMatch(text -> text.contains("search has found"))
                .noneMatch(text -> text.contains(" E4 "));
    }

    /** Groups beside the same zone lean on the same search. */
    @Test
    void groupsWithTheSameAnswersAreToldTogether() {
        assertThat(told())
                .contains("White's 12 stones at E9, H9, J8, H6, G5 cannot be captured: search has found an answer to"
                        + " every attack (H8 with G6, G6 with H8).");
    }

    /** The point belongs to the seki, whatever search proves. */
    @Test
    void aPointInASekiIsNobodys() {
        assertThat(told())
                .contains("Black cannot live on the point J9, as search has found.")
                .noneMatch(text -> text.startsWith("The point J9 is White's"));
    }

    private static List<String> told() {
        List<String> told = new ArrayList<>();
        new ReadingMethod(new StaticMethod())
                .assess(
                        new FinalPosition(IN_DOUBT.position(), Ending.TWO_PASSES),
                        Rulesets.JAPANESE,
                        Budget.NORMAL,
                        (step, at, text) -> {
                            if (step.equals("proofs")) {
                                told.add(text.get());
                            }
                        });
        return told;
    }
}
