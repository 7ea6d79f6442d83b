package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.seichi.app.http.PageFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code seichi page}: the page as files that any web server can give away. */
@Command(
        name = "page",
        mixinStandardHelpOptions = true,
        description = "Writes the page into a folder, for any web server: it needs no program behind it.",
        sortOptions = false)
final class PageCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "DIR", description = "Folder for the files; it is made if it is not there.")
    private Path folder;

    PageCommand(Streams streams) {
        this.streams = streams;
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
