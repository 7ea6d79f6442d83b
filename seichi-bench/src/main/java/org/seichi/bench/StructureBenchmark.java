package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.seichi.structure.Chains;
import org.seichi.structure.Influence;
import org.seichi.structure.Structure;

/** What is found in a final position without search. */
public class StructureBenchmark extends TimedBenchmark {
    /** Chains with their liberties. */
    @Benchmark
    public Chains chains(ExampleGame example) {
        return Chains.of(example.stones());
    }

    /** Bouzy map with 8 dilations and 21 erosions. */
    @Benchmark
    public Influence influence(ExampleGame example) {
        return Influence.bouzy(example.stones(), 8, 21);
    }

    /** Everything: chains, regions, influence, groups, eye spaces. */
    @Benchmark
    public Structure structure(ExampleGame example) {
        return Structure.of(example.stones());
    }

    /** The structure of the rest when the first group has been taken off, as in a round of removal. */
    @Benchmark
    public Structure remainder(ExampleGame example) {
        return example.structure.without(example.group, example.withoutGroup);
    }
}
