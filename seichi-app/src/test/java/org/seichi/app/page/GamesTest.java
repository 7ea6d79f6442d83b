package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.seichi.app.http.TestServer;

/** Several games can be open at once, and none is lost. */
class GamesTest extends InBrowser {
    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");
    private static final String SEKI = TestServer.example("9x9-seki.sgf");

    private static void dropBoth() {
        drop(SEKI, DEAD);
    }

    private static void drop(String first, String second) {
        page.open();
        page.script(
                "const data = new DataTransfer();"
                        + "[...arguments].forEach((text, i) => data.items.add(new File([text], `${i}.sgf`)));"
                        + "document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}))",
                first,
                second);
        page.awaitResult("W+0.5");
    }

    private static List<String> games() {
        return page.one("[name=games]").findElements(By.tagName("option")).stream()
                .map(option -> option.getText() + (option.isSelected() ? "*" : ""))
                .toList();
    }

    @Test
    void filesThatAreDroppedTogetherOrLaterAllStayAsTheyWereLeft() {
        dropBoth();
        assertThat(games()).containsExactly("0.sgf*", "1.sgf");

        page.one("[name=back]").click();
        page.click("A9");
        String left = page.text(".where");
        page.choose("games", "1");
        page.awaitResult("W+19.5");
        page.paste("Black D4 Q16 White C3");
        page.await("the stones", () -> page.seen(".stone") == 3);
        assertThat(games()).containsExactly("0.sgf", "1.sgf", "pasted text*");

        page.choose("games", "0");
        assertThat(page.text(".where")).isEqualTo(left);
        page.driver().navigate().refresh();
        page.await(
                "the game",
                () -> !page.all(".where").isEmpty() && page.text(".where").equals(left));
        page.await("all games", () -> games().equals(List.of("0.sgf*", "1.sgf", "pasted text")));

        page.one("[name=close-game]").click();
        assertThat(games()).containsExactly("1.sgf*", "pasted text");
    }

    @Test
    void aLinkThatWasCutOffIsReportedAndCostsNoGame() {
        dropBoth();
        page.one("[name=link]").click();
        page.await("the link", () -> page.address().contains("#"));
        String address = page.address();

        page.open(address.substring(0, address.length() - 20));
        assertThat(page.text("[role=alert]")).startsWith("This link holds no game that can be read.");
        assertThat(games()).containsExactly("0.sgf*", "1.sgf");
        page.paste("Black D4 Q16 White C3");
        page.await("the stones", () -> page.seen(".stone") == 3);
        page.driver().navigate().refresh();
        page.await("the list", () -> !page.all("[name=games]").isEmpty());
        page.await("all games", () -> games().equals(List.of("0.sgf", "1.sgf", "pasted text*")));
    }

    /** The server, which answers here whatever the browser can do, is busy when it is asked for the second game. */
    @Test
    void storedGamesThatCannotBeOpenedNowStayStored() {
        dropBoth();
        page.await("the list", () -> games().size() == 2);
        String busy = """
                const busy = () => Response.json({ code: "busy", message: "busy" }, { status: 503 });
                const usual = window.fetch;
                window.trees = 0;
                window.fetch = (address, options) =>
                  String(address).endsWith("api/tree") && ++window.trees === 2 ? Promise.resolve(busy()) : usual(address, options);
                """;
        Object script = page.driver()
                .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", busy))
                .get("identifier");
        page.open(page.address() + "?server");
        page.await("the message", () -> !page.all("[role=alert]").isEmpty());
        assertThat(page.text("[role=alert]")).startsWith("Stored games that could not be opened now: 1.");
        page.paste("Black D4 Q16 White C3");
        page.await("the stones", () -> page.seen(".stone") == 3);

        page.driver().executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        page.driver().navigate().refresh();
        page.await("the list", () -> !page.all("[name=games]").isEmpty());
        page.await("all games", () -> games().equals(List.of("0.sgf", "pasted text*", "1.sgf")));
    }

    @Test
    void settingUpLeavesTheGameWhereItWas() {
        page.drop(DEAD);
        page.mode("setup");
        page.click("A7");
        page.await("the list", () -> !page.all("[name=games]").isEmpty());
        page.choose("games", "0");
        page.awaitResult("W+19.5");
        assertThat(games()).containsExactly("game.sgf*", "Position");
    }

    @Test
    void severalGamesMakeAReport() {
        dropBoth();
        page.one("[name=report]").click();
        page.await("the report", () -> page.all(".print-page").size() == 3);
        assertThat(page.text(".print-page"))
                .contains("Report (2 of 2 games)", "None of these games needs a look", "W+0.5", "W+19.5");
        page.one("[name=close-sheet]").click();
        page.one("[name=sheet]").click();
        page.await("the sheet", () -> page.all(".print-page").size() == 1);
    }

