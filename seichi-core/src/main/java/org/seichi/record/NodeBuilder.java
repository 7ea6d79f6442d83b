package org.seichi.record;

import java.util.ArrayList;
import java.util.List;
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
    private PointSet.Builder blackMarks;
    private PointSet.Builder whiteMarks;
    /** The triangles of the current node; {@code lastTriangles} are those of the last node that had any. */
    private PointSet.Builder triangles;

    private PointSet lastTriangles;

    NodeBuilder(Board board, String text, Problems problems) {
        this.board = board;
        this.text = text;
        this.problems = problems;
        points = new PointReader(board, text, problems);
        lastTriangles = PointSet.empty(board);
    }

    /** Begins a node. */
    void begin() {
        end();
        firstStep = steps.size();
        blackMarks = null;
        whiteMarks = null;
        triangles = null;
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
            case "TB" -> {
                blackMarks = blackMarks == null ? PointSet.builder(board) : blackMarks;
                mark(blackMarks, from, to);
            }
            case "TW" -> {
                whiteMarks = whiteMarks == null ? PointSet.builder(board) : whiteMarks;
                mark(whiteMarks, from, to);
            }
            case "TR" -> {
                triangles = triangles == null ? PointSet.builder(board) : triangles;
                mark(triangles, from, to);
                lastTriangles = triangles.build();
            }
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
    }

    /** The steps of all nodes. */
    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** The territory marked in the last node. */
    Optional<Marks> marks() {
        if (blackMarks == null && whiteMarks == null) {
            return Optional.empty();
        }
        return Optional.of(new Marks(marked(blackMarks), marked(whiteMarks)));
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

    /** Adds the points of a value. An empty one adds none: KGS and others write TB[] if there is no territory. */
    private void mark(PointSet.Builder marks, int from, int to) throws RecordException {
        if (!SgfText.line(text, from, to).isEmpty()) {
            points.list(from, to, marks);
        }
    }

    private PointSet marked(PointSet.Builder marks) {
        return marks == null ? PointSet.empty(board) : marks.build();
    }
}
