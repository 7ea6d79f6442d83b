package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seichi.app.errors.WrongGame;
import org.seichi.app.render.score.SgfRenderer;
import org.seichi.app.render.suite.ErrorTable;
import org.seichi.app.suite.HeldBack;

/**
 * Writes the wrongly scored games of a suite into a folder: {@code index.tsv} with a row for each, and for each game the record
 * with the score written into it and the report as text. Held-back games are not written.
 */
final class ErrorFolder {
    private static final String INDEX = "index.tsv";

    private final Path folder;
    private final Set<String> names = new HashSet<>();

    private ErrorFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Creates the folder, if it does not exist, with an empty index in it.
     *
     * @throws UsageException if it cannot be written
     */
    static ErrorFolder open(Path path) {
        ErrorFolder folder = new ErrorFolder(path);
        try {
            Files.createDirectories(path);
        } catch (IOException cause) {
            throw Unwritten.explained(path, cause);
        }
        folder.write(INDEX, ErrorTable.tsv(List.of()));
        return folder;
    }

    /**
     * Writes the games.
     *
     * @throws UsageException if a file cannot be written
     */
    void write(List<WrongGame> games) {
        List<WrongGame> shown =
                games.stream().filter(game -> !HeldBack.test(game.name())).toList();
        for (WrongGame game : shown) {
            String name = unusedName(game.name());
            write(name + ".sgf", new SgfRenderer().text(game.game()));
            write(name + ".txt", ErrorTable.text(game));
        }
        write(INDEX, ErrorTable.tsv(shown));
    }

    private void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException cause) {
            throw Unwritten.explained(folder.resolve(name), cause);
        }
    }

    /** A unique name for the files of a game: its own without the extension and without characters that could leave the folder. */
    private String unusedName(String game) {
        String plain =
                game.replaceFirst("\\.(?i:sgf|gib|ngf|ug[fi])(?=$|#)", "").replaceAll("[^A-Za-z0-9._#-]", "_");
        String name = plain;
        for (int i = 2; !names.add(name); i++) {
            name = plain + "-" + i;
        }
        return name;
    }
}
