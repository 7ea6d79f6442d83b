package org.seichi.bench;

import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.cgt.Value;
import org.seichi.endgame.EndgameReader;
import org.seichi.endgame.LocalScoreReader;
import org.seichi.endgame.Premises;
import org.seichi.life.Life;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/** Time of a node of the proof-number search, and of the canonical form of a corridor. */
@State(Scope.Thread)
@Warmup(iterations = 3, time = 1)
public class ExactBenchmark extends TimedBenchmark {
    /** Nodes at which the search is cut off. The question must take more, or the time of a node could not be derived. */
    private static final int NODES = 10_000;

    private static final int CORRIDOR = 8;

    private LifeQuestion large;
    private Premises corridor;

    /** An empty eye space of three by five points in the corner, and a corridor that White can enter at one end. */
    @Setup
    public void prepare() {
        Board board = new Board(11, 9);
        PointSet space = rectangle(board, 0, 0, 5, 3);
        PointSet wall = rectangle(board, 0, 0, 6, 4).minus(space);
        Position position = Position.empty(board)
                .with(wall, Stones.WHITE)
                .with(wall.neighbors(board).minus(space), Stones.BLACK);
        large = new LifeQuestion(position, wall, space);
        corridor = corridor();
        if (searchNode().nodes() != NODES) {
            throw new IllegalStateException("decided before the nodes were used up");
        }
    }

    private static PointSet rectangle(Board board, int x, int y, int width, int height) {
        PointSet.Builder points = PointSet.builder(board);
        for (int row = y; row < y + height; row++) {
            for (int column = x; column < x + width; column++) {
                points.add(board.point(column, row));
            }
        }
        return points.build();
    }

    private static Premises corridor() {
        Board board = new Board(CORRIDOR + 2, 3);
        PointSet open = rectangle(board, 1, 1, CORRIDOR, 1);
        PointSet white = rectangle(board, CORRIDOR + 1, 0, 1, 3);
        PointSet black = board.points().minus(open).minus(white);
        Position position = Position.empty(board).with(black, Stones.BLACK).with(white, Stones.WHITE);
        PointSet none = PointSet.empty(board);
        return new Premises(position, black.union(white), none, none, none);
    }

    private static NodeCounter counter(long nodes) {
        return new NodeCounter(new Budget(nodes));
    }

    /** The time of one node, with a new table. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public Life searchNode() {
        SearchLimit limit = new SearchLimit(NODES, 80);
        return new LifeReader(new TranspositionTable(16), counter(NODES), limit).read(large, Color.BLACK);
    }

    /** The value of a corridor of eight points, its local scores included. */
    @Benchmark
    public Optional<Value> corridorValue() {
        EndgameReader reader = new EndgameReader(new TranspositionTable(12), counter(100_000), LocalScoreReader.LIMIT);
        return reader.read(corridor).areas().get(0).value();
    }
}
