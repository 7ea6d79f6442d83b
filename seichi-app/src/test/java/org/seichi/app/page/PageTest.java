package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.seichi.app.http.TestServer;

/** The page from one end to the other, in a real browser. */
class PageTest {
    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");
    private static Optional<Browser> started = Optional.empty();
    private static Browser page;

    @BeforeAll
    static void start() {
        started = Browser.start();
        assumeTrue(started.isPresent(), Browser.MISSING);
        page = started.get();
    }

    @AfterAll
    static void stop() {
        started.ifPresent(Browser::close);
    }

    @AfterEach
    void theBrowserHasNoComplaints() {
        assertThat(page.complaints()).isEmpty();
    }

    @Test
    void aRecordIsDroppedPickedPastedOrChosen() {
        page.drop(DEAD);
        assertThat(page.result()).isEqualTo("W+19.5 under Japanese rules");

        page.answered(() -> page.one("input[name=file]")
                .sendKeys(Path.of("..", "examples", "9x9-seki.sgf")
                        .toAbsolutePath()
                        .normalize()
                        .toString()));
        assertThat(page.result()).isEqualTo("W+0.5 under Japanese rules");
        assertThat(page.text("h1")).isEqualTo("9x9-seki.sgf");

        page.answered(() -> page.paste(DEAD));
        assertThat(page.result()).isEqualTo("W+19.5 under Japanese rules");

        page.answered(() -> page.choose("example", "13x13-dame-open.sgf"));
        assertThat(page.result()).isEqualTo("W+10.5 under Japanese rules");

        page.one("summary").click();
        page.one("textarea").sendKeys(". X O .\nX X O O\n. X O .\n. X O .");
        page.answered(() -> page.button("Score it").click());
        assertThat(page.seen(".layer-stones circle")).isEqualTo(10);
    }

    @Test
    void whatIsNoRecordIsToldAndTheGameStays() {
        page.drop(DEAD);
        page.paste("(;GM[1]SZ[0])");
        page.await("the message", () -> !page.all("[role=alert]").isEmpty());

        assertThat(page.text("[role=alert]")).matches(".* \\(line 1, column \\d+\\)");
        assertThat(page.result()).isEqualTo("W+19.5 under Japanese rules");
    }

    @Test
    void theMovesAreSteppedThrough() {
        page.drop(TestServer.example("9x9-few-moves.sgf"));
        String moves = page.text(".count");
        page.answered(() -> page.button("‹").click());
        assertThat(page.text(".count")).isNotEqualTo(moves);
        page.answered(() -> page.button("«").click());
        assertThat(page.text(".count")).startsWith("0 of ");
        assertThat(page.seen(".layer-stones circle")).isZero();
        page.one("#board").sendKeys(Keys.PAGE_DOWN);
        page.await("a stone", () -> page.seen(".layer-stones circle") == 1);
        page.answered(() -> page.one("#board").sendKeys(Keys.END));
        assertThat(page.text(".count")).isEqualTo(moves);
    }

    @Test
    void layersAreShownAndHidden() {
        page.drop(DEAD);
        for (String layer : new String[] {"dead", "territory", "groups", "influence", "certainty"}) {
            boolean before = page.seen(".layer-" + layer + " > *") > 0;
            page.one("input[name=" + layer + "]").click();
            assertThat(page.seen(".layer-" + layer + " > *") > 0).as(layer).isNotEqualTo(before);
        }
        assertThat(page.text(".findings")).contains("Groups", "eyes");
    }

    @Test
    void reasonsPointAtTheirStonesAndLines() {
        page.drop(DEAD);
        WebElement reason = page.all(".findings li").get(0);
        assertThat(page.seen(".spot")).isZero();
        page.script("arguments[0].focus()", reason);
        assertThat(reason.getText()).startsWith("White H8");
        assertThat(page.seen(".spot")).isEqualTo(1);
        page.script("arguments[0].blur()", reason);
        assertThat(page.seen(".spot")).isZero();
    }

