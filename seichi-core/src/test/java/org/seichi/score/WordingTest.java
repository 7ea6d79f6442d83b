package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WordingTest {
    @Test
    void wordsStandWhereTheSentenceLeavesThemOpen() {
        assertThat(Wording.filled("%s passes %s times.", "Black", 2)).isEqualTo("Black passes 2 times.");
        assertThat(Wording.filled("Nobody passes.")).isEqualTo("Nobody passes.");
        assertThat(Wording.filled("%s", "100 %s")).isEqualTo("100 %s");
    }

    /** Once its words are filled in, a sentence has no open place; a sign of percent is none. */
    @Test
    void sentencesLeaveOpenNothingButWords() {
        Object[] words = {"one", "two", "three"};
        assertThat(Arrays.stream(Rule.values()).map(rule -> rule.sentence(words)))
                .noneMatch(text -> text.contains("%s"));
        assertThat(Arrays.stream(FlagKind.values()).map(kind -> kind.sentence(words)))
                .noneMatch(text -> text.contains("%s"));
    }
}
