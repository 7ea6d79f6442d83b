package org.seichi.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Game;
import org.seichi.game.HandicapPoints;
import org.seichi.game.Header;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Step;
import org.seichi.text.Texts;

/** Builds a game from the header, handicap and moves of a line-based format. */
final class MoveList {
    /** Handicap for which sources disagree about the corner of the third stone; the servers' own files do not say. */
    private static final int UNSURE_HANDICAP = 3;

    private final Board board;
    private final Problems problems;
    private final Map<String, String> header = new LinkedHashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private PointSet triangles;

    MoveList(Board board, Problems problems) {
        this.board = board;
        this.problems = problems;
        triangles = PointSet.empty(board);
    }

    /** Sets a header value, unless it is blank or already set. */
    void header(String property, String value) {
        if (!Texts.isBlank(value)) {
            header.putIfAbsent(property, Texts.strip(value));
        }
    }

    /**
     * Adds handicap stones on their usual points.
     *
     * @param stones their number; none are placed if it is less than two
     * @param span where the number is written
     */
    void handicap(int stones, Span span) {
        header("HA", Integer.toString(stones));
        if (stones < 2) {
            return;
        }
        Optional<PointSet> points = HandicapPoints.of(board, stones);
        if (points.isEmpty()) {
            problems.warn(Tolerance.HANDICAP_UNKNOWN, span);
            return;
        }
        if (stones == UNSURE_HANDICAP) {
            problems.warn(Tolerance.HANDICAP_CORNER, span);
        }
        PointSet none = PointSet.empty(board);
        steps.add(new Setup(points.get(), none, none, Optional.of(Color.WHITE)));
    }

    /** Adds stones that are set up. */
    void setup(Setup stones) {
        steps.add(stones);
    }

    /** Marks points with triangles. */
    void triangles(PointSet points) {
        triangles = points;
    }

    /**
     * Adds a move.
     *
     * @param x column, 0 at the left; a move off the board becomes a pass, with a warning
     * @param y row, 0 at the top
     * @param span where the move is written
     * @throws RecordException if the game has more moves than any game has
     */
    void move(Color player, int x, int y, Span span) throws RecordException {
        if (x < 0 || y < 0 || x >= board.width() || y >= board.height()) {
            problems.warn(Tolerance.MOVE_OFF_BOARD, span);
            pass(player, span);
        } else {
            add(player, board.point(x, y), span);
        }
    }

    /**
     * Adds a pass.
     *
     * @throws RecordException if the game has more moves than any game has
     */
    void pass(Color player, Span span) throws RecordException {
        add(player, Board.NO_POINT, span);
    }

    private void add(Color player, int point, Span span) throws RecordException {
        if (steps.size() == NodeBuilder.MOST_STEPS) {
            throw NodeBuilder.tooManyMoves(problems, span.start());
        }
        LineCounter place = problems.place(span.start());
        steps.add(new Move(player, point, place.line(), place.column()));
    }

    /** The player to move if the players alternate. */
    Color next() {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i) instanceof Move move) {
                return move.color().opponent();
            }
        }
        return steps.isEmpty() ? Color.BLACK : Color.WHITE;
    }

    Game build() {
        return new Game(
                board, new Header(header), List.copyOf(steps), false, Optional.empty(), triangles, problems.list());
    }
}
