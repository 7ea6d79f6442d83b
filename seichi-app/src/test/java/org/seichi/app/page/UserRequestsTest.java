package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.app.http.TestServer;
import org.seichi.method.Methods;

/** Ten requests about scoring by Go players and authors of Go programs, in their own words and by number. */
class UserRequestsTest {
    /** Black's wall is column D and White's column F, both with a gap at row 5. */
    private static final String UNSEALED =
            "(;GM[1]SZ[9]KM[0]RU[Japanese]" + "AB[da][db][dc][dd][df][dg][dh][di]AW[fa][fb][fc][fd][ff][fg][fh][fi])";

    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");
    private static Optional<Browser> started = Optional.empty();

    @BeforeAll
    static void start() {
        started = Browser.start();
    }

    @AfterAll
    static void stop() {
        started.ifPresent(Browser::close);
    }

    private static Browser page(String record) {
        assumeTrue(started.isPresent(), Browser.MISSING);
        started.get().drop(record);
        return started.get();
    }

    private static String score(String record, String... options) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
        String[] arguments = new String[options.length + 2];
        arguments[0] = "score";
        arguments[1] = "-";
        System.arraycopy(options, 0, arguments, 2, options.length);
        SeichiCommand.run(
                new Streams(
                        new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8)), stream, stream, Set.of()),
                Methods.all(),
                arguments);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String result(String record, String... options) {
        return score(record, options)
                .lines()
                .filter(line -> line.startsWith("Result: "))
                .findFirst()
                .orElseThrow();
    }

    /** J4 is found by filling the dame, O5 only by reading. */
    @Test
    @DisplayName("Request 1: a point where a protective move is forced is not territory")
    void aProtectiveMoveIsCounted() {
        String record = TestServer.example("19x19-forced-connections.sgf");

        assertThat(score(record, "--method", "static"))
                .contains("Points that their owner must fill\n  J4 by White")
                .doesNotContain("O5 by Black");
        assertThat(score(record))
                .contains("J4 by White", "O5 by Black", "which agrees")
                .contains("  4 + + X'+ X X . O !'O O X O X +'X + + + 4\n");
    }

    @Test
    @DisplayName("Request 2: seki as the ruleset says")
    void sekiIsScoredAsTheRulesetSays() {
        String record = TestServer.example("9x9-seki.sgf");

        assertThat(result(record)).isEqualTo("Result: W+0.5 under Japanese rules");
        assertThat(result(record, "--rules", "chinese", "--komi", "6.5"))
                .isEqualTo("Result: B+0.5 under Chinese rules");
        assertThat(score(record)).contains("Stones in seki");
    }

    @Test
    @DisplayName("Request 3: where borders need sealing is shown, and dead stones are toggled safely")
    void thePageShowsWhereBordersNeedSealing() {
        Browser page = page(UNSEALED);

        // The open area has every point but the sixteen stones.
        assertThat(page.seen(".unsealed")).isEqualTo(81 - 16);
        assertThat(page.text(".flags")).contains("not sealed. Black would seal it at D5, White would seal it at F5.");

        page.drop(DEAD);
        page.mode("settle");
        // Alive, H8 leaves Black without territory, and White has 27 points, three prisoners and komi.
        toggle(page, "White H8 alive", "W+36.5", "Dead stones 0 3");
        page.click("H8");
        toggle(page, "", "W+19.5", "Dead stones 1 3");
    }

    /** Clicks on H8, and waits for the mark, the result and the number of dead stones that it leads to. */
    private static void toggle(Browser page, String mark, String result, String dead) {
        page.click("H8");
        page.awaitResult(result);
        assertThat(page.row("Dead stones")).isEqualTo(dead);
        assertThat(page.all(".marks")).hasSize(mark.isEmpty() ? 0 : 1);
        if (!mark.isEmpty()) {
            assertThat(page.text(".marks")).startsWith(mark);
        }
    }

    @Test
    @DisplayName("Request 4: a group can be marked as seki")
    void aGroupIsMarkedAsSeki() {
        Browser page = page(DEAD);
        page.mode("settle");
        page.click("H8");
        page.click("H8");
        page.await("the mark", () -> page.text("#point-description").startsWith("H8: white stone, seki, marked."));
        assertThat(page.text(".why")).contains("Stones in seki", "White H8: Marked in seki by hand.");
        assertThat(page.seen("path.seki")).isPositive();
    }

    @Test
    @DisplayName("Request 5: the automatic result is deterministic and open to challenge")
    void theResultIsTheSameEveryTimeAndCanBeChallenged() {
        String once = score(DEAD, "--format", "sgf");

        assertThat(score(DEAD, "--format", "sgf")).isEqualTo(once);
        assertThat(result(DEAD)).isEqualTo("Result: W+19.5 under Japanese rules");
        assertThat(result(DEAD, "--alive", "H8")).isEqualTo("Result: W+36.5 under Japanese rules");
    }

    @Test
    @DisplayName("Request 6: a dispute is played out, and the final position comes back")
    void aDisputeIsPlayedOutAndTheFinalPositionComesBack() {
        Browser page = page(DEAD);
        String result = page.result();
        long stones = page.seen(".stone");
        page.click("A7");
        assertThat(page.seen(".stone")).isGreaterThan(stones);
        page.one("[name=take-back]").click();
        page.click("B6");
        page.one("[name=last]").click();

        page.awaitResult(result);
        assertThat(page.seen(".stone")).isEqualTo(stones);
        assertThat(page.result()).isEqualTo(result);
    }

    @Test
    @DisplayName("Request 7: one consistent answer, with ruleset and method stated")
    void thereIsOneAnswerWithItsRulesAndItsMethod() {
        String record = DEAD.strip().replaceAll("\\)\\s*$", "");
        assertThat(record).endsWith("[]");
        String onePass = record.replaceAll(";[BW]\\[]$", ")");

        assertThat(result(onePass)).isEqualTo(result(DEAD));
        assertThat(score(DEAD))
                .contains("Japanese rules, komi 6.5", "method reading", "The record says W+19.5, which agrees.");
    }

    @Test
    @DisplayName(
            "Request 8: certainty is shown, handicap is compensated under area rules, prisoners go to the right side")
    void certaintyHandicapAndPrisonersAreRight() {
        String handicap = TestServer.example("9x9-handicap-chinese.sgf");
        // White made 22 moves and has 21 stones, all of Black's 23 are there; two handicap stones are two points of
        // area.
        assertThat(score(handicap))
                .contains("Prisoners                1      0\n")
                .contains("Handicap                 0      0            0      2\n")
                .contains("which agrees");
        assertThat(page(handicap).row("Prisoners")).isEqualTo("Prisoners 1 0");

        Browser page = page(DEAD);
        assertThat(page.text(".result")).contains("Nothing here needs a second look.");
        assertThat(page.row("Dead stones")).isEqualTo("Dead stones 1 3");
        page.script("document.querySelector('input[name=certainty]').click()");
        assertThat(page.seen(".certainty")).isEqualTo(page.seen(".stone")).isEqualTo(42);
    }

    @Test
    @DisplayName("Request 9: one dead chain is unmarked alone; the score is called a score, by area and by territory")
    void oneDeadChainIsUnmarkedAndBothScoresAreSeen() {
        Browser page = page(DEAD);
        page.mode("settle");
        page.one("[name=together]").click();
        page.click("B7");
        page.await("the count", () -> page.row("Dead stones").startsWith("Dead stones 1 2"));

        assertThat(page.text("#count")).contains("by territory", "by area");
        page.one("[name=forget]").click();
        page.await("the count", () -> page.row("Dead stones").startsWith("Dead stones 1 3"));
    }

    @Test
    @DisplayName("Request 10: territory is written into the record; a komi in hundredths does not pass silently")
    void territoryIsWrittenIntoTheRecordAndStrangeKomiIsTold() {
        assertThat(score(DEAD, "--format", "sgf")).contains("TB[", "TW[", "RE[W+19.5]");
        assertThat(score(DEAD.replace("KM[6.5]", "KM[650]"))).contains("Warnings\n  KM \"650\" is read as 6.5 points");
        // Three and three quarters zi.
        assertThat(score(DEAD.replace("KM[6.5]", "KM[375]"))).contains("Warnings\n  KM \"375\" is read as 7.5 points");
    }
}
