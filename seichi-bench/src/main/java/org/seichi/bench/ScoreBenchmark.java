package org.seichi.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.seichi.game.Terms;
import org.seichi.score.Assessment;
import org.seichi.score.Score;
import org.seichi.score.Tally;

/** From a final position to its score. */
public class ScoreBenchmark extends TimedBenchmark {
    /** Final position to assessment, by the usual method. */
    @Benchmark
    public Assessment assessing(ExampleGame example) {
        return example.assess();
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
