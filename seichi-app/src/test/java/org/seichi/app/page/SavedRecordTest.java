package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.seichi.app.http.TestServer;

/** What a record that is saved from the page says of how it was counted. */
class SavedRecordTest extends InBrowser {
    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");

    @Test
    void aSavedRecordHasTheTermsByWhichItWasCountedAndWhatWasMarked() {
        page.drop(DEAD);
        page.mode("settle");
        page.click("H8");
        page.script("document.querySelectorAll('details.collapsible').forEach((one) => (one.open = true))");
        page.choose("rules", "chinese");
        page.one("input[name=komi]").sendKeys("3.5", Keys.TAB);
        page.awaitResult("W+33.5");
        page.one("details.save summary").click();
        page.one("[name=sgf]").click();

        assertThat(new String(page.downloaded(".sgf"), StandardCharsets.UTF_8))
                .contains("KM[3.5]RU[Chinese]", "RE[W+33.5]", "White H8: Marked alive by hand.");
    }
}
