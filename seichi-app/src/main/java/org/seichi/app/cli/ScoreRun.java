package org.seichi.app.cli;

import org.seichi.app.render.Renderer;
import org.seichi.app.scoring.Failure;
import org.seichi.app.scoring.GameFile;
import org.seichi.app.scoring.GameScorer;
import org.seichi.app.scoring.UnusableException;
import org.seichi.record.RecordException;

/** One run of {@code seichi score}: scores and writes game after game; what fails is told and does not stop the others. */
final class ScoreRun {
    private final GameScorer scorer;
    private final Renderer renderer;
    private final Output output;
    private final Tasks tasks;
    private String separator = "";

    ScoreRun(GameScorer scorer, Renderer renderer, Output output, Tasks tasks) {
        this.scorer = scorer;
        this.renderer = renderer;
        this.output = output;
        this.tasks = tasks;
    }

    /** Scores all games of a file. */
    void score(GameFile file) {
        for (int number = 1; number <= file.size(); number++) {
            score(file, number);
        }
    }

    private void score(GameFile file, int number) {
        try {
            String text = renderer.render(scorer.score(file.read(number)));
            output.print(separator + text);
            separator = renderer.separator();
            tasks.done();
        } catch (RecordException unusable) {
            tasks.failed(Failure.of(file.name(), unusable));
        } catch (UnusableException unfit) {
            tasks.failed(Failure.of(file.name(), unfit.getMessage()));
        } catch (RuntimeException | StackOverflowError broken) {
            tasks.failed(Failure.internal(file.name(), broken));
        }
    }
}
