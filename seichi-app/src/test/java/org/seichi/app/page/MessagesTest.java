package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.http.PageFiles;
import org.seichi.move.MotiveKind;
import org.seichi.record.Refusal;
import org.seichi.score.FlagKind;
import org.seichi.score.Rule;

/** The words of the page: each language has all of them. */
class MessagesTest {
    private static final Pattern KEY = Pattern.compile("(?m)^  \"([a-z-]+)\": \"");
    private static final Pattern OF_THE_ENGINE = Pattern.compile("(?:reason|flag|warning|refused)-.*");

    private static String text(String language) throws IOException {
        try (InputStream file = PageFiles.class.getResourceAsStream("page/messages/" + language + ".js")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Set<String> keys(String language) throws IOException {
        return KEY.matcher(text(language))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ja", "zh", "ko", "de"})
    void eachLanguageSaysWhatEnglishSays(String language) throws IOException {
        Set<String> own = keys(language).stream()
                .filter(key -> !OF_THE_ENGINE.matcher(key).matches())
                .collect(Collectors.toSet());

        assertThat(own).containsExactlyInAnyOrderElementsOf(keys("en"));
    }

    /** A word stands in the scripts by its key, or by a template that makes the key. */
    @Test
    void everyWordIsUsed() throws IOException {
        String scripts = PageFiles.all().entrySet().stream()
                .filter(file -> file.getKey().matches("[a-z-]+\\.js"))
                .map(file -> new String(file.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("\n"));
        Pattern made = Pattern.compile(Pattern.compile("`([a-z-]+-)\\$\\{[^`]*`|`\\$\\{[^`]*\\}(-[a-z-]+)`")
                .matcher(scripts)
                .results()
                .map(template -> template.group(1) == null ? ".*" + template.group(2) : template.group(1) + ".*")
                .distinct()
                .collect(Collectors.joining("|")));

        assertThat(keys("en"))
                .allMatch(key ->
                        scripts.contains("\"" + key + "\"") || made.matcher(key).matches());
    }

    /** The English sentences are the engine's own. */
    @ParameterizedTest
    @ValueSource(strings = {"ja", "zh", "ko", "de"})
    void eachLanguageSaysWhyAndWhatToLookAt(String language) throws IOException {
        Set<String> all = Arrays.stream(Rule.values())
                .map(rule -> "reason-" + rule.code())
                .collect(Collectors.toSet());
        Arrays.stream(FlagKind.values()).map(kind -> "flag-" + kind.code()).forEach(all::add);
        Set<String> said = keys(language).stream()
                .filter(key -> OF_THE_ENGINE.matcher(key).matches())
                .collect(Collectors.toSet());

        assertThat(all)
                .containsAll(said.stream()
                        .filter(key -> !key.startsWith("warning-") && !key.startsWith("refused-"))
                        .toList());
        assertThat(said).contains("reason-dead", "reason-captured-second", "reason-seki-proven");
        assertThat(keys(language)).as("what Japanese says").isEqualTo(keys("ja"));
        assertThat(said)
                .containsAll(Arrays.stream(FlagKind.values())
                        .map(kind -> "flag-" + kind.code())
                        .toList());
    }

    /** The codes are those of the document, which lists all of them. */
    @ParameterizedTest
    @ValueSource(strings = {"ja", "zh", "ko", "de"})
    void eachLanguageSaysWhatWasTolerated(String language) throws IOException {
        Set<String> codes = Pattern.compile("(?m)^\\| `([a-z]+(?:-[a-z]+)*)`(?:, `([a-z-]+)`)? \\|")
                .matcher(Files.readString(Path.of("../docs/record-tolerance.md")))
                .results()
                .flatMap(found -> Stream.of(found.group(1), found.group(2)))
                .filter(code -> code != null && !code.equals("tt"))
                .map(code -> "warning-" + code)
                .collect(Collectors.toSet());

        assertThat(codes).hasSizeGreaterThan(45);
        assertThat(keys(language)).containsAll(codes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ja", "zh", "ko", "de"})
    void eachLanguageSaysWhyARecordIsRefused(String language) throws IOException {
        Set<String> said = keys(language);

        assertThat(said)
                .containsAll(Arrays.stream(Refusal.values())
                        .map(reason -> "refused-" + reason.code())
                        .toList());
        assertThat(said).contains("refused-not-loaded", "refused-busy", "refused-too-large");
    }

    @Test
    void eachMotiveIsSaid() throws IOException {
        assertThat(keys("en"))
                .containsAll(Arrays.stream(MotiveKind.values())
                        .map(kind ->
                                "motive-" + kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList());
    }

    @Test
    void englishLeavesReasonsToTheEngine() throws IOException {
        assertThat(keys("en")).noneMatch(key -> OF_THE_ENGINE.matcher(key).matches());
    }
}
