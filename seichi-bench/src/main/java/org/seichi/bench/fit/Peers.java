package org.seichi.bench.fit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What other programs say of the games of a folder.
 *
 * @param scores by file name the scores that they answered, in points, Black positive
 */
record Peers(Map<String, List<Double>> scores) {
    /** No answers. */
    static final Peers NONE = new Peers(Map.of());

    private static final String SCORE = "_score";

    /**
     * Reads a tab-separated table: a column {@code file}, and a column {@code NAME_score} for each program.
     *
     * @param tables the folder that has the table {@code NAME.tsv} of a folder {@code NAME}; if it has none, there are no answers
     */
    static Peers of(Path tables, Path folder) throws IOException {
        Path table = tables.resolve(folder.getFileName() + ".tsv");
        if (!Files.exists(table)) {
            return NONE;
        }
        List<String> lines = Files.readAllLines(table, StandardCharsets.UTF_8);
        List<String> header = List.of(lines.get(0).split("\t", -1));
        Map<String, List<Double>> scores = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            List<String> cells = List.of(line.split("\t", -1));
            List<Double> answers = header.stream()
                    .filter(column -> column.endsWith(SCORE))
                    .map(column -> cells.get(header.indexOf(column)))
                    .filter(cell -> !cell.isEmpty())
                    .map(Double::valueOf)
                    .toList();
            scores.put(cells.get(header.indexOf("file")), answers);
        }
        return new Peers(scores);
    }

    /**
     * Whether several programs agree with each other and not with the label of a game.
     *
     * @param recorded the label in half-points
     */
    boolean dispute(Path file, int recorded) {
        List<Double> answers = scores.getOrDefault(file.getFileName().toString(), List.of());
        Set<Double> different = new HashSet<>(answers);
        return answers.size() > 1 && different.size() == 1 && !different.contains(recorded / 2.0);
    }
}
