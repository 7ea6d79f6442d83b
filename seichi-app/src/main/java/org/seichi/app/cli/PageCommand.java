package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.seichi.app.http.PageFiles;

/** {@code seichi page}: writes the page as files for any static web server. */
final class PageCommand implements Command {
    private final Streams streams;
    private Path folder;

    PageCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Writes the page into a folder, for any web server: it needs no program behind it.");
        syntax.operand(
                "DIR",
                "Folder for the files, created if it is missing. A page that is there already is renewed.",
                value -> folder = value);
    }

    @Override
    public Integer call() {
        Map<String, byte[]> files = PageFiles.all();
        try {
            checkFolder(files.keySet());
            // First the file by which the folder is known: what an interrupted run has left can be written again.
            write(PageFiles.START, files.get(PageFiles.START));
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                write(file.getKey(), file.getValue());
            }
        } catch (IOException cause) {
            throw Unwritten.explained(folder, cause);
        }
        boolean complete = files.containsKey("engine/seichi.wasm");
        streams.out()
                .println(files.size() + " files in " + folder + (complete ? "" : ", without the engine for pages"));
        return ExitStatus.DONE;
    }

    /** Refuses a folder with files of others that the page would overwrite; an earlier page is renewed. */
    private void checkFolder(Set<String> names) throws IOException {
        Path start = folder.resolve(PageFiles.START);
        if (Files.isRegularFile(start) && PageFiles.isStart(Files.readAllBytes(start))) {
            return;
        }
        for (String name : names) {
            Path path = folder.resolve(name);
            Path parent = path.getParent();
            Path taken = Files.exists(parent) && !Files.isDirectory(parent) ? parent : path;
            if (Files.exists(taken, LinkOption.NOFOLLOW_LINKS)) {
                throw new UsageException(taken + " is there already, and no page of Seichi; name another folder");
            }
        }
    }

    private void write(String name, byte[] content) throws IOException {
        Path path = folder.resolve(name);
        Files.createDirectories(path.getParent());
        Files.write(path, content);
    }
}
