package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page where browsers do not let it do what it usually does. */
class StrangePlacesTest extends InBrowser {
    private static final Path PAGE = Path.of("../seichi-app/src/main/resources/org/seichi/app/http/page/index.html");

    @Test
    void aBrowserThatStoresNothingShowsThePage() {
        Object script = page.driver()
                .executeCdpCommand(
                        "Page.addScriptToEvaluateOnNewDocument",
                        Map.of(
                                "source",
                                "Object.defineProperty(window, 'localStorage', { get() { throw new Error('not allowed') } })"))
                .get("identifier");
        try {
            page.driver().get("about:blank");
            page.open(page.home());
            page.choose("language", "de");
            page.await("German", () -> page.text("h1").contains("Partie"));
        } finally {
            page.driver().executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        }
    }

    @Test
    void aPageThatIsOpenedAsAFileSaysWhy() {
        page.driver().get(PAGE.toAbsolutePath().normalize().toUri().toString());

        page.await("the words", () -> page.text("body").contains("seichi serve"));
        page.complaints();
        page.open();
        assertThat(page.all(".late")).isEmpty();
    }
}
