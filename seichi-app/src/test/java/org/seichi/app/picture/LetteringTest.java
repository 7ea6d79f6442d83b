package org.seichi.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LetteringTest {
    private static final Lettering TEN = new Lettering(10, Lettering.Weight.PLAIN, Lettering.Anchor.START, Ink.TEXT);

    @Test
    void breaksBetweenWordsAndNowhereElse() {
        assertThat(TEN.wrap("one two three four", 50)).containsExactly("one two", "three", "four");
        assertThat(TEN.wrap("one\u00a0two three", 50)).containsExactly("one\u00a0two", "three");
        assertThat(TEN.wrap("one two", 1000)).containsExactly("one two");
    }

    @Test
    void cutsOffWhatNeverFits() {
        assertThat(TEN.wrap("a incomprehensibilities b", 50)).containsExactly("a", "incomp…", "b");
        assertThat(TEN.fit("張栩張栩張栩", 50)).isEqualTo("張栩張栩…");
    }
}
