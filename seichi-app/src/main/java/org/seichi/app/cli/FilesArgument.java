package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.seichi.analysis.GameFile;
import org.seichi.app.files.Failure;
import org.seichi.app.files.FilePaths;
import org.seichi.app.files.RecordFiles;
import org.seichi.record.RecordException;

/** The operands for the files that a command works on. */
final class FilesArgument {
    private List<String> names;
    private boolean large;

    /** Declares the operands and the option for large files. */
    void declare(Syntax syntax) {
        syntax.operands(
                "FILE",
                "Game records in SGF, GIB, NGF or UGF, or boards in letters; a folder stands for all records in it, - for standard input. 'seichi batch'"
                        + " reads archives.",
                values -> names = values);
        syntax.option("--large-files", "Read files over 64 MB as well.").flag(() -> large = true);
    }

    /** The names given by the user. */
    List<String> names() {
        return names;
    }

    /**
     * Reads the files one by one.
     *
     * @param streams standard streams, for input
     * @param tasks receives the failures
     * @param action called with each file that could be read
     */
    void forEach(Streams streams, Tasks tasks, Consumer<GameFile> action) {
        RecordFiles files = new RecordFiles(streams.in(), large ? Integer.MAX_VALUE : RecordFiles.DEFAULT_MAX_BYTES);
        for (String name : names) {
            for (String file : expand(name, tasks)) {
                try {
                    action.accept(files.load(file));
                } catch (IOException | RecordException cause) {
                    tasks.failed(Failure.of(file, cause));
                }
            }
        }
    }

    /** Whether several files are named, or are in the folders that are. */
    boolean isMoreThanOne() {
        return names.stream().flatMap(FilesArgument::expanded).limit(2).count() > 1;
    }

    /** Whether a file is among those to be read. */
    boolean contains(Path file) {
        return Files.exists(file)
                && names.stream().flatMap(FilesArgument::expanded).anyMatch(name -> isSame(name, file));
    }

    private static Stream<String> expanded(String name) {
        try {
            return RecordFiles.expand(name).stream();
        } catch (IOException unreadable) {
            return Stream.empty(); // Reported when the files are read.
        }
    }

    private static boolean isSame(String name, Path file) {
        try {
            return !name.equals(RecordFiles.STANDARD_INPUT) && Files.isSameFile(FilePaths.of(name), file);
        } catch (IOException absent) {
            return false;
        }
    }

    private static List<String> expand(String name, Tasks tasks) {
        try {
            List<String> files = RecordFiles.expand(name);
            if (files.isEmpty()) {
                tasks.failed(Failure.of(name, "there is no game record in this folder"));
            }
            return files;
        } catch (IOException cause) {
            tasks.failed(Failure.of(name, cause));
            return List.of();
        }
    }
}
