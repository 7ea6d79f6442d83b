package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.seichi.app.http.TestServer;

/** The board arranged for counting, on the page. */
class ArrangedTest extends InBrowser {
    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");

    @AfterEach
    void theBrowserHasNoComplaints() {
        assertThat(page.complaints()).isEmpty();
    }

    @Test
    void theArrangedBoardAddsUpToTheResult() {
        page.drop(DEAD);
        page.awaitResult("W+19.5");
        long stones = page.seen(".stone");
        page.one("[name=arrange]").click();
        page.await("the arranged board", () -> page.seen(".count") > 0);

        assertThat(page.text(".arranging"))
                .contains("Black: 10 + 3 = 13", "White: 10 + 10 + 5 + 1 + 6.5 (Komi) = 32.5");
        assertThat(page.seen(".count")).isEqualTo(6);
        assertThat(page.seen(".stone.faded")).isZero();
        assertThat(page.seen(".territory")).isEqualTo(39);
        assertThat(page.seen(".stone")).isEqualTo(81 - 39);

        page.click("E5");
        page.await("the board as it was played", () -> page.seen(".stone") == stones);
        assertThat(page.seen(".count")).isZero();
        assertThat(page.result()).isEqualTo("W+19.5");
    }

    @Test
    void stepsAndOtherModesLeaveIt() {
        page.drop(DEAD);
        page.awaitResult("W+19.5");
        page.one("[name=arrange]").click();
        page.await("the arranged board", () -> page.seen(".count") > 0);
        page.one("[name=back]").click();
        assertThat(page.seen(".count")).isZero();
        page.one("[name=last]").click();
        page.awaitResult("W+19.5");
        assertThat(page.seen(".count")).isZero();

        page.one("[name=arrange]").click();
        page.await("the arranged board", () -> page.seen(".count") > 0);
        page.mode("settle");
        page.await("the board as it was played", () -> page.seen(".count") == 0);
        assertThat(page.all("[name=arrange]")).isEmpty();
    }

    @Test
    void byAreaStonesAreCountedToo() {
        page.drop(TestServer.example("9x9-chinese.sgf"));
        page.awaitResult("W+4.5");
        page.one("[name=arrange]").click();
        page.await("the arranged board", () -> page.seen(".count") > 0);

        assertThat(page.text(".arranging")).contains("32 (Stones", "= 42").contains("7.5 (Komi) = 46.5");
    }
}
