package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.seichi.app.http.TestServer;

/** End-to-end tests of the page in a real browser, with clicks that do not wait for answers. */
class PageTest extends InBrowser {
    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");
    private static final String MOVES = "(;GM[1]SZ[9]KM[6.5]RU[Japanese];B[ee];W[ce];B[cd];W[de];B[ec];W[dd]C[Good.]"
            + "(;B[dc];W[cc];B[bd])(;B[cc];W[dc]))";

    @AfterEach
    void theBrowserHasNoComplaints() {
        assertThat(page.complaints()).isEmpty();
    }

    @Test
    void aRecordIsDroppedPickedPastedOrChosen() {
        page.drop(DEAD);
        assertThat(page.result()).isEqualTo("W+19.5");

        page.one("input[name=file]")
                .sendKeys(Path.of("..", "examples", "9x9-seki.sgf")
                        .toAbsolutePath()
                        .normalize()
                        .toString());
        page.awaitResult("W+0.5");
        page.paste(DEAD);
        page.awaitResult("W+19.5");
        page.one("details.example summary").click();
        page.one("[name='13x13-dame-open.sgf']").click();
        page.awaitResult("W+10.5");
        page.paste("$$B\n$$ -------\n$$ | . X O . |\n$$ | X X O O |\n$$ | . X O . |\n$$ | . X O . |\n$$ -------");
        page.await("the stones", () -> page.seen(".stone") == 10);
        page.paste("Black D4 Q16 White C3");
        page.await("the stones", () -> page.seen(".stone") == 3);
        page.paste(
                "{\"id\": 7, \"record\": \"(;SZ[9]PB[\\u9ed2]KM[5.5]RU[Japanese]\\n;B[ee]\\n;W[];B[])\", \"options\": {}}");
        page.awaitResult("B+74.5");
        assertThat(page.text("main")).contains("\u9ed2 \u2013 ?").doesNotContain("The record (");
    }

    @Test
    void whatIsNoRecordIsToldAndTheGameStays() {
        page.drop(DEAD);
        page.paste("(;GM[1]SZ[0])");
        page.await("the message", () -> !page.all("[role=alert]").isEmpty());

        assertThat(page.text("[role=alert]")).contains("(line 1, column ");
        assertThat(page.result()).isEqualTo("W+19.5");
    }

    @Test
    void stepsAreCountedHoweverFastTheyCome() {
        page.drop(TestServer.example("19x19-dead-stones.sgf"));
        page.script("for (let i = 0; i < 100; i++) document.body.dispatchEvent("
                + "new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}))");
        assertThat(page.text(".where")).startsWith("160 of 260");
        page.script("const slider = document.querySelector('[name=slider]');"
                + "for (let i = 0; i < 16; i++) { slider.value = 80 + 2 * i;"
                + "slider.dispatchEvent(new Event('input', {bubbles: true})) }");
        assertThat(page.text(".where")).startsWith("110 of 260");
        page.awaitAnswer();

        assertThat(page.all("#result[data-lead]")).hasSize(1);
        page.one("[name=anyway]").click();
        page.await("a score", () -> !page.all("#result[data-result]").isEmpty());
        page.one("[name=last]").click();
        page.awaitResult("W+3.5");
    }

