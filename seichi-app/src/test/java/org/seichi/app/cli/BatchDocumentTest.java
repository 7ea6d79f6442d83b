package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.batch.Column;

/** The commands in {@code docs/batch.md} run, and its table describes every column in order. */
class BatchDocumentTest {
    private static final Path ROOT = Path.of("..");

    private static String document() throws IOException {
        return Files.readString(ROOT.resolve("docs/batch.md"));
    }

    private static List<String> find(String pattern, String text) {
        List<String> found = new ArrayList<>();
        Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    @Test
    void everyCommandRuns(@TempDir Path folder) throws IOException {
        List<String> commands = find("^\\./seichi (.*)$", document());
        for (String command : commands) {
            String[] words = Arrays.stream(command.split(" "))
                    .map(word -> word.matches(".*\\.(csv|jsonl)")
                            ? folder.resolve(word).toString()
                            : word)
                    .map(word -> word.equals("examples") ? ROOT.resolve(word).toString() : word)
                    .toArray(String[]::new);
            assertThat(Run.of(words).status()).as(command).isZero();
        }
        assertThat(commands).hasSize(4);
    }

    @Test
    void everyColumnIsDescribedInOrder() throws IOException {
        String table = document().split("## The table", 2)[1].split("What is not known", 2)[0];
        List<String> described = find("^\\| (`.*?`) \\|", table).stream()
                .flatMap(cell -> find("`(\\w+)`", cell).stream())
                .toList();

        assertThat(described).isEqualTo(Column.all().stream().map(Column::title).toList());
    }
}
