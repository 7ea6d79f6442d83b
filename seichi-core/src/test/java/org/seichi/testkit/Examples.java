package org.seichi.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** The finished games among the project's own records, in the order of their names. */
public final class Examples {
    private static final Path FOLDER = Path.of("../examples");
    private static final String ENDING = ".sgf";

    private Examples() {}

    /** The record of an example, by its name without ending. */
    public static Path file(String name) {
        return FOLDER.resolve(name + ENDING);
    }

    /** All records. */
    public static List<Path> files() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A game as it was recorded. */
    public static Game game(Path file) {
        try {
            return SgfReader.readFirst(Files.readAllBytes(file));
        } catch (IOException | RecordException broken) {
            throw new AssertionError(file.toString(), broken);
        }
    }

    /** The position in which a game ends. */
    public static Position end(Path file) {
        Game game = game(file);
        return Replay.of(game, Terms.of(game).rules()).end().position();
    }

    /** The positions in which all games end. */
    public static Stream<Position> ends() {
        return files().stream().map(Examples::end);
    }
}
