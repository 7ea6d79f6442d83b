package org.seichi.app.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.seichi.app.http.PageFiles;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;

/** The page offers every method and every ruleset. */
class ChoicesTest {
    /** The texts in a list of a script. */
    private static List<String> listed(String file, String name) throws IOException {
        Matcher list = Pattern.compile("const " + name + " = \\[([^]]*)]")
                .matcher(new String(PageFiles.all().get(file), UTF_8));
        assertThat(list.find()).isTrue();
        return Pattern.compile("\"([^\"]*)\"")
                .matcher(list.group(1))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void everyMethod() throws IOException {
        assertThat(listed("panels.js", "METHODS"))
                .isEqualTo(Methods.all().stream().map(ScoringMethod::name).toList());
    }

    @Test
    void everyRuleset() throws IOException {
        assertThat(listed("setup-panel.js", "RULES"))
                .containsExactlyInAnyOrderElementsOf(
                        Rulesets.all().stream().map(rules -> rules.id()).toList());
    }
}
