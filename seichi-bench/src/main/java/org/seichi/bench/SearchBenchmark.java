package org.seichi.bench;

import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/** Moves on the search board, and the reading of all captures of a final position. */
@State(Scope.Thread)
@Warmup(iterations = 3, time = 1)
public class SearchBenchmark extends TimedBenchmark {
    private static final int MOVES = 1000;

    private SearchBoard empty;
    private int[] points;

    /** A thousand random moves from the empty board on, captures and suicides among them. */
    @Setup
    public void prepare() {
        Board board = Board.square(19);
        empty = new SearchBoard(Position.empty(board));
        points = new int[MOVES];
        SplittableRandom random = new SplittableRandom(1);
        while (empty.depth() < MOVES) {
            int point = board.point(random.nextInt(19), random.nextInt(19));
            if (empty.at(point) == 0) {
                points[empty.depth()] = point;
                empty.play(point);
            }
        }
        takeBack();
    }

    private void takeBack() {
        while (empty.depth() > 0) {
            empty.undo();
        }
    }

    /** A thousand moves played and taken back: one pair takes a thousandth of the time. */
    @Benchmark
    public long thousandMoves() {
        for (int point : points) {
            empty.play(point);
        }
        long hash = empty.hash();
        takeBack();
        return hash;
    }

    /** Capture reading of every chain of an example game's final position, with either player first and a new table. */
    @Benchmark
    public int captures(ExampleGame example) {
        Position position = example.end();
        Board board = position.board();
        CaptureReader reader =
                new CaptureReader(new TranspositionTable(16), new NodeCounter(Budget.NORMAL), SearchLimit.NORMAL);
        SearchBoard search = new SearchBoard(position);
        int nodes = 0;
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point) && position.at(point) != 0 && search.chain(point) == point) {
                for (Color first : Color.values()) {
                    nodes += (int) reader.read(search, point, first).nodes();
                }
            }
        }
        return nodes;
    }
}
