package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;

/** {@code seichi help-files}: writes the manual page and shell completions for packages. */
final class HelpFilesCommand implements Command {
    private final Supplier<CommandLine> program;

    private Path folder;

    HelpFilesCommand(Supplier<CommandLine> program) {
        this.program = program;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Writes the manual page and the completions for shells into a folder.");
        syntax.operand("DIR", "The folder; made if it is missing.", value -> folder = value);
    }

    @Override
    public Integer call() {
        CommandLine all = program.get();
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("seichi.1"), Manual.of(all));
            Files.writeString(folder.resolve("seichi.bash"), AutoComplete.bash("seichi", all));
            return ExitStatus.DONE;
        } catch (IOException cause) {
            throw Unwritten.explained(folder, cause);
        }
    }
}
