package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.FilePaths;
import org.seichi.app.files.FileText;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.json.JsonType;
import org.seichi.report.RecordSummary;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;
import org.seichi.zone.GroupOutcome;
import org.seichi.zone.GroupQuestion;
import org.seichi.zone.GroupSolver;
import org.seichi.zone.SolvedGroup;

/**
 * Measures the solver on problems in which the defender lives, against a tab-separated table of their answers with a header and
 * a row for each file.
 */
final class ProblemSet {
    private static final int MEMORY_BITS = 20;
    private static final double NANOS = 1e9;

    private final Streams streams;
    private final FilesArgument files;
    private final Budget budget;
    private int asked;
    private int solved;
    private int asInTable;
    private long nodes;
    private double seconds;

    ProblemSet(Streams streams, FilesArgument files, Budget budget) {
        this.streams = streams;
        this.files = files;
        this.budget = budget;
    }

    /** Solves every problem for which the table has a row; returns the exit status. */
    int run(Path table) {
        Map<String, Map<String, String>> rows = rows(table);
        streams.out().println("file\toutcome\tmove\ttable\tzone\tnodes\tseconds");
        int status = new GameRun(streams, files).allGames(game -> {
            Map<String, String> row = rows.get(name(game));
            if (row != null) {
                solve(game, row);
            }
        });
        streams.out()
                .println(String.format(
                        Locale.ROOT,
                        "solved %d of %d, the move of the table %d; %s, %.0f s",
                        solved,
                        asked,
                        asInTable,
                        Texts.count(nodes, "position"),
                        seconds));
        return status;
    }

    private static String name(ReadGame game) {
        return FilePaths.last(game.source().file());
    }

    private static Map<String, Map<String, String>> rows(Path table) {
        try {
            List<String> lines = FileText.read(table, "a table").lines().toList();
            String[] columns = lines.isEmpty() ? new String[0] : lines.get(0).split("\t", -1);
            Map<String, Map<String, String>> rows = new HashMap<>();
            for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
                String[] cells = line.split("\t", -1);
                Map<String, String> row = new HashMap<>();
                for (int i = 0; i < Math.min(columns.length, cells.length); i++) {
                    row.put(columns[i], cells[i]);
                }
                rows.put(row.getOrDefault("file", ""), row);
            }
            return rows;
        } catch (IOException cause) {
            throw new UsageException("--table " + table + ": " + cause.getMessage());
        }
    }

    private void solve(ReadGame game, Map<String, String> row) throws UnusableException {
        RecordSummary summary = RecordSummary.of(game.game());
        Color owner = color(row.get("defender"));
        Position position = summary.replay().end().position().withToMove(color(row.get("to_move")));
        GroupQuestion question = new GroupQuestion(
                position,
                summary.terms().rules().suicide(),
                owner,
                points(position.board(), row.getOrDefault("crucial", "-")),
                GroupQuestion.Wanted.LIFE);
        long start = System.nanoTime();
        SolvedGroup group = GroupSolver.solve(question, MEMORY_BITS, new NodeCounter(budget));
        tell(name(game), group, row.getOrDefault("first_move", "-"), (System.nanoTime() - start) / NANOS);
    }

    private void tell(String name, SolvedGroup group, String wanted, double took) {
        Board board = group.question().position().board();
        boolean lives = group.outcome() == GroupOutcome.LIVES && group.assumed().isEmpty();
        int move = group.line().isEmpty() ? Board.NO_POINT : group.line().get(0);
        int given = Coordinates.parseSgf(board, wanted).orElse(Board.NO_POINT);
        asked++;
        solved += lives ? 1 : 0;
        asInTable += lives && move == given ? 1 : 0;
        nodes += group.nodes();
        seconds += took;
        streams.out()
                .println(String.join(
                        "\t",
                        name,
                        JsonType.code(group.outcome()),
                        lives ? Coordinates.format(board, move) : "-",
                        Coordinates.format(board, given),
                        Integer.toString(
                                group.proof().map(proof -> proof.zone().size()).orElse(0)),
                        Long.toString(group.nodes()),
                        String.format(Locale.ROOT, "%.2f", took)));
        streams.out().flush();
    }

    private static Color color(String text) throws UnusableException {
        if (!"B".equals(text) && !"W".equals(text)) {
            throw new UnusableException("the table names a player by B or W");
        }
        return "B".equals(text) ? Color.BLACK : Color.WHITE;
    }

    /** The points of a cell, in SGF letters separated by commas; for "-" the whole board, meaning any group of the defender. */
    private static PointSet points(Board board, String cell) throws UnusableException {
        if (cell.equals("-")) {
            return board.points();
        }
        PointSet.Builder points = PointSet.builder(board);
        for (String name : cell.split(",", -1)) {
            points.add(Coordinates.parseSgf(board, name)
                    .orElseThrow(() -> new UnusableException("the table names a point " + name)));
        }
        return points.build();
    }
}
