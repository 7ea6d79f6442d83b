package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.seichi.method.ScoringMethod;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.carta.StaticStep;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** The static method whole and without each of its steps: the difference is what a step costs, with all that follows from it. */
@State(Scope.Benchmark)
public class StaticMethodBenchmark extends TimedBenchmark {
    /** The step that is left out, or {@code none}. */
    @Param({"none", "GROUPS", "WEIGHTED_LIBERTIES", "BIG_EYES", "SEKI", "SNAPBACK", "FORCED_CONNECTIONS", "KOS"})
    public String without;

    private ScoringMethod method;

    /** Makes the method. */
    @Setup
    public void choose() {
        method = without.equals("none") ? new StaticMethod() : StaticMethod.without(StaticStep.valueOf(without));
    }

    /** Final position to assessment. */
    @Benchmark
    public Assessment assessing(ExampleGame example) {
        return method.assess(example.replay.end(), example.terms.rules(), Budget.NORMAL, Trace.NONE);
    }
}
