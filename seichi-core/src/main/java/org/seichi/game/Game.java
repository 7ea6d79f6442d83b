package org.seichi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;

/**
 * One game of a record: its header and its main line.
 *
 * @param board the board
 * @param header the header properties
 * @param steps setup and moves of the main line, in order
 * @param variations whether the record has variations beside the main line
 * @param marks territory marked in the last node of the main line
 * @param triangles points marked with triangles (TR) in the last node of the main line that has any
 * @param warnings what was tolerated while reading
 */
public record Game(
        Board board,
        Header header,
        List<Step> steps,
        boolean variations,
        Optional<Marks> marks,
        PointSet triangles,
        List<Warning> warnings) {
    /** A game without triangles. */
    public Game(
            Board board,
            Header header,
            List<Step> steps,
            boolean variations,
            Optional<Marks> marks,
            List<Warning> warnings) {
        this(board, header, steps, variations, marks, PointSet.empty(board), warnings);
    }

    /** Number of moves of the main line, passes included. */
    public int moves() {
        return (int) steps.stream().filter(Move.class::isInstance).count();
    }

    /** The steps of the main line before the move that follows a number of moves. */
    public List<Step> stepsUpTo(int moves) {
        List<Step> first = new ArrayList<>();
        int left = moves;
        for (Step step : steps) {
            if (step instanceof Move && left-- == 0) {
                break;
            }
            first.add(step);
        }
        return first;
    }
}
