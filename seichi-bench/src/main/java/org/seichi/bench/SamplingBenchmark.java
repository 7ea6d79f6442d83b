package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.board.Position;
import org.seichi.playout.Sample;

/** A hundred playouts at a time. */
@Warmup(iterations = 3, time = 1)
public class SamplingBenchmark extends TimedBenchmark {
    private static final int GAMES = 100;

    /** From the end of a game, as for the life of its stones. */
    @Benchmark
    public Sample fromTheEnd(ExampleGame example) {
        return Sample.of(example.end(), GAMES);
    }

    /** From the empty board of the game. */
    @Benchmark
    public Sample fromTheStart(ExampleGame example) {
        return Sample.of(Position.empty(example.end().board()), GAMES);
    }
}