    @Test
    void aReportNamesTheGamesWhoseRecordedResultIsAnother() {
        drop(SEKI, DEAD.replace("RE[W+19.5]", "RE[B+3.5]"));
        page.one("[name=report]").click();
        page.await("the report", () -> page.all(".print-page").size() == 3);
        assertThat(page.text(".print-page li")).contains("3. ", "W+19.5: The record says B+3.5.");
        assertThat(page.all(".print-page:first-of-type li")).hasSize(1);
    }

    @Test
    void aReportNamesTheGamesWhoseRecordNamesAnotherWinnerOnly() {
        drop(SEKI, DEAD.replace("RE[W+19.5]", "RE[B+]"));
        page.one("[name=report]").click();
        page.await("the report", () -> page.all(".print-page").size() == 3);
        assertThat(page.text(".print-page li")).contains("3. ", "W+19.5: Black won; the margin is not recorded: B+.");
        assertThat(page.all(".print-page:first-of-type li")).hasSize(1);
    }

    /** It is closed as soon as it is seen; the answer about the next game comes before the one about the position. */
    @Test
    void aReportThatWasClosedStaysClosed() {
        dropBoth();
        page.script("""
                new MutationObserver((_, observer) => {
                  const close = document.querySelector('[name=close-sheet]');
                  if (!close) return;
                  observer.disconnect();
                  close.click();
                }).observe(document.body, {childList: true, subtree: true});
                """);
        page.one("[name=report]").click();
        page.await("the game", () -> !page.all("[name=back]").isEmpty());
        page.one("[name=back]").click();
        page.awaitAnswer();

        assertThat(page.all(".print-view")).isEmpty();
    }

    /** Nodes without a move are none. */
    @Test
    void theMovesOfAGameAreCounted() {
        page.drop("(;SZ[9];C[The game begins.];B[ee];;W[cc]C[White answers.];C[The end.])");

        assertThat(page.text(".where")).startsWith("2 of 2 ");
        page.one("[name=back]").click();
        page.one("[name=back]").click();
        assertThat(page.text(".where")).startsWith("1 of 2 ");
        page.one("[name=first]").click();
        assertThat(page.text(".where")).startsWith("0 of 2 ");
    }

    @Test
    void theGraphIsDrawnAndLeadsToTheBiggestSwing() {
        page.drop(DEAD);
        page.await("the graph", () -> !page.all(".graph .course").isEmpty());
        page.await("the whole graph", () -> page.all(".graph progress").isEmpty());
        page.one("[name=swing]").click();
        assertThat(page.text("[name=swing]")).matches("Biggest swing: move \\d+");
        int move = Integer.parseInt(page.text("[name=swing]").replaceAll("\\D", ""));
        assertThat(page.text(".where")).startsWith(move + " of 44");

        double[] swings = swings(page.one(".graph .course").getAttribute("d"));
        assertThat(swings).hasSize(44);
        // The line of the graph is drawn with one decimal.
        assertThat(swings[move - 1]).isGreaterThan(Arrays.stream(swings).max().orElseThrow() - 0.11);
    }

    /** How far each move moves the line of the graph, from its path: a place for each position. */
    private static double[] swings(String course) {
        double[] heights = Pattern.compile("[ML]\\S+ (\\S+?)(?=L|$)")
                .matcher(course)
                .results()
                .mapToDouble(place -> Double.parseDouble(place.group(1)))
                .toArray();
        return IntStream.range(1, heights.length)
                .mapToDouble(move -> Math.abs(heights[move] - heights[move - 1]))
                .toArray();
    }

    /** Points have numbers: on a board of another width a number is another place. */
    @Test
    void stonesStandWhereTheyBelongWhenTheNextGameHasABoardOfAnotherSize() {
        page.drop(TestServer.example("19x19-dead-stones.sgf"));
        for (String record :
                List.of(DEAD, TestServer.example("9x7-rectangular.sgf"), "(;SZ[25]AB[aa][bb][cc][dd][ee])")) {
            page.paste(record);
            page.awaitAnswer();
            assertThat(page.script("""
                    const {edge, unit} = document.querySelector('#board').dataset;
                    const across = document.querySelector('#board').viewBox.baseVal.width - 2 * edge;
                    const width = Math.round(across / unit) + 1;
                    return [...document.querySelectorAll('.stone')].filter((stone) => {
                      const {x, y} = {x: stone.dataset.point % width, y: Math.floor(stone.dataset.point / width)};
                      const body = stone.querySelector('.body');
                      return Math.abs(body.getAttribute('cx') - edge - x * unit) > 0.1
                        || Math.abs(body.getAttribute('cy') - edge - y * unit) > 0.1;
                    }).length;
                    """)).as(record).isEqualTo(0L);
        }
    }
}
