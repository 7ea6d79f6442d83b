package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;

/** Proofs of an example game's final position, for both colors. */
@State(Scope.Thread)
@Warmup(iterations = 3, time = 1)
public class ProofBenchmark extends TimedBenchmark {
    /** Unconditional life and the static rules. */
    @Benchmark
    public Safety byStaticRules(ExampleGame example) {
        return Safety.of(example.end(), Suicide.FORBIDDEN);
    }

    /** Static rules and local search, with the usual budget. */
    @Benchmark
    public Safety bySearch(ExampleGame example) {
        return Safety.of(example.end(), Suicide.FORBIDDEN, Budget.NORMAL);
    }
}
