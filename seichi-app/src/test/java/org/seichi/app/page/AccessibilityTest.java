package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seichi.app.http.TestServer;

/** The page is accessible: axe reports nothing, with everything opened, in light and in dark. */
class AccessibilityTest extends InBrowser {
    private static final String RUN = """
            const done = arguments[0];
            axe.run().then(({ violations }) => done(violations.flatMap(({ id, nodes }) =>
              nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`))), (cause) => done([String(cause)]));
            """;

    @Test
    void axeHasNoFinding() throws IOException {
        page.open();
        findsNothing("the welcome");
        page.drop(TestServer.example("9x9-dead-stones.sgf"));
        findsNothing("a score");
        page.script("document.querySelectorAll('details').forEach((one) => { one.open = !one.closest('header'); })");
        findsNothing("everything opened");
        page.mode("settle");
        page.click("H8");
        page.await("the mark", () -> page.text(".marks").contains("H8 alive"));
        page.awaitAnswer();
        findsNothing("settling");
        page.mode("setup");
        findsNothing("setting up");
        page.drop(TestServer.example("19x19-dead-stones.sgf"));
        page.script("document.querySelector('[name=slider]').value = 60;"
                + "document.querySelector('[name=slider]').dispatchEvent(new Event('input', {bubbles: true}))");
        page.awaitAnswer();
        findsNothing("an estimate");
        page.one("[name=sheet]").click();
        page.await("the sheet", () -> page.seen(".print-page .diagram circle") > 30);
        findsNothing("the sheet");
    }

    /** Dots alone would leave two numbers that belong to nobody. */
    @Test
    void whosePrisonersAreCountedHasAName() {
        page.open();
        page.drop(TestServer.example("9x9-dead-stones.sgf"));
        page.await("the prisoners", () -> page.seen(".captives [role=img]") == 2);

        assertThat(page.one(".captives .black").getAccessibleName()).isEqualTo("Black");
        assertThat(page.one(".captives .white").getAccessibleName()).isEqualTo("White");
    }

    private static void findsNothing(String what) throws IOException {
        try (InputStream axe = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
            page.script(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
        }
        for (String scheme : List.of("light", "dark")) {
            page.driver()
                    .executeCdpCommand(
                            "Emulation.setEmulatedMedia",
                            Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
            assertThat((List<?>) page.driver().executeAsyncScript(RUN))
                    .as(what + ", " + scheme)
                    .isEmpty();
        }
    }
}
