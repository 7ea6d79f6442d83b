package org.seichi.app.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.seichi.analysis.UnusableException;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.check.StoredAnswers;
import org.seichi.check.StoredClaim;
import org.seichi.check.StoredProof;
import org.seichi.rules.Suicide;
import org.seichi.text.Coordinates;

/** Reads a proof from the JSON of {@code seichi prove}. */
final class StoredProofReader {
    private final Map<?, ?> json;
    private final Board board;

    private StoredProofReader(Map<?, ?> json, Board board) {
        this.json = json;
        this.board = board;
    }

    /**
     * The proof that an object holds.
     *
     * @throws UnusableException if a key is missing or says what it cannot say
     */
    static StoredProof read(Map<?, ?> json) throws UnusableException {
        List<?> rows = list(json, "rows");
        int width = rows.isEmpty() ? 0 : rows.get(0).toString().length();
        if (width < 1 || width > Board.MAX_SIZE || rows.size() > Board.MAX_SIZE) {
            throw new UnusableException("\"rows\" is no board");
        }
        return new StoredProofReader(json, new Board(width, rows.size())).proof(rows);
    }

    private StoredProof proof(List<?> rows) throws UnusableException {
        List<StoredClaim> claims = new ArrayList<>();
        for (Object region : list(json, "regions")) {
            claims.add(claim(object(region, "regions")));
        }
        List<StoredAnswers> answers = new ArrayList<>();
        for (Object table : list(json, "answers")) {
            answers.add(answers(object(table, "answers")));
        }
        Suicide suicide = named(Suicide.values(), json, "suicide");
        return new StoredProof(position(rows), suicide, claims, answers);
    }

    private Position position(List<?> rows) throws UnusableException {
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        for (int y = 0; y < board.height(); y++) {
            String row = rows.get(y).toString();
            if (!row.matches("[XO.]{" + board.width() + "}")) {
                throw new UnusableException("\"rows\" is no board");
            }
            for (int x = 0; x < board.width(); x++) {
                if (row.charAt(x) != '.') {
                    (row.charAt(x) == 'X' ? black : white).add(board.point(x, y));
                }
            }
        }
        return Position.empty(board).with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
    }

    private StoredClaim claim(Map<?, ?> region) throws UnusableException {
        PointSet.Builder points = PointSet.builder(board);
        for (Object name : list(region, "points")) {
            points.add(point(name.toString()));
        }
        PointSet claimed = points.build();
        if (claimed.isEmpty()) {
            throw new UnusableException("a region has no points");
        }
        return new StoredClaim(
                named(Color.values(), region, "color"), named(StoredClaim.Kind.values(), region, "what"), claimed);
    }

    private StoredAnswers answers(Map<?, ?> table) throws UnusableException {
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
            int answer = words[1].equals("-") ? Board.NO_POINT : point(words[1]);
            int next = words.length == 2 ? number : state(words[2], count);
            steps.put(point(words[0]), new StoredAnswers.Step(answer, next));
        }
        return steps;
    }

    private static int state(String text, int count) throws UnusableException {
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) >= count) {
            throw new UnusableException("there is no state " + text);
        }
        return Integer.parseInt(text);
    }

    private int point(String name) throws UnusableException {
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

    private static List<?> list(Map<?, ?> object, String key) throws UnusableException {
        if (object.get(key) instanceof List<?> list && !list.contains(null)) {
            return list;
        }
        throw new UnusableException("\"" + key + "\" is missing or no list: was it written by this version?");
    }

    private static Map<?, ?> object(Object value, String key) throws UnusableException {
        if (value instanceof Map<?, ?> object) {
            return object;
        }
        throw new UnusableException("\"" + key + "\" holds no objects");
    }

    private static <E extends Enum<E>> E named(E[] values, Map<?, ?> object, String key) throws UnusableException {
        String name = String.valueOf(object.get(key));
        return Stream.of(values)
                .filter(value ->
                        value.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name))
                .findFirst()
                .orElseThrow(() -> new UnusableException("\"" + key + "\" is " + name));
    }
}
