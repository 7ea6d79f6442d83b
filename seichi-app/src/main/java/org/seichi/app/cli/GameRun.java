package org.seichi.app.cli;

import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.picture.NoFontsException;
import org.seichi.record.RecordException;

/** Processes games one by one; a failure is reported and does not stop the run. */
record GameRun(GameTask work, Tasks tasks) {
    /** The work on one game. */
    interface GameTask {
        /**
         * Processes a game.
         *
         * @throws UnusableException if the options do not fit the game
         */
        void accept(ReadGame game) throws UnusableException;
    }

    /** Processes all games of a file. */
    void accept(GameFile file) {
        for (int number = 1; number <= file.size(); number++) {
            accept(file, number);
        }
    }

    /** Processes one game of a file. */
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
