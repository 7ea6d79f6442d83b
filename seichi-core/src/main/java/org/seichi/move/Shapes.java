package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.pattern.PatternBoard;
import org.seichi.pattern.PatternMatch;
import org.seichi.pattern.PatternSet;

/**
 * The move shapes that the player to move can make, found by the patterns of the resource {@code moves.txt}. A shape carries the opponent's
 * best move in its place (Yen, section 5.2.1, 1).
 */
final class Shapes {
    /** The patterns of all shapes. */
    static final PatternSet PATTERNS = PatternSet.read(Shapes.class, "moves.txt");

    private static final String KIND = "kind";
    private static final char REPLY = '1';

    private final Map<String, List<ShapeMove>> byKind;

    private Shapes(Map<String, List<ShapeMove>> byKind) {
        this.byKind = byKind;
    }

    /**
     * A shape on the board.
     *
     * @param move the point to play
     * @param reply the opponent's best move in its place
     */
    record ShapeMove(int move, int reply, PatternMatch match) {
        String name() {
            return match.pattern().name();
        }

        /** The name in words. */
        String words() {
            return name().replace('-', ' ');
        }
    }

    /** Finds the shapes of a position; one that can be made in several ways is listed for each of them. */
    static Shapes of(MoveContext context) {
        PatternBoard board = new PatternBoard(context.position());
        Map<String, List<ShapeMove>> byKind = new TreeMap<>();
        PointSet empty = context.position().empty();
        empty.forEach(move -> PATTERNS.match(board, context.player(), move, match -> {
            int reply = match.point(REPLY);
            ShapeMove shape = new ShapeMove(move, reply == Board.NO_POINT ? move : reply, match);
            byKind.computeIfAbsent(match.pattern().attribute(KIND), kind -> new ArrayList<>())
                    .add(shape);
        }));
        return new Shapes(byKind);
    }

    List<ShapeMove> of(String kind) {
        return byKind.getOrDefault(kind, List.of());
    }
}
