package org.seichi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * One row of the table of examples.
 *
 * @param name file name without its ending
 * @param terms ruleset and komi: {@code "Japanese, komi 6.5"}
 * @param ending {@code "two passes"} or {@code "dame open"}
 * @param result the true score
 * @param dead a stone of each dead chain: {@code "D4 Q3"}
 * @param filled who must fill which points: {@code "White J4, Black O5"}; may be empty
 */
record ExampleRow(String name, String terms, String ending, String result, String dead, String filled) {
    /** The table of the games; the records of figures are not in it. */
    static List<ExampleRow> all() throws IOException {
        return Files.readAllLines(Path.of("../examples/README.md")).stream()
                .filter(line -> line.contains(".sgf)") && !line.contains("(figures/"))
                .map(ExampleRow::parse)
                .toList();
    }

    private static ExampleRow parse(String line) {
        List<String> cells = Arrays.stream(line.split("\\|", -1))
                .map(cell -> cell.strip().replace("–", ""))
                .toList();
        String name = cells.get(1).replaceAll("^\\[(.*)\\]\\(\\1\\.sgf\\)$", "$1");
        return new ExampleRow(name, cells.get(2), cells.get(3), cells.get(4), cells.get(5), cells.get(6));
    }
}