    @Test
    void variationsAndCommentsAreSeenAndMovesArePlayedOnAndTakenBack() {
        page.drop(MOVES);
        assertThat(page.text(".where")).startsWith("9 of 9");
        page.key(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        assertThat(page.text(".comment")).isEqualTo("Good.");
        assertThat(page.all(".variation")).hasSize(2);
        page.key(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        assertThat(page.text(".where")).startsWith("7 of 8").contains("variation 2 of 2");

        page.click("G7");
        assertThat(page.seen(".stone")).isEqualTo(8);
        page.one("[name=take-back]").click();
        assertThat(page.seen(".stone")).isEqualTo(7);
        page.click("E5");
        assertThat(page.text(".notice")).contains("already");
    }

    @Test
    void noStoneIsLostThatIsSetUpFast() {
        page.open();
        page.one("[name=set-up]").click();
        List<String> points = List.of("D4", "Q4", "D16", "Q16", "C10", "R10", "K4", "K16", "F7", "O7", "F13", "O13");
        points.forEach(page::click);
        assertThat(page.seen(".stone.black")).isEqualTo(6);
        assertThat(page.seen(".stone.white")).isEqualTo(6);

        page.script("document.querySelector('input[name=tool][value=black]').click()");
        page.to("A1").clickAndHold().perform();
        page.to("J1").release().perform();
        assertThat(page.seen(".stone.black")).isEqualTo(15);
        page.one("[name=undo]").click();
        assertThat(page.seen(".stone.black")).isEqualTo(6);
    }

    @Test
    void chainsAreMarkedFasterThanTheyAreCountedAndEachMarkSaysWhatItCosts() {
        page.drop(DEAD);
        page.mode("settle");
        page.click("H8");
        page.click("B7");
        page.click("H8");
        page.await("all marks", () -> page.text(".marks").contains("White H8 seki"));
        page.await(
                "what each costs",
                () -> page.all(".marks .cost").stream()
                        .noneMatch(cost -> cost.getText().isEmpty()));
        assertThat(page.text(".marks")).contains("Black B7 alive");
        // A dead stone is a point and a prisoner: B7 alone, C6 with C5, and H8 with the fifteen points beside it.
        assertThat(page.all(".marks .cost").stream().map(WebElement::getText))
                .containsExactlyInAnyOrder("2 for Black", "4 for Black", "17 for White");

        page.one("[name=forget]").click();
        page.awaitResult("W+19.5");
    }

    @Test
    void aLinkAndAReloadKeepEverything() {
        page.drop(DEAD);
        page.mode("settle");
        page.click("H8");
        page.await("the mark", () -> page.text(".marks").contains("alive"));
        page.awaitAnswer();
        String marked = page.result();
        page.one("[name=link]").click();
        page.await("the link", () -> page.address().contains("#"));
        String address = page.address();

        page.open();
        page.open(address);
        page.awaitResult(marked);
        assertThat(page.text(".marks")).contains("H8 alive");
        page.driver().navigate().refresh();
        page.awaitResult(marked);
        assertThat(page.text(".marks")).contains("H8 alive");
    }

    @Test
    void aLineOfPlayIsSteppedThrough() {
        page.drop(DEAD);
        long stones = page.seen(".stone");
        page.one(".play-out").click();
        page.one("[name=line-on]").click();
        assertThat(page.text(".where")).contains("move 2 of");
        assertThat(page.seen(".number")).isEqualTo(2);
        page.key(Keys.ESCAPE);
        assertThat(page.seen(".stone")).isEqualTo(stones);
    }

    @Test
    void theSheetShowsTheBoardAndTheCount() {
        page.drop(DEAD);
        page.one("[name=sheet]").click();
        page.await("the sheet", () -> page.seen(".print-page .diagram circle") > 30);

        assertThat(page.text(".print-page")).contains("White wins by 19.5", "by territory", "B7");
        page.one("[name=close-sheet]").click();
        assertThat(page.result()).isEqualTo("W+19.5");
        page.one("[name=sheet]").click();
        page.await("the sheet", () -> page.seen(".print-page") == 1);
        page.key(Keys.ARROW_LEFT, Keys.ESCAPE);
        assertThat(page.text(".where")).startsWith("44 of 44");
    }

    @Test
    void resultsAreTakenOut() {
        page.drop(DEAD);
        page.one("details.save summary").click();
        page.one("[name=sgf]").click();
        assertThat(new String(page.downloaded(".sgf"), StandardCharsets.UTF_8)).contains("TB[", "TW[", "RE[W+19.5]");
        page.one("details.save summary").click();
        page.one("[name=png]").click();
        assertThat(page.downloaded(".png")).startsWith(new byte[] {(byte) 0x89, 'P', 'N', 'G'});
    }

    @Test
    void theKeyboardAloneIsEnough() {
        page.drop(DEAD);
        tabTo("input[name=mode]");
        page.key(Keys.ARROW_RIGHT);
        page.await(
                "settling",
                () -> !page.all("input[name=mode][value=settle]:checked").isEmpty());
        tabTo("#board");
        page.key(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP);
        page.key(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(page.text("#point-description")).startsWith("H8: white stone, dead");
        page.key(Keys.ENTER);
        page.await("the mark", () -> page.text(".marks").contains("H8 alive"));
        tabTo("details.example summary");
        page.key(Keys.ENTER, Keys.TAB, Keys.ESCAPE);
        assertThat(page.all("details.menu[open]")).as("left with Escape").isEmpty();
        assertThat(page.all("details.example summary:focus")).hasSize(1);
        page.key(Keys.ENTER, Keys.TAB);
        assertThat(page.all("details.menu[open]")).hasSize(1);
        tabTo("select[name=language]");
        assertThat(page.all("details.menu[open]")).as("left by going on").isEmpty();
    }

    /** Presses the tabulator until an element has the focus. */
    private static void tabTo(String selector) {
        page.await(selector, () -> {
            page.key(Keys.TAB);
            return !page.all(selector + ":focus").isEmpty();
        });
    }

    @Test
    void rulesAreCalledRecordedOnlyIfTheyAre() {
        String option = "return document.querySelector('select[name=rules] option').textContent";
        page.drop(DEAD);
        page.awaitResult("W+19.5");
        assertThat(page.script(option)).isEqualTo("Japanese (as recorded)");
        page.paste("(;GM[1]SZ[9]KM[0];B[ee];W[];B[])");
        page.awaitResult("B+80");
        assertThat(page.script(option)).isEqualTo("Japanese (usual)");
    }

    @Test
    void languagesAreSpoken() {
        page.drop(DEAD);
        page.choose("language", "de");
        page.await("German", () -> page.text("h2").contains("gewinnt"));
        assertThat(page.text("h1")).as("players without a name").doesNotContain("Black");
        assertThat(page.text(".where")).isEqualTo("44 von 44 · Weiß passt · Schwarz am Zug");
        assertThat(page.text("section.result")).contains("W+19.5 (Regeln: japanisch, Komi 6.5)");
        assertThat(page.text("ul.reasons"))
                .as("the lines of play are told in every language")
                .contains("Schwarz kann hier schlagen. Schwarz G8, Weiß J9, Schwarz H9 …")
                .contains("Schwarz findet hier keinen rettenden Zug. Schwarz C4, Weiß B4, ");
        page.choose("language", "ja");
        page.await("Japanese", () -> page.text("h2").contains("白の19.5目勝ち"));
        assertThat(page.text("ul.reasons")).contains("黒 G8, 白 J9, 黒 H9 …");
        page.choose("language", "zh");
        page.await("Chinese", () -> page.text("h2").contains("白胜 19.5"));
        page.choose("language", "ko");
        page.await("Korean", () -> page.text("h2").contains("백 19.5집 승"));
        page.choose("language", "en");
        page.await("English", () -> page.text("h2").contains("wins"));
    }

    @Test
    void aPhoneShowsBoardAndResultWithoutScrolling() {
        page.drop(DEAD);
        page.width(360);
        try {
            Object bottom = page.script("return document.querySelector('#result').getBoundingClientRect().bottom");
            Object board = page.script("const { left, right, top, bottom } = document.querySelector('#board')"
                    + ".getBoundingClientRect(); return left >= 0 && top >= 0 && right <= 360 && bottom <= 740");
            assertThat(board).isEqualTo(true);
            Object wide = page.script("return document.documentElement.scrollWidth");
            assertThat(((Number) bottom).doubleValue()).isLessThan(740);
            assertThat(((Number) wide).intValue()).isLessThanOrEqualTo(360);
        } finally {
            page.usualWidth();
        }
    }

    @Test
    void theWheelSteps() {
        page.drop(MOVES);
        new Actions(page.driver()).scrollByAmount(0, 0).perform();
        page.script(
                "document.querySelector('#board').dispatchEvent(new WheelEvent('wheel', {deltaY: -120, cancelable: true}))");
        assertThat(page.text(".where")).startsWith("8 of 9");
        page.script("for (let i = 0; i < 12; i++) document.querySelector('#board').dispatchEvent("
                + "new WheelEvent('wheel', {deltaY: -10, cancelable: true}))");
        assertThat(page.text(".where")).startsWith("5 of 9");
    }
}
