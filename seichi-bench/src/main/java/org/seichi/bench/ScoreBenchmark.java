package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.carta.StaticMethod;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.score.Assessment;
import org.seichi.score.Score;
import org.seichi.score.Tally;
import org.seichi.structure.Chains;
import org.seichi.structure.Influence;
import org.seichi.structure.Structure;

/** From the bytes of a record to its score. */
public class ScoreBenchmark extends TimedBenchmark {
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

    /** Chains with their liberties. */
    @Benchmark
    public Chains chains(ExampleGame example) {
        return Chains.of(example.end());
    }

    /** Bouzy map with 8 dilations and 21 erosions. */
    @Benchmark
    public Influence influence(ExampleGame example) {
        return Influence.bouzy(example.end(), 8, 21);
    }

    /** All that is found in a final position without search: chains, regions, influence, groups, eye spaces. */
    @Benchmark
    public Structure structure(ExampleGame example) {
        return Structure.of(example.end());
    }

    /** Final position to assessment, by the usual method. */
    @Benchmark
    public Assessment assessing(ExampleGame example) {
        return example.assess();
    }

    /** The same by the static method. */
    @Benchmark
    public Assessment assessingStatically(ExampleGame example) {
        return example.assess(new StaticMethod());
    }

    /** Assessment to score. */
    @Benchmark
    public Score counting(ExampleGame example) {
        Terms terms = example.terms;
        return Tally.count(
                example.assessment,
                terms.rules(),
                terms.komi(),
                terms.handicap(),
                example.replay.end().ending());
    }
}
