package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Watch;
import org.seichi.answer.Question;
import org.seichi.app.http.TestServer;
import org.seichi.evaluate.Effort;
import org.seichi.method.Methods;

/** Users faster than the answers: no input is lost, and no older answer replaces a newer one. */
class FastHandsTest extends InBrowser {
    private static final String GAME = TestServer.example("9x9-seki.sgf");
    /** Records every estimate that the page shows, with the move beside which it is shown. */
    private static final String NOTING = """
            window.noted = new Set();
            new MutationObserver(() => {
              const lead = document.querySelector('#result[data-lead]');
              if (lead) window.noted.add(`${document.querySelector('.where').textContent.split(' ')[0]} ${lead.dataset.lead}`);
            }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
            """;
    /** Steps back and forth through the game with varying pauses. */
    private static final String STEPPING = """
            const [done] = arguments;
            const wait = (millis) => new Promise((ready) => setTimeout(ready, millis));
            const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            (async () => {
              for (let i = 0; i < 60; i++) {
                press(i % 7 < 5 ? 'ArrowLeft' : 'ArrowRight');
                await wait([0, 5, 90, 0, 250][i % 5]);
              }
            })().then(done);
            """;

    private static final Pattern NOTE = Pattern.compile("(\\d+) (\\S+)");

    @Test
    void everyEstimateThatIsSeenIsThatOfTheMoveBesideIt() throws Exception {
        page.drop(GAME);
        page.script(NOTING);
        page.driver().executeAsyncScript(STEPPING);
        page.awaitAnswer();

        List<?> noted = (List<?>) page.script("return [...window.noted]");
        assertThat(noted).isNotEmpty();
        ReadGame game = GameFile.parse("-", GAME.getBytes(StandardCharsets.UTF_8), Watch.NONE)
                .read(1);
        for (Object note : noted) {
            Matcher parts = NOTE.matcher(note.toString());
            assertThat(parts.matches()).as("%s", note).isTrue();
            assertThat(scores(game, Integer.parseInt(parts.group(1))))
                    .as("what is said of move %s", parts.group(1))
                    .contains(Double.parseDouble(parts.group(2)));
        }
    }

    /** The two scores that the page may show for a position: the quick one and the final one. */
    private static List<Double> scores(ReadGame game, int move) throws Exception {
        Options options = Options.USUAL.after(OptionalInt.of(move)).with(Effort.PAGE);
        List<String> answers = List.of(
                Question.LEAD.answer(game, Methods.all().get(0), options, Watch.NONE),
                Question.EVALUATE.answer(game, Methods.all().get(0), options, Watch.NONE));
        return answers.stream()
                .map(answer -> answer.replaceAll("(?s).*?\"score\":(-?[0-9.]+).*", "$1"))
                .map(Double::parseDouble)
                .toList();
    }

    /** The engine in the page stops its worker if a question is no longer wanted, and with it whatever else was asked of it. */
    @Test
    void theSheetIsShownThoughItsWorkerWasStopped() {
        page.open();
        page.script("""
                const usual = window.fetch;
                let stopped = 0;
                const closed = { code: 'closed', message: 'the engine was closed' };
                window.fetch = (address, request) => address === 'api/score' && stopped++ < 2
                  ? Promise.resolve(new Response(JSON.stringify(closed), { status: 400 }))
                  : usual(address, request);
                """);
        page.paste(TestServer.example("9x9-dead-stones.sgf"));
        page.await("the stones", () -> page.seen(".stone") > 30);
        page.one("[name=sheet]").click();

        page.await("the sheet", () -> page.seen(".print-page .diagram circle") > 30);
        assertThat(page.complaints()).isEmpty();
    }

    @Test
    void everyMarkIsKeptThatIsClickedBeforeTheFirstScore() {
        page.open();
        page.paste(TestServer.example("9x9-dead-stones.sgf"));
        page.await("the stones", () -> page.seen(".stone") > 30);
        page.mode("settle");
        Stream.of("H8", "B7").forEach(page::click);

        page.await("the marks", () -> page.all(".marks li").size() > 1);
        page.awaitAnswer();
        assertThat(page.text(".marks")).contains("White H8 alive", "Black B7 alive");
    }

    @Test
    void theLastOfManySlidesIsTheOneThatIsAnswered() throws Exception {
        String record = TestServer.example("19x19-dead-stones.sgf");
        page.drop(record);
        page.driver().executeAsyncScript("""
                const [done] = arguments;
                const slider = document.querySelector('[name=slider]');
                let slides = 0;
                const timer = setInterval(() => {
                  slider.value = 40 + 10 * slides;
                  slider.dispatchEvent(new Event('input', { bubbles: true }));
                  if (++slides === 16) { clearInterval(timer); done(); }
                }, 62);
                """);
        assertThat(page.text(".where")).startsWith("190 of 260");
        page.awaitAnswer();
        assertThat(page.text(".where")).startsWith("190 of 260");
        ReadGame game = GameFile.parse("-", record.getBytes(StandardCharsets.UTF_8), Watch.NONE)
                .read(1);
        assertThat(scores(game, 190))
                .contains(Double.parseDouble(page.one("#result").getAttribute("data-lead")));
    }
}
