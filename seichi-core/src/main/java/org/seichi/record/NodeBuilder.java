package org.seichi.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Step;

/** Reads moves, setup, territory marks and triangles node by node and builds the steps of a game. */
final class NodeBuilder {
    /** Steps after which a further move is refused: more than any game has, and few enough to be kept and replayed from any file. */
    static final int MOST_STEPS = 100_000;

    private final Board board;
    private final String text;
    private final Problems problems;
    private final PointReader points;
    private final List<Step> steps = new ArrayList<>(400);

    private int start;
    private int firstStep;
    private SetupBuilder setup;

    /** The points that the current node marks, by property. */
    private final Map<String, PointSet.Builder> marked = new HashMap<>();

    private PointSet lastTriangles;

    NodeBuilder(Board board, String text, Problems problems) {
        this.board = board;
        this.text = text;
        this.problems = problems;
        points = new PointReader(board, text, problems);
        lastTriangles = PointSet.empty(board);
    }

    void begin() {
        end();
        firstStep = steps.size();
        marked.clear();
    }

    /** Begins a property, whose values follow. */
    void property(int offset) {
        start = offset;
    }

    /**
     * Reads a value of the property.
     *
     * @throws RecordException if the game has more moves or points than any game has
     */
    void value(String property, int from, int to) throws RecordException {
        switch (property) {
            case "B" -> move(Color.BLACK, from, to);
            case "W" -> move(Color.WHITE, from, to);
            case "AB", "AW", "AE" -> setup(property, from, to);
            case "PL" -> turn(from, to);
            case "TB", "TW", "TR" -> mark(property, from, to);
            default -> {}
        }
    }

    /** Ends the current node, if any. */
    void end() {
        int moves = steps.size() - firstStep;
        if (moves > 1) {
            problems.warn(Tolerance.MOVES_IN_NODE, start, start);
        }
        if (setup != null) {
            if (moves > 0) {
                problems.warn(Tolerance.SETUP_WITH_MOVE, start, start);
            }
            steps.add(firstStep, setup.build());
            setup = null;
        }
        firstStep = steps.size();
        lastTriangles = marked.containsKey("TR") ? marked("TR") : lastTriangles;
    }

    /** The steps of all nodes. */
    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** The territory marked in the last node. */
    Optional<Marks> marks() {
        boolean isMarked = marked.containsKey("TB") || marked.containsKey("TW");
        return isMarked ? Optional.of(new Marks(marked("TB"), marked("TW"))) : Optional.empty();
    }

    /** The points with triangles in the last node that has any. */
    PointSet triangles() {
        return lastTriangles;
    }

    /** The exception for a game with too many moves. */
    static RecordException tooManyMoves(Problems problems, int offset) {
        return problems.refusal(offset, Refusal.TOO_MANY_MOVES, String.valueOf(MOST_STEPS));
    }

    private void move(Color player, int from, int to) throws RecordException {
        int point = points.move(from, to);
        if (point == PointReader.UNREADABLE) {
            return;
        }
        if (steps.size() == MOST_STEPS) {
            throw tooManyMoves(problems, start);
        }
        LineCounter place = problems.place(start);
        steps.add(new Move(player, point, place.line(), place.column()));
    }

    private void setup(String property, int from, int to) throws RecordException {
        PointSet.Builder list = PointSet.builder(board);
        points.list(from, to, list);
        if (setup().set(property, list.build())) {
            problems.warn(Tolerance.SETUP_CONFLICT, from, to);
        }
    }

    private void turn(int from, int to) {
        switch (SgfText.line(text, from, to)) {
            case "B", "b", "Black", "black", "BLACK", "1" -> setup().turn(Color.BLACK);
            case "W", "w", "White", "white", "WHITE", "2" -> setup().turn(Color.WHITE);
            default -> problems.warn(Tolerance.TURN_UNREADABLE, from, to);
        }
    }

    private SetupBuilder setup() {
        if (setup == null) {
            setup = new SetupBuilder(board);
        }
        return setup;
    }

    /** Marks the points of a value. An empty one has none: KGS and others write TB[] if there is no territory. */
    private void mark(String property, int from, int to) throws RecordException {
        PointSet.Builder marks = marked.computeIfAbsent(property, first -> PointSet.builder(board));
        if (!SgfText.line(text, from, to).isEmpty()) {
            points.list(from, to, marks);
        }
    }

    private PointSet marked(String property) {
        return marked.containsKey(property) ? marked.get(property).build() : PointSet.empty(board);
    }
}
