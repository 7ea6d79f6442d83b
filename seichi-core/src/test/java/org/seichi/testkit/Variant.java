package org.seichi.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Move;

/**
 * One of sixteen equivalent views of a position: a symmetry of the board, with or without colors swapped. Whatever holds of
 * a position must hold, mapped, of every variant of it.
 *
 * @param symmetry where points go
 * @param swapped whether Black and White change places
 */
public record Variant(Symmetry symmetry, boolean swapped) {
    /** All sixteen, the identity first. */
    public static Stream<Variant> all() {
        return Stream.of(false, true)
                .flatMap(swapped -> Arrays.stream(Symmetry.values()).map(symmetry -> new Variant(symmetry, swapped)));
    }

    /** The variant that undoes this one. */
    public Variant inverse() {
        return new Variant(symmetry.inverse(), swapped);
    }

    /** The variant of a board. */
    public Board board(Board board) {
        return symmetry.board(board);
    }

    /** The variant of a point of the given board. */
    public int point(Board board, int point) {
        return symmetry.point(board, point);
    }

    /** The variant of a set of points of the given board. */
    public PointSet points(Board board, PointSet points) {
        return symmetry.points(board, points);
    }

    /** The variant of a line of play on the given board. */
    public List<Integer> line(Board board, List<Integer> points) {
        return points.stream().map(point -> point(board, point)).toList();
    }

    /** The variant of a color. */
    public Color color(Color color) {
        return swapped ? color.opponent() : color;
    }

    /** The variant of a score in which positive numbers are Black's. */
    public int score(int score) {
        return swapped ? -score : score;
    }

    /** The variant of a move on the given board. */
    public Move move(Board board, Move move) {
        return new Move(color(move.color()), point(board, move.point()), move.line(), move.column());
    }

    /** The variant of a position, with player to move, ko and prisoners. */
    public Position position(Position position) {
        Board board = position.board();
        Color black = color(Color.BLACK);
        Color white = color(Color.WHITE);
        return Position.empty(board(board))
                .with(points(board, position.stones(Color.BLACK)), black.code())
                .with(points(board, position.stones(Color.WHITE)), white.code())
                .withPrisoners(position.capturedBy(black), position.capturedBy(white))
                .withToMove(color(position.toMove()))
                .withKo(point(board, position.ko()));
    }
}
