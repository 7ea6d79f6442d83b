package org.seichi.app.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Makes the manual page of the program in man format, from the same texts as the help. */
final class Manual {
    private final StringBuilder text = new StringBuilder();

    private Manual() {}

    /** The page of a program with all its commands. */
    static String of(CommandLine program) {
        CommandSpec spec = program.getCommandSpec();
        Manual manual = new Manual();
        manual.line(".TH " + spec.name().toUpperCase(Locale.ROOT) + " 1 \"\" \"\" \"Seichi\"");
        manual.section("NAME");
        manual.line(spec.name() + " \\- scores finished games of Go and says why");
        manual.section("SYNOPSIS");
        manual.line(".B " + spec.name());
        manual.line(".I COMMAND");
        manual.line("[\\fIoption\\fR...] [\\fIfile\\fR...]");
        manual.section("DESCRIPTION");
        manual.paragraph(spec.usageMessage().description());
        manual.section("COMMANDS");
        program.getSubcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(command -> !command.usageMessage().hidden())
                .forEach(manual::command);
        manual.section("EXIT STATUS AND MORE");
        manual.paragraph(spec.usageMessage().footer());
        return manual.text.toString();
    }

    private void command(CommandSpec command) {
        line(".SS " + command.name());
        paragraph(command.usageMessage().description());
        command.positionalParameters().forEach(parameter -> argument(parameter.paramLabel(), parameter));
        for (OptionSpec option : command.options()) {
            if (!option.hidden()) {
                String names = String.join(", ", option.names());
                argument(option.typeInfo().isBoolean() ? names : names + "=" + option.paramLabel(), option);
            }
        }
        paragraph(command.usageMessage().footer());
    }

    private void argument(String label, ArgSpec argument) {
        line(".TP");
        line("\\fB" + plain(label) + "\\fR");
        paragraph(argument.description());
    }

    private void section(String title) {
        line(".SH " + title);
    }

    private void paragraph(String[] lines) {
        List<String> said = Arrays.stream(lines)
                .map(line -> String.format(line, (Object[]) new String[0]))
                .filter(line -> !line.isBlank())
                .toList();
        said.forEach(line -> line(plain(line)));
    }

    /** A text with everything escaped that {@code man} would take for a request. */
    private static String plain(String said) {
        String escaped = said.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
