package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.seichi.app.http.TestServer;

/**
 * A benchmark of how long users wait for the page, in milliseconds measured in the page itself. It is built like a test but
 * runs only if named ({@code -Dtest=PageSpeed}).
 * {@code -Dpage.records=DIR} takes the records of a folder instead of an example, {@code -Dpage.positions=N} more positions.
 */
class PageSpeed extends InBrowser {
    private static final int POSITIONS = Integer.getInteger("page.positions", 5);
    /** Functions that the scripts share: wait for a painted frame or a condition, press keys. */
    private static final String TOOLS = """
            const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const until = async (is) => { while (!is()) await new Promise((done) => setTimeout(done, 4)); };
            const one = (selector) => document.querySelector(selector);
            const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            const answered = () => one('.result[aria-busy=false] #result:not(.waiting)');
            const done = arguments[arguments.length - 1];
            """;

    @BeforeAll
    static void bePatient() {
        page.driver().manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
    }

    @Test
    void aKeyUntilTheStoneIsPainted() {
        page.drop(TestServer.example("19x19-dead-stones.sgf"));
        tell(
                "key until the stone is painted",
                "(async () => { const times = []; for (let i = 0; i < " + 20 * POSITIONS + """
                ; i++) {
                  const begin = performance.now();
                  press(i % 200 < 100 ? 'ArrowLeft' : 'ArrowRight');
                  await painted();
                  times.push(performance.now() - begin);
                } return times; })().then(done);
                """);
    }

    @Test
    void anEstimateAtAGlanceAndAllOfIt() {
        for (String what : new String[] {"at a glance", "evaluated"}) {
            page.drop(TestServer.example("19x19-dead-stones.sgf"));
            String is = what.equals("evaluated") ? "answered()" : "one('#result[data-lead]')";
            tell(
                    "an unknown position until it is " + what,
                    "(async () => { const times = []; for (let i = 0; i < " + POSITIONS + """
                    ; i++) {
                      const begin = performance.now();
                      press('ArrowLeft'); press('ArrowLeft'); press('ArrowLeft');
                      await painted(); // What is shown from now on is said of this position.
                    """ + "await until(() => "
                            + is + """
                    );
                      times.push(performance.now() - begin);
                      await until(answered);
                    } return times; })().then(done);
                    """);
        }
    }

    @Test
    void theGraphOfAGame() {
        page.open();
        page.script(dropping(), TestServer.example("19x19-dead-stones.sgf"));
        tell("graph of a game of 260 moves until it begins, and is whole", """
                (async () => {
                  const begin = performance.now();
                  await until(() => one('.graph'));
                  const first = performance.now() - begin;
                  await until(() => one('.graph') && !one('.graph progress'));
                  return [first, performance.now() - begin];
                })().then(done);
                """);
    }

    @Test
    void aRecordUntilItsScore() throws IOException {
        List<Double> times = new ArrayList<>();
        for (String record : records()) {
            page.open();
            page.await("the engine", () -> Boolean.TRUE.equals(page.script("return performance.now() > 1500")));
            times.addAll(times(page.driver().executeAsyncScript(TOOLS + """
                    const begin = performance.now();
                    """ + dropping() + """
                    ; until(() => one('#result[data-result]')).then(() => done([performance.now() - begin]));
                    """, record)));
        }
        tell("record until its score", times);
    }

    @Test
    void sixteenSlidesInASecond() {
        page.drop(TestServer.example("19x19-dead-stones.sgf"));
        tell("last of sixteen slides until it is answered", """
                (async () => {
                  for (let i = 0; i < 16; i++) {
                    one('[name=slider]').value = 31 + 9 * i;
                    one('[name=slider]').dispatchEvent(new Event('input', { bubbles: true }));
                    await new Promise((ready) => setTimeout(ready, 62));
                  }
                  const begin = performance.now();
                  await until(answered);
                  return [performance.now() - begin];
                })().then(done);
                """);
    }

    private static String dropping() {
        return "{ const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'game.sgf'));"
                + "document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true})) }";
    }

    private static List<String> records() throws IOException {
        String folder = System.getProperty("page.records");
        if (folder == null) {
            return List.of(TestServer.example("19x19-dead-stones.sgf"));
        }
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            List<String> records = new ArrayList<>();
            for (Path file : files.filter(one -> one.toString().endsWith(".sgf"))
                    .sorted()
                    .limit(POSITIONS)
                    .toList()) {
                records.add(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
            return records;
        }
    }

    private static void tell(String what, String script) {
        tell(what, times(page.driver().executeAsyncScript(TOOLS + script)));
    }

    private static void tell(String what, List<Double> times) {
        assertThat(times).as(what).isNotEmpty();
        List<Double> sorted = times.stream().sorted().toList();
        System.out.println(String.format(
                Locale.ROOT,
                "page: %-64s %4d times, median %6.0f ms, 99 %% %6.0f ms, most %6.0f ms",
                what,
                sorted.size(),
                sorted.get(sorted.size() / 2),
                sorted.get((int) (0.99 * (sorted.size() - 1))),
                sorted.get(sorted.size() - 1)));
    }

    private static List<Double> times(Object told) {
        return ((List<?>) told)
                .stream().map(time -> ((Number) time).doubleValue()).toList();
    }
}
