package org.seichi.app.cli;

import java.io.File;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.method.ScoringMethod;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The top-level command {@code seichi}, which runs its subcommands. */
public final class SeichiCommand {
    /** A hidden command, used for building packages. */
    private static final String HELP_FILES = "help-files";

    private SeichiCommand() {}

    /**
     * Runs the command named by the arguments.
     *
     * @param streams the standard streams
     * @param methods the scoring methods to choose from, the default first
     * @param arguments the command line
     * @return the exit status
     */
    public static int run(Streams streams, List<ScoringMethod> methods, String... arguments) {
        int status = execute(streams, methods, arguments);
        if (streams.out().checkError()) {
            streams.err().println(Failure.of("seichi", "standard output cannot be written"));
            status = ExitStatus.UNUSABLE;
        }
        streams.err().flush();
        return status;
    }

    /**
     * The same command line, where {@code help} and {@code help COMMAND} are other words for {@code --help}; of an unknown
     * command nothing but its name.
     */
    private static String[] withoutHelp(Set<String> commands, String... arguments) {
        boolean asksHelp = arguments.length > 0 && arguments[0].equals("help");
        String[] rest = asksHelp ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments;
        boolean named = rest.length > 0 && !rest[0].startsWith("-");
        if (named && !commands.contains(rest[0])) {
            return new String[] {rest[0]};
        }
        if (!asksHelp) {
            return arguments;
        }
        return named ? new String[] {rest[0], "--help"} : new String[] {"--help"};
    }

    private static int execute(Streams streams, List<ScoringMethod> methods, String... given) {
        Map<String, Supplier<Command>> commands = commands(streams, methods);
        String[] arguments = withoutHelp(commands.keySet(), given);
        PrintWriter out = new PrintWriter(streams.out(), false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(streams.err(), false, StandardCharsets.UTF_8);
        try {
            return withCommands(commands, arguments.length == 0 ? "" : arguments[0])
                    .setOut(out)
                    .setErr(err)
                    .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                    .setParameterExceptionHandler(SeichiCommand::misused)
                    .setExecutionExceptionHandler((cause, command, parsed) -> broken(streams, cause))
                    .execute(arguments);
        } catch (StackOverflowError | OutOfMemoryError cause) {
            return broken(streams, cause);
        } finally {
            out.flush();
            err.flush();
        }
    }

    private static Map<String, Supplier<Command>> commands(Streams streams, List<ScoringMethod> methods) {
        Map<String, Supplier<Command>> commands = new LinkedHashMap<>();
        commands.put("score", () -> new ScoreCommand(streams, methods));
        commands.put("batch", () -> new BatchCommand(streams, methods));
        commands.put("gtp", () -> new GtpCommand(streams, methods));
        commands.put("regress", () -> new RegressCommand(streams, methods));
        commands.put("match", () -> new MatchCommand(streams, methods));
        commands.put("evaluate", () -> new EvaluateCommand(streams));
        commands.put("suggest", () -> new SuggestCommand(streams));
        commands.put("suite", () -> new SuiteCommand(streams, Choices.withVariants(methods)));
        commands.put("compare", () -> new CompareCommand(streams, methods));
        commands.put("prove", () -> new ProveCommand(streams));
        commands.put("solve", () -> new SolveCommand(streams));
        commands.put("serve", () -> new ServeCommand(streams, methods));
        commands.put("page", () -> new PageCommand(streams));
        commands.put("info", () -> new InfoCommand(streams));
        commands.put("methods", () -> new MethodsCommand(streams, methods));
        commands.put("rules", () -> new RulesCommand(streams));
        commands.put(HELP_FILES, () -> new HelpFilesCommand(() -> withCommands(commands(streams, methods), "")));
        return commands;
    }

    /** The command line with only the wanted command, to save setup time; with all if there is no such command. */
    private static CommandLine withCommands(Map<String, Supplier<Command>> commands, String wanted) {
        CommandSpec spec = CommandSpec.create().name("seichi");
        spec.usageMessage()
                .description("Scores finished games of Go: from a game record to the score, with the reasons.")
                .synopsisSubcommandLabel("COMMAND")
                .footer(
                        "",
                        "'seichi help COMMAND' tells the options of a command.",
                        "",
                        "Exit status: 0 done; 1 at least one of several games failed, the others are",
                        "done; 2 wrong usage or nothing usable.");
        CommandLine line = new CommandLine(Syntax.withHelp(spec));
        commands.forEach((name, command) -> {
            if (name.equals(wanted) || !commands.containsKey(wanted)) {
                CommandSpec subcommand = Syntax.of(name, command.get());
                subcommand.usageMessage().hidden(name.equals(HELP_FILES));
                line.addSubcommand(name, subcommand);
            }
        });
        return line;
    }

    private static int misused(ParameterException misuse, String[] arguments) {
        CommandLine command = misuse.getCommandLine();
        command.getErr().println("seichi: " + told(misuse));
        command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitStatus.UNUSABLE;
    }

    private static String told(ParameterException misuse) {
        if (!(misuse instanceof UnmatchedArgumentException unmatched)) {
            return misuse.getMessage();
        }
        String first = unmatched.getUnmatched().get(0);
        if (unmatched.isUnknownOption()) {
            List<String> similar = unmatched.getSuggestions();
            return "Unknown option: '" + first + "'"
                    + (similar.isEmpty() ? "" : "; similar: " + String.join(", ", similar));
        }
        if (misuse.getCommandLine().getParent() != null) {
            return "Unmatched argument: '" + first + "'";
        }
        boolean isFile = new File(first).exists();
        return "there is no command '" + first + "'" + (isFile ? "; to score a record: seichi score " + first : "");
    }

    private static int broken(Streams streams, Throwable cause) {
        boolean misused = cause instanceof UsageException || cause instanceof UnusableException;
        streams.err().println(misused ? Failure.of("seichi", cause.getMessage()) : Failure.internal("seichi", cause));
        return ExitStatus.UNUSABLE;
    }
}
