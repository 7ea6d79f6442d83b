package org.seichi.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.line.Line;
import org.seichi.line.LineText;
import org.seichi.score.Verdict;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/** The captures of one position, each read once, and put into words. */
public final class CaptureReadings {
    private static final SearchLimit LIMIT = new SearchLimit(150, 40);
    private final Position position;
    private final Orientation view;
    private final SearchBoard board;
    private final CaptureReader reader;
    private final Map<Integer, Capture> known = new HashMap<>();

    CaptureReadings(Position position, TranspositionTable table, NodeCounter counter) {
        this(position, table, counter, LIMIT);
    }

    /**
     * Reads the captures of a position in the same way whatever its orientation.
     *
     * @param table shared by all searches of the position
     * @param counter bounds all of them together
     * @param limit of each single search
     */
    public CaptureReadings(Position position, TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.position = position;
        view = Orientation.inPlay(position);
        board = new SearchBoard(view.seen(position));
        reader = new CaptureReader(table, counter, limit);
    }

    /** The capture of a chain with a player to move first. */
    public Capture read(Verdict chain, Color first) {
        int stone = view.seen(chain.stones()).first();
        return known.computeIfAbsent(
                2 * stone + first.code() - 1, key -> back(reader.read(board, stone, view.seen(first))));
    }

    private Capture back(Capture seen) {
        List<Integer> line = seen.line().stream().map(view::origin).toList();
        return new Capture(seen.result(), seen.proven(), line, view.origin(seen.zone()), seen.nodes());
    }

    /** Whether the answer for a chain and a first player is the given one. */
    boolean is(CaptureResult result, Verdict chain, Color first) {
        return read(chain, first).result() == result;
    }

    /** Liberties of a chain. */
    PointSet liberties(Verdict chain) {
        return view.origin(board.libertySet(view.seen(chain.stones()).first()));
    }

    /** The moves of a capture, as a line that begins with a player. */
    Line line(Capture capture, Color first) {
        return new Line(first, capture.line(), true);
    }

    /** Whether the rules allow a line that captures a chain: the search lets one of the players retake every ko at once. */
    boolean isShown(Line line, Verdict chain) {
        return line.takes(chain.stones(), position);
    }

    /** A line of play as players write it: {@code "Black C3, White D4."}. */
    String inWords(Line line) {
        return line.inWords(position.board()) + ".";
    }

    /** A line in a sentence that says that its first player cannot save his stones. */
    String toldAsVain(Line line) {
        return line.toldAsVain(position.board());
    }

    /** The name of a player. */
    static String name(Color color) {
        return LineText.name(color);
    }
}
