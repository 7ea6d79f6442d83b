package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** From the bytes of a record to its final position. */
public class RecordBenchmark extends TimedBenchmark {
    /** Bytes to game. */
    @Benchmark
    public Game reading(ExampleGame example) throws RecordException {
        return SgfReader.readFirst(example.bytes);
    }

    /** Game to terms: ruleset, komi, handicap. */
    @Benchmark
    public Terms terms(ExampleGame example) {
        return Terms.of(example.game);
    }

    /** Game to final position. */
    @Benchmark
    public Replay replay(ExampleGame example) {
        return Replay.of(example.game, example.terms.rules());
    }
}
