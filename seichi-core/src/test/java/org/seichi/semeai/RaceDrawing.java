package org.seichi.semeai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * A race drawn to given numbers: Black's chain above, White's below, each enclosed by a living group of the opponent. Eyes
 * are rows of letters, with {@code .} for an empty point, {@code i} for a stone of the opponent's and {@code #} for the
 * chain.
 *
 * @param blackOutside outside liberties of Black's chain
 * @param whiteOutside outside liberties of White's chain
 * @param shared liberties of both
 * @param blackEye rows of Black's eye, separated by {@code /}; empty for none
 * @param whiteEye rows of White's eye
 */
record RaceDrawing(int blackOutside, int whiteOutside, int shared, String blackEye, String whiteEye) {
    private static final int WIDTH = 6;
    private static final int CHAIN_ROW = 3;

    /** The diagram. */
    Diagram diagram() {
        List<String> rows = new ArrayList<>(half(blackOutside, blackEye, 'X', 'O'));
        rows.add(row(shared, 'X'));
        List<String> lower = new ArrayList<>(half(whiteOutside, whiteEye, 'O', 'X'));
        Collections.reverse(lower);
        rows.addAll(lower);
        return Diagram.parse(String.join("\n", rows));
    }

    /** The rows from the opponent's living group to the chain. */
    private static List<String> half(int outside, String eye, char own, char other) {
        List<String> rows = new ArrayList<>();
        String wall = String.valueOf(other).repeat(WIDTH);
        rows.add("." + other + "." + wall.substring(3));
        rows.add(wall);
        rows.add(row(outside, other));
        rows.add(row(0, own));
        if (!eye.isEmpty()) {
            for (String line : eye.split("/", -1)) {
                rows.add((own + line + row(0, own))
                        .substring(0, WIDTH)
                        .replace('#', own)
                        .replace('i', other));
            }
            rows.add(row(0, own));
        }
        return rows;
    }

    private static String row(int empty, char rest) {
        return ".".repeat(empty) + String.valueOf(rest).repeat(WIDTH - empty);
    }

    /** The race as it stands. */
    Race race() {
        return race(new Variant(Symmetry.IDENTITY, false));
    }

    /** The race in a variant, with the walls taken for safe. */
    Race race(Variant variant) {
        Diagram diagram = diagram();
        Board board = diagram.board();
        int bottom = board.height() - 1;
        PointSet safe = chain(diagram, 0, 1).union(chain(diagram, 0, bottom - 1));
        int black = variant.point(board, board.point(0, CHAIN_ROW));
        int white = variant.point(board, board.point(0, bottom - CHAIN_ROW));
        RaceReader reader = new RaceReader(variant.position(diagram.position()), variant.points(board, safe));
        return (variant.swapped() ? reader.read(white, black) : reader.read(black, white)).orElseThrow();
    }

    private static PointSet chain(Diagram diagram, int x, int y) {
        return new SearchBoard(diagram.position()).stonesOf(diagram.board().point(x, y));
    }

    @Override
    public String toString() {
        return "outside " + blackOutside + ":" + whiteOutside + " shared " + shared + " eyes [" + blackEye + "] ["
                + whiteEye + "]";
    }
}
