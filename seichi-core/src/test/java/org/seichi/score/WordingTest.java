package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

class WordingTest {
    @Test
    void wordsStandWhereTheSentenceLeavesThemOpen() {
        assertThat(Wording.filled("%s passes %s times.", "Black", 2)).isEqualTo("Black passes 2 times.");
        assertThat(Wording.filled("Nobody passes.")).isEqualTo("Nobody passes.");
        assertThat(Wording.filled("%s", "100 %s")).isEqualTo("100 %s");
    }

    @Test
    void oneStoneIsNotCalledStones() {
        String sentence = "It hurts when [the stone is|the stones are] gone, [it|they].";
        assertThat(Wording.of(1, sentence)).isEqualTo("It hurts when the stone is gone, it.");
        assertThat(Wording.of(2, sentence)).isEqualTo("It hurts when the stones are gone, they.");
        assertThat(Wording.of(0, "Nobody passes.")).isEqualTo("Nobody passes.");

        PointSet one = PointSet.of(Board.square(9), Board.square(9).point(2, 2));
        assertThat(Reason.of(Rule.ATTACK_SUCCEEDS, one, List.of(), "Black", "Black C3.")
                        .text())
                .isEqualTo("Black can capture the stone. For example: Black C3.");
        assertThat(Flag.of(FlagKind.LIFE_DOUBTFUL, one).text()).isEqualTo("It is uncertain whether this stone lives.");
    }

    /** Once its words are filled in, a sentence has no open place; a sign of percent is none. */
    @Test
    void sentencesLeaveOpenNothingButWords() {
        Object[] words = {"one", "two", "three"};
        assertThat(Arrays.stream(Rule.values()).map(rule -> rule.sentence(words)))
                .noneMatch(text -> text.contains("%s"));
        assertThat(Arrays.stream(FlagKind.values()).map(kind -> kind.sentence(2, words)))
                .noneMatch(text -> text.contains("%s"));
    }
}
