package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
        syntax.operand("DIR", "Folder for the files, created if it is missing.", value -> folder = value);
    }

    @Override
    public Integer call() {
        Map<String, byte[]> files = PageFiles.all();
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path path = folder.resolve(file.getKey());
                Files.createDirectories(path.getParent());
                Files.write(path, file.getValue());
            }
        } catch (IOException cause) {
            throw new UsageException("cannot write " + cause.getMessage());
        }
        boolean complete = files.containsKey("engine/seichi.wasm");
        streams.out()
                .println(files.size() + " files in " + folder + (complete ? "" : ", without the engine for pages"));
        return ExitStatus.DONE;
    }
}
