package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the slider below the board says to readers of the screen. Its value counts the nodes of a record. */
class SliderTest extends InBrowser {
    /** Four nodes after the first: stones that are set up, two moves, and a pass. */
    private static final String RECORD = "(;SZ[9]KM[6.5]RU[Japanese];AW[cc]PL[B];B[ee];W[cg];B[])";

    @AfterEach
    void inEnglishAgain() {
        page.script("localStorage.removeItem('seichi.language')");
    }

    private static String said() {
        return page.one("[name=slider]").getDomAttribute("aria-valuetext");
    }

    private static void slideTo(int node) {
        page.script(
                "const slider = document.querySelector('[name=slider]'); slider.value = arguments[0];"
                        + "slider.dispatchEvent(new Event('input', {bubbles: true}))",
                node);
        page.await(
                "the node",
                () -> page.one("[name=slider]").getDomProperty("value").equals("" + node)
                        && page.all("[name=first]:disabled").isEmpty() == (node > 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en| 2 of 3, White C3| 3 of 3, Black passed| 0 of 3",
                "de| 2 von 3, Weiß C3| 3 von 3, Schwarz passt| 0 von 3",
                "ja| 2 / 3 手, 白 C3| 3 / 3 手, 黒パス| 0 / 3 手",
                "ko| 2 / 3수, 백 C3| 3 / 3수, 흑 통과| 0 / 3수",
                "zh| 第 2 / 3 手, 白 C3| 第 3 / 3 手, 黑停一手| 第 0 / 3 手"
            })
    void theMoveIsSaidAndNotTheNode(String language, String move, String pass, String none) {
        page.open();
        page.script("localStorage.setItem('seichi.language', arguments[0])", language);
        page.open(page.address());
        page.paste(RECORD);
        page.await("the board", () -> !page.all("[name=slider]").isEmpty());
        slideTo(4);
        assertThat(said()).isEqualTo(pass);
        slideTo(3);
        assertThat(said()).isEqualTo(move);
        slideTo(1);
        assertThat(said()).isEqualTo(none);
        slideTo(0);
        assertThat(said()).isEqualTo(none);
    }

    @Test
    void withoutMovesItSaysWhoseTurnItIs() {
        page.drop("(;SZ[9];AB[ee]PL[W])");

        assertThat(said()).isEqualTo("White to play");
    }
}