    @Test
    void theBoardIsUsedByKeysAndSaysWhereItIs() {
        page.drop(DEAD);
        WebElement board = page.one("#board");
        board.sendKeys(Keys.ARROW_DOWN);
        assertThat(page.text("#pointed")).startsWith("E5: black stone, alive");
        board.sendKeys(
                Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(page.text("#pointed")).startsWith("H8: white stone, dead, judged.");
        page.answered(() -> page.one("#board").sendKeys(Keys.ENTER));
        assertThat(page.text("#pointed")).startsWith("H8: white stone, seki, marked.");
    }

    @Test
    void everythingThatCanBeUsedHasAName() {
        page.drop(DEAD);
        Object nameless = page.script("""
                return [...document.querySelectorAll('button, input, select, textarea, [tabindex]')].filter(element =>
                    !(element.ariaLabel || element.textContent.trim() || element.closest('label'))).length
                """);
        assertThat(((Number) nameless).intValue()).isZero();
        assertThat(page.all("[aria-live], [role=status]")).isNotEmpty();
    }

    @Test
    void rulesKomiAndMethodAreChosen() {
        page.drop(DEAD);
        page.answered(() -> page.choose("rules", "chinese"));
        assertThat(page.result()).isEqualTo("W+19.5 under Chinese rules");
        page.answered(() -> page.one("input[name=komi]").sendKeys("0.5", Keys.ENTER));
        assertThat(page.result()).isEqualTo("W+13.5 under Chinese rules");
        page.answered(() -> page.choose("method", "reading"));
        assertThat(page.text(".result")).contains("method reading");
    }

    @Test
    void aPositionIsSetUp() {
        page.open();
        page.answered(() -> page.button("Set up a position").click());
        page.answered(() ->
                page.one("select[aria-label='New board'] option[value='9']").click());
        for (String point : new String[] {"A2", "B2", "B1"}) {
            page.click(point);
        }
        assertThat(page.seen(".layer-stones circle")).isEqualTo(3);
        page.script("document.querySelector('input[name=stone][value=O]').click()");
        page.click("E5");
        assertThat(page.seen(".layer-stones .go-white")).isEqualTo(1);
        page.script("document.querySelector('input[name=stone][value=\".\"]').click()");
        page.click("E5");
        assertThat(page.seen(".layer-stones .go-white")).isZero();
    }

    @Test
    void aLinkReopensThePosition() {
        page.drop(DEAD);
        page.click("H8");
        String result = page.result();
        page.button("Link").click();
        page.await("the link", () -> page.address().contains("#"));
        page.open(page.address());

        assertThat(result).isNotEqualTo("W+19.5 under Japanese rules");
        assertThat(page.result()).isEqualTo(result);
    }

    @Test
    void theScoreIsSaved() {
        page.drop(DEAD);
        for (String format : new String[] {"sgf", "png", "svg", "json"}) {
            page.one("button[name=" + format + "]").click();
            byte[] file = page.downloaded("game-scored." + format);
            String text = new String(file, StandardCharsets.ISO_8859_1);
            switch (format) {
                case "sgf" -> assertThat(text).contains("TW[", "RE[W+19.5]");
                case "png" -> assertThat(text).startsWith("\u0089PNG");
                case "svg" -> assertThat(text).startsWith("<svg");
                default -> assertThat(text).contains("\"result\":\"W+19.5\"");
            }
        }
    }

    @Test
    void aTelephoneShowsItAllWithoutScrollingSideways() {
        page.width(360);
        try {
            page.drop(TestServer.example("19x19-dead-stones.sgf"));
            Object wider = page.script("return document.documentElement.scrollWidth - window.innerWidth");

            assertThat(((Number) wider).intValue()).isLessThanOrEqualTo(0);
            page.click("H15");
            assertThat(page.row("Dead stones")).isEqualTo("Dead stones 0 7");
        } finally {
            page.usualWidth();
        }
    }

    @Test
    void theMouseOverAChainTellsOfIt() {
        page.drop(DEAD);
        page.to("C5").perform();

        assertThat(page.text("#pointed"))
                .startsWith("C5: black stone, dead, judged. Black finds no way to save the stones");
        assertThat(page.seen(".overlay .chain")).isEqualTo(2);
        new Actions(page.driver()).moveToElement(page.one("h1")).perform();
        assertThat(page.seen(".overlay .chain")).isZero();
    }
}
