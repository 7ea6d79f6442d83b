package org.seichi.app.errors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.seichi.app.files.FileText;
import org.seichi.app.suite.SuiteRow;
import org.seichi.rules.HalfPoints;

/**
 * The answers of other programs about the games of a suite, read from a tab-separated table with a header. The column
 * {@code file} names the game as the suite does; each program has two columns, {@code NAME_score} in points, Black positive,
 * and {@code NAME_dead} (see {@link PeerAnswer#dead}).
 */
public final class PeerTable {
    /** A table without answers. */
    public static final PeerTable EMPTY = new PeerTable(Map.of());

    /** What such a file is, with its article. */
    public static final String NAME = "a table of the answers of other programs";

    private static final String FILE = "file";
    private static final String SCORE = "_score";
    private static final String DEAD = "_dead";

    private final Map<String, List<PeerAnswer>> answers;

    private PeerTable(Map<String, List<PeerAnswer>> answers) {
        this.answers = answers;
    }

    /**
     * Reads a table from a file.
     *
     * @throws IOException if it cannot be read or is not such a table, with a message for the user
     */
    public static PeerTable read(Path path) throws IOException {
        CSVFormat format = CSVFormat.TDF
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .setQuote(null)
                .setIgnoreEmptyLines(false)
                .get();
        try (CSVParser rows = CSVParser.parse(text(path), format)) {
            return new PeerTable(answers(path, rows));
        } catch (UncheckedIOException | IllegalArgumentException broken) {
            throw new IOException(path + ": this is not " + NAME, broken);
        }
    }

    private static String text(Path path) throws IOException {
        try {
            return FileText.read(path, NAME);
        } catch (IOException cause) {
            throw new IOException(path + ": " + cause.getMessage(), cause);
        }
    }

    private static Map<String, List<PeerAnswer>> answers(Path path, CSVParser rows) throws IOException {
        List<String> programs = programs(rows.getHeaderNames());
        if (programs.isEmpty() || !rows.getHeaderNames().contains(FILE)) {
            throw wrong(path, 1, "the header has no columns file, NAME_score and NAME_dead");
        }
        Map<String, List<PeerAnswer>> answers = new HashMap<>();
        for (CSVRecord row : rows) {
            long line = row.getRecordNumber() + 1;
            if (!row.isConsistent()) {
                throw wrong(
                        path,
                        line,
                        "the row has " + row.size() + " cells, and the header "
                                + rows.getHeaderNames().size());
            }
            answers.put(row.get(FILE), answers(path, line, row, programs));
        }
        if (answers.isEmpty()) {
            throw wrong(path, 1, "there is no row below the header");
        }
        return answers;
    }

    private static IOException wrong(Path path, long line, String why) {
        return new IOException(path + ":" + line + ": " + why);
    }

    /**
     * The rows without the games whose recorded result is disputed: those on which two or more programs answered, all with
     * the same score, and not the recorded one.
     */
    public List<SuiteRow> clean(List<SuiteRow> rows) {
        return rows.stream()
                .filter(row -> !(row instanceof SuiteRow.Measured game && isDisputed(game)))
                .toList();
    }

    private boolean isDisputed(SuiteRow.Measured game) {
        OptionalInt recorded = game.recordedMargin();
        return recorded.isPresent() && isDisputed(of(game.file()), recorded.getAsInt());
    }

    /** Whether at least two programs answered, all with the same margin, and not the recorded one (in half-points). */
    static boolean isDisputed(List<PeerAnswer> answers, int recorded) {
        return answers.size() > 1
                && answers.stream()
                        .allMatch(answer -> answer.margin() == answers.get(0).margin() && answer.margin() != recorded);
    }

    /** The answers about a game; empty if no program gave a score. */
    List<PeerAnswer> of(String game) {
        return answers.getOrDefault(game, List.of());
    }

    private static List<String> programs(List<String> header) {
        return header.stream()
                .filter(column -> column.endsWith(SCORE))
                .map(column -> column.substring(0, column.length() - SCORE.length()))
                .filter(program -> header.contains(program + DEAD))
                .toList();
    }

    private static List<PeerAnswer> answers(Path path, long line, CSVRecord row, List<String> programs)
            throws IOException {
        List<PeerAnswer> answers = new ArrayList<>();
        for (String program : programs) {
            String score = row.get(program + SCORE).strip();
            if (!score.isEmpty()) {
                OptionalInt margin = HalfPoints.parse(score);
                if (margin.isEmpty()) {
                    throw wrong(path, line, "\"" + score + "\" is no score in points (" + program + SCORE + ")");
                }
                answers.add(new PeerAnswer(margin.getAsInt(), row.get(program + DEAD)));
            }
        }
        return List.copyOf(answers);
    }
}
