package org.seichi.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LetteringTest {
    private static final Lettering TEN = new Lettering(10, Lettering.Weight.PLAIN, Lettering.Anchor.START, Ink.TEXT);

    private static List<String> wrap(String text, double space) {
        return TEN.wrap(text, space, 100);
    }

    @Test
    void breaksBetweenWordsAndNowhereElse() {
        assertThat(wrap("one two three four", 50)).containsExactly("one two", "three", "four");
        assertThat(wrap("one\u00a0two three", 50)).containsExactly("one\u00a0two", "three");
        assertThat(wrap("one two", 1000)).containsExactly("one two");
    }

    @Test
    void breaksAWordThatNeverFitsAndLosesNoLetter() {
        assertThat(wrap("a incomprehensibilities b", 50)).containsExactly("a", "incompre", "hensibili", "ties b");
        assertThat(wrap("張栩張栩張栩", 45)).containsExactly("張栩張栩", "張栩");
        assertThat(wrap("𠮷野屋", 5)).containsExactly("𠮷", "野", "屋");
    }

    @Test
    void breaksALongWordAfterAJointOfIt() {
        assertThat(wrap("examples/9x9-dead-stones.sgf", 120)).containsExactly("examples/9x9-dead-", "stones.sgf");
        assertThat(wrap("a-incomprehensibilities", 50)).containsExactly("a-incomp", "rehensibi", "lities");
    }

    @Test
    void broadLettersNeedMoreSpaceThanSlimOnes() {
        assertThat(TEN.width("WWWW")).isGreaterThan(2 * TEN.width("illi"));
        assertThat(new Lettering(10, Lettering.Weight.BOLD, Lettering.Anchor.START, Ink.TEXT).width("abc"))
                .isGreaterThan(TEN.width("abc"));
    }

    @Test
    void saysThatMoreThanTheLinesAllowedIsLeftOut() {
        assertThat(TEN.wrap("one two three four", 50, 3)).hasSize(3).doesNotContain("…");
        assertThat(TEN.wrap("one two three four", 50, 2)).containsExactly("one two", "three…");
        assertThat(TEN.wrap("incomprehensibilities", 50, 2)).containsExactly("incompre", "hensibi…");
        assertThat(TEN.wrap("a".repeat(1 << 20), 50, 2)).hasSize(2);
    }
}
