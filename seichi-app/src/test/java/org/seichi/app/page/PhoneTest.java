package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.seichi.app.http.TestServer;

/** The page on a touch screen 360 pixels wide. */
class PhoneTest extends InBrowser {
    private static final int WIDE_ENOUGH = 24;

    @BeforeEach
    void open() {
        page.drop(TestServer.example("19x19-dead-stones.sgf"));
        page.width(360);
        page.driver().executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    }

    @AfterEach
    void usual() {
        page.driver().executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
        page.usualWidth();
    }

    private static void touch(String kind, double x, double y) {
        List<?> points = kind.equals("touchEnd") ? List.of() : List.of(Map.of("x", x, "y", y));
        page.driver().executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", kind, "touchPoints", points));
    }

    private static double number(String code) {
        return ((Number) page.script("const board = document.querySelector('#board'); return " + code)).doubleValue();
    }

    /** Taps a point of the board, which begins at the left edge of the window. */
    private static void tap(String point) {
        double unit = number("board.dataset.unit * board.getScreenCTM().a");
        double edge = number("board.dataset.edge * board.getScreenCTM().a");
        double x = edge + unit * "ABCDEFGHJKLMNOPQRST".indexOf(point.charAt(0));
        double y =
                number("board.getBoundingClientRect().top") + edge + unit * (19 - Integer.parseInt(point.substring(1)));
        touch("touchStart", x, y);
        touch("touchEnd", x, y);
    }

    @Test
    void everyTapSetsAStone() {
        page.mode("setup");
        page.script("document.querySelector('[name=new-19]').click(); scrollTo(0, 0)");
        page.await("the empty board", () -> page.seen(".stone") == 0);
        Stream.of("D4", "Q16", "C3", "R17", "K10", "A19", "T1").forEach(PhoneTest::tap);
        page.await("the stones", () -> page.seen(".stone") == 7);
        // The numbers of the points, row by row from A19.
        assertThat(page.script(
                        "return [...document.querySelectorAll('.stone')].map(one => one.dataset.point).join(' ')"))
                .isEqualTo("0 54 72 180 288 306 360");
    }

    @Test
    void zoomedPointsAreWideEnoughAndTheBoardFollowsTheFinger() {
        page.one("[name=zoom]").click();
        assertThat(number("board.dataset.unit * board.getScreenCTM().a")).isGreaterThan(WIDE_ENOUGH);
        long stones = page.seen(".stone");
        double left = number("board.viewBox.baseVal.x");
        double y = number("board.getBoundingClientRect().top") + 180;
        boolean isAtTheLeft = left < 50;

        touch("touchStart", 180, y);
        for (int step = 1; step <= 10; step++) {
            touch("touchMove", 180 + (isAtTheLeft ? -5 : 5) * step, y);
        }
        touch("touchEnd", 0, 0);

        double scale = number("board.viewBox.baseVal.width / board.getBoundingClientRect().width");
        double moved = Math.abs(number("board.viewBox.baseVal.x") - left);
        assertThat(moved).isBetween(40 * scale, 51 * scale);
        assertThat(page.seen(".stone")).isEqualTo(stones);
        assertThat(number("scrollY")).isZero();
    }

    /** With the buttons of a variation there are eight beside the slider. */
    @Test
    void theButtonsOfAVariationFitOnTheNarrowestPhone() {
        page.width(320);
        page.one("[name=back]").click();
        page.one("[name=back]").click();
        page.one("[name=back]").click();
        page.one("[name=pass]").click();
        page.await("the variation", () -> !page.all("[name=take-back]").isEmpty());

        assertThat(page.all(".buttons button")).hasSize(8);
        assertThat(
                        page.script(
                                "return [...document.querySelectorAll('.buttons button')]"
                                        + ".filter(one => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > 320).length"))
                .isEqualTo(0L);
        assertThat(page.script("return document.documentElement.scrollWidth")).isEqualTo(320L);
    }

    /** At 800 pixels the window is a square, at 280 the menu is opened. */
    @Test
    void noWindowScrollsSideways() {
        page.width(1000);
        page.choose("language", "de");
        page.drop(TestServer.example("9x9-dead-stones.sgf"));
        page.awaitResult("W+19.5");
        page.script("document.querySelector('details.table').open = true");
        try {
            for (int width : new int[] {1000, 800, 767, 320, 280}) {
                page.width(width);
                assertThat(page.script("return document.documentElement.scrollWidth"))
                        .isEqualTo((long) width);
            }
            page.one("[name=menu]").click();
            assertThat(page.script("return document.documentElement.scrollWidth"))
                    .isEqualTo(280L);
        } finally {
            page.width(1000);
            page.choose("language", "en");
        }
    }
}
