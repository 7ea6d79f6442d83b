package org.seichi.app.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.seichi.analysis.UnusableException;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.check.StoredAnswers;
import org.seichi.json.JsonType;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** The board of stored proofs, with parsers for the parts of their JSON that refer to it. */
record StoredBoard(List<?> rows, Board board) {
    /** Stands for a move elsewhere. */
    private static final String PASS = "pass";

    /**
     * The board of a JSON object with {@code rows}.
     *
     * @throws UnusableException if they are missing or not a board
     */
    static StoredBoard of(Map<?, ?> json) throws UnusableException {
        List<?> rows = list(json, "rows");
        int width = rows.isEmpty() ? 0 : rows.get(0).toString().length();
        if (width < 1 || width > Board.MAX_SIZE || rows.size() > Board.MAX_SIZE) {
            throw new UnusableException("\"rows\" is not a board");
        }
        return new StoredBoard(rows, new Board(width, rows.size()));
    }

    Position position() throws UnusableException {
        List<String> texts = rows.stream().map(Object::toString).toList();
        if (!texts.stream().allMatch(row -> row.matches("[XO.]{" + board.width() + "}"))) {
            throw new UnusableException("\"rows\" is not a board");
        }
        return Diagram.parse(String.join("\n", texts)).position();
    }

    /** The points in a list of names. */
    PointSet points(Map<?, ?> object, String key) throws UnusableException {
        PointSet.Builder points = PointSet.builder(board);
        for (Object name : list(object, key)) {
            points.add(point(name.toString()));
        }
        return points.build();
    }

    /** Parses a table of answers from an object with {@code color} and {@code states}. */
    StoredAnswers answers(Map<?, ?> table) throws UnusableException {
        List<?> texts = list(table, "states");
        List<Map<Integer, StoredAnswers.Step>> states = new ArrayList<>();
        for (Object text : texts) {
            states.add(state(text.toString(), states.size(), texts.size()));
        }
        if (states.isEmpty()) {
            throw new UnusableException("a table of answers has no state");
        }
        return new StoredAnswers(named(Color.values(), table, "color"), states);
    }

    private Map<Integer, StoredAnswers.Step> state(String text, int number, int count) throws UnusableException {
        Map<Integer, StoredAnswers.Step> steps = new HashMap<>();
        for (String entry : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            String[] words = entry.split(" ", -1);
            if (words.length < 2 || words.length > 3) {
                throw new UnusableException("an answer is \"" + entry + "\"");
            }
            int attack = words[0].equals(PASS) ? Board.NO_POINT : point(words[0]);
            int answer = words[1].equals("-") ? Board.NO_POINT : point(words[1]);
            int next = words.length == 2 ? number : state(words[2], count);
            steps.put(attack, new StoredAnswers.Step(answer, next));
        }
        return steps;
    }

    private static int state(String text, int count) throws UnusableException {
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) >= count) {
            throw new UnusableException("there is no state " + text);
        }
        return Integer.parseInt(text);
    }

    int point(String name) throws UnusableException {
        try {
            int point = Coordinates.point(board, name);
            if (point != Board.NO_POINT) {
                return point;
            }
        } catch (IllegalArgumentException noPoint) {
            // Reported below.
        }
        throw new UnusableException("there is no point " + name);
    }

    static List<?> list(Map<?, ?> object, String key) throws UnusableException {
        if (object.get(key) instanceof List<?> list && !list.contains(null)) {
            return list;
        }
        throw new UnusableException("\"" + key + "\" is missing or no list: was it written by this version?");
    }

    static Map<?, ?> object(Object value, String key) throws UnusableException {
        if (value instanceof Map<?, ?> object) {
            return object;
        }
        throw new UnusableException("\"" + key + "\" holds no objects");
    }

    static <E extends Enum<E>> E named(E[] values, Map<?, ?> object, String key) throws UnusableException {
        String name = String.valueOf(object.get(key));
        return Stream.of(values)
                .filter(value -> JsonType.code(value).equals(name.replace('-', '_')))
                .findFirst()
                .orElseThrow(() -> new UnusableException("\"" + key + "\" is " + name));
    }
}
