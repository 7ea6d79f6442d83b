package org.seichi.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Reads the comment, signs and labels of a node. */
final class NodeNotes {
    private final Board board;
    private final String text;
    private final PointReader points;
    private final Map<String, PointSet.Builder> signs = new LinkedHashMap<>();
    private final Map<Integer, String> labels = new LinkedHashMap<>();
    private String comment = "";

    NodeNotes(Board board, String text, Problems problems) {
        this.board = board;
        this.text = text;
        points = new PointReader(board, text, problems);
    }

    /**
     * Reads a value of a property.
     *
     * @throws RecordException if there are more points than any node has
     */
    void value(String property, int from, int to) throws RecordException {
        switch (property) {
            case "TR" -> sign("triangles", from, to);
            case "SQ" -> sign("squares", from, to);
            case "CR" -> sign("circles", from, to);
            case "MA" -> sign("crosses", from, to);
            case "LB" -> label(from, to);
            case "C" -> comment = SgfText.lines(text, from, to);
            default -> {}
        }
    }

    String comment() {
        return comment;
    }

    Map<String, PointSet> signs() {
        Map<String, PointSet> built = new LinkedHashMap<>();
        signs.forEach((name, set) -> {
            PointSet all = set.build();
            if (!all.isEmpty()) {
                built.put(name, all);
            }
        });
        return Collections.unmodifiableMap(built);
    }

    Map<Integer, String> labels() {
        return Collections.unmodifiableMap(labels);
    }

    private void sign(String name, int from, int to) throws RecordException {
        points.list(from, to, signs.computeIfAbsent(name, first -> PointSet.builder(board)));
    }

    private void label(int from, int to) throws RecordException {
        int colon = text.indexOf(':', from);
        if (colon < 0 || colon >= to) {
            return;
        }
        PointSet.Builder named = PointSet.builder(board);
        points.list(from, colon, named);
        String label = SgfText.line(text, colon + 1, to);
        named.build().forEach(point -> labels.put(point, label));
    }
}
