package org.seichi.app.cli;

import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.picture.NoFontsException;
import org.seichi.record.RecordException;

/** One run over the games of some files, one after the other; what fails is reported and does not stop the others. */
final class GameRun {
    private final Work work;
    private final Tasks tasks;

    /** What is done with each game. */
    interface Work {
        /**
         * Does it.
         *
         * @throws UnusableException if the options do not fit the game
         */
        void accept(ReadGame game) throws UnusableException;
    }

    GameRun(Work work, Tasks tasks) {
        this.work = work;
        this.tasks = tasks;
    }

    /** Works on all games of a file. */
    void accept(GameFile file) {
        for (int number = 1; number <= file.size(); number++) {
            accept(file, number);
        }
    }

    /** Works on one game of a file. */
    void accept(GameFile file, int number) {
        try {
            work.accept(file.read(number));
            tasks.done();
        } catch (RecordException unusable) {
            tasks.failed(Failure.of(file.name(), unusable));
        } catch (UnusableException unfit) {
            tasks.failed(Failure.of(file.name(), unfit.getMessage()));
        } catch (NoFontsException lacking) {
            tasks.failed(Failure.of(file.name(), lacking.getMessage()));
        } catch (RuntimeException | StackOverflowError broken) {
            tasks.failed(Failure.internal(file.name(), broken));
        }
    }
}
