package org.seichi.app.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.seichi.app.scoring.Failure;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** The command {@code seichi}: does nothing but hold the others. */
@Command(
        name = "seichi",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Scores finished games of Go: from a game record to the score, with the reasons.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Exit status: 0 done; 1 at least one of several games failed, the others are",
            "done; 2 wrong usage or nothing usable."
        })
public final class SeichiCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Measuring also takes methods without one of their steps. */
    private static List<ScoringMethod> withVariants(List<ScoringMethod> methods) {
        return Stream.concat(methods.stream(), Methods.variants().stream()).toList();
    }

    /**
     * Runs the command that the arguments name.
     *
     * @param streams where the process reads and writes
     * @param methods the scoring methods to choose from, the usual one first
     * @param arguments the command line
     * @return the exit status
     */
    public static int run(Streams streams, List<ScoringMethod> methods, String... arguments) {
        PrintWriter out = new PrintWriter(streams.out(), false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(streams.err(), false, StandardCharsets.UTF_8);
        try {
            return new CommandLine(new SeichiCommand())
                    .addSubcommand(new ScoreCommand(streams, methods))
                    .addSubcommand(new BatchCommand(streams, methods))
                    .addSubcommand(new GtpCommand(streams, methods))
                    .addSubcommand(new RegressCommand(streams, methods))
                    .addSubcommand(new MatchCommand(streams, methods))
                    .addSubcommand(new EvaluateCommand(streams))
                    .addSubcommand(new SuggestCommand(streams))
                    .addSubcommand(new SuiteCommand(streams, withVariants(methods)))
                    .addSubcommand(new CompareCommand(streams, methods))
                    .addSubcommand(new ProveCommand(streams))
                    .addSubcommand(new ServeCommand(streams, methods))
                    .addSubcommand(new InfoCommand(streams))
                    .addSubcommand(new MethodsCommand(streams, methods))
                    .addSubcommand(new RulesCommand(streams))
                    .setOut(out)
                    .setErr(err)
                    .setCaseInsensitiveEnumValuesAllowed(true)
                    .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                    .setParameterExceptionHandler(SeichiCommand::misused)
                    .setExecutionExceptionHandler((cause, command, parsed) -> broken(streams, cause))
                    .execute(arguments);
        } catch (StackOverflowError | OutOfMemoryError cause) {
            return broken(streams, cause);
        } finally {
            out.flush();
            err.flush();
            streams.flush();
        }
    }

    private static int misused(ParameterException misuse, String[] arguments) {
        CommandLine command = misuse.getCommandLine();
        command.getErr().println("seichi: " + misuse.getMessage());
        command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitStatus.UNUSABLE;
    }

    private static int broken(Streams streams, Throwable cause) {
        boolean misused = cause instanceof UsageException;
        streams.err().println(misused ? Failure.of("seichi", cause.getMessage()) : Failure.internal("seichi", cause));
        return ExitStatus.UNUSABLE;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }
}
