package org.seichi.app.cli;

import java.util.function.ToIntFunction;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.picture.NoFontsException;
import org.seichi.record.RecordException;

/**
 * Processes games one by one; a failure is reported and does not stop the run.
 *
 * @param streams standard streams, for input and failures
 * @param files the files
 */
record GameRun(Streams streams, FilesArgument files) {
    /** The work on one game. */
    interface GameTask {
        /**
         * Processes a game.
         *
         * @throws UnusableException if the options do not fit the game
         */
        void accept(ReadGame game) throws UnusableException;
    }

    /** Processes all games of the files; returns the exit status. */
    int allGames(GameTask work) {
        return run(work, GameFile::size);
    }

    /** Processes the first game of each file; returns the exit status. */
    int firstGames(GameTask work) {
        return run(work, file -> 1);
    }

    private int run(GameTask work, ToIntFunction<GameFile> games) {
        Tasks tasks = new Tasks(streams);
        files.forEach(streams, tasks, file -> {
            for (int number = 1; number <= games.applyAsInt(file); number++) {
                run(work, file, number, tasks);
            }
        });
        return tasks.status();
    }

    private static void run(GameTask work, GameFile file, int number, Tasks tasks) {
        try {
            work.accept(file.read(number));
            tasks.done();
        } catch (NoFontsException lacking) {
            tasks.failed(Failure.of(file.name(), lacking.getMessage()));
        } catch (UnusableException unfit) {
            String game = file.size() > 1 ? "game " + number + " of " + file.size() + ": " : "";
            tasks.failed(Failure.of(file.name(), game + unfit.getMessage()));
        } catch (RecordException | RuntimeException | StackOverflowError cause) {
            tasks.failed(Failure.of(file.name(), cause));
        }
    }
}
