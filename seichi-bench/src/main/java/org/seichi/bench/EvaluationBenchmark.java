package org.seichi.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Replay;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.move.UsualOrder;
import org.seichi.playout.GuidedTree;
import org.seichi.playout.JobRunner;
import org.seichi.playout.SampledMove;

/** Analyses of a position in the middle of a game: the one after half of the moves. */
public class EvaluationBenchmark extends TimedBenchmark {
    private static final int GAMES = 100;

    /** The position after half of the moves. */
    @State(Scope.Benchmark)
    public static class Middle {
        Position position;
        Evaluation evaluation;

        /** Replays the game. */
        @Setup
        public void replay(ExampleGame example) {
            position = Replay.upTo(example.game, example.terms.rules(), example.replay.moves() / 2)
                    .end()
                    .position();
            evaluation = Evaluation.of(position, Effort.QUICK);
        }
    }

    /** Position to evaluation. */
    @Benchmark
    public Evaluation evaluating(Middle middle) {
        return Evaluation.of(middle.position, Effort.QUICK);
    }

    /** Evaluation to suggestions, with the global search. */
    @Benchmark
    public List<Suggestion> suggesting(Middle middle, ExampleGame example) {
        return Suggestions.of(middle.evaluation, List.of(), example.terms);
    }

    /** A hundred playouts of a tree search that chooses a move. */
    @Benchmark
    public List<SampledMove> choosing(Middle middle) {
        GuidedTree tree = new GuidedTree(middle.position, List.of(), 0, new UsualOrder());
        tree.play(GAMES, JobRunner.SEQUENTIAL);
        return tree.moves();
    }
}
