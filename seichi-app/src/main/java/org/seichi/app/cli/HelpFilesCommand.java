package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code seichi help-files}: what a package installs beside the program. */
@Command(
        name = "help-files",
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "Writes the manual page and the completions for shells into a folder.")
final class HelpFilesCommand implements Runnable {
    private final Supplier<CommandLine> program;

    @Parameters(paramLabel = "DIR", description = "The folder; made if it is missing.")
    private Path folder;

    HelpFilesCommand(Supplier<CommandLine> program) {
        this.program = program;
    }

    @Override
    public void run() {
        CommandLine all = program.get();
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("seichi.1"), Manual.of(all));
            Files.writeString(folder.resolve("seichi.bash"), AutoComplete.bash("seichi", all));
        } catch (IOException cause) {
            throw new UsageException("the folder " + folder + " cannot be written");
        }
    }
}
