package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.seichi.text.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.TypeConversionException;

/** Declares the arguments of a command by calls: reflection on annotations would take a quarter of a process that scores a game. */
final class Syntax {
    private final CommandSpec spec;
    private final Combinations combinations = new Combinations();

    private Syntax(Command command) {
        spec = CommandSpec.wrapWithoutInspection((Callable<Integer>) () -> run(command));
    }

    private Integer run(Command command) throws Exception {
        combinations.check(spec.commandLine().getParseResult()::hasMatchedOption);
        return command.call();
    }

    /** The picocli specification of a command. */
    static CommandSpec of(String name, Command command) {
        Syntax syntax = new Syntax(command);
        syntax.spec.name(name).usageMessage().sortOptions(false);
        command.declare(syntax);
        return withHelp(syntax.spec);
    }

    /** Adds the options of every command: help and version. */
    static CommandSpec withHelp(CommandSpec spec) {
        return spec.versionProvider(new Version())
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("Show this help message and exit.")
                        .build())
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .description("Print version information and exit.")
                        .build());
    }

    /** A sentence that says what the command does, for the help. */
    void describe(String sentence) {
        spec.usageMessage().description(sentence);
    }

    /** An option without a value. */
    void flag(String name, String description, Runnable given) {
        spec.addOption(OptionSpec.builder(name)
                .type(boolean.class)
                .description(description)
                .hasInitialValue(false)
                .setter(setter(value -> given.run()))
                .build());
    }

    /** An option with any text. */
    void text(String name, String label, String description, Consumer<String> given) {
        add(option(name, label, description, given).type(String.class));
    }

    /** An option with a name that shells complete; the consumer has to refuse unknown ones. */
    void named(String name, String label, String description, Supplier<Stream<String>> names, Consumer<String> given) {
        add(option(name, label, description, given)
                .type(String.class)
                .completionCandidates(() -> names.get().iterator()));
    }

    /** A required option with any text. */
    void required(String name, String label, String description, Consumer<String> given) {
        add(option(name, label, description, given).type(String.class).required(true));
    }

    /** An option with a text that may be repeated. */
    void repeatable(String name, String label, String description, Consumer<List<String>> given) {
        add(option(name, label, description, given).type(List.class).auxiliaryTypes(String.class));
    }

    /** An option with the path of a file or folder. */
    void path(String name, String label, String description, Consumer<Path> given) {
        add(option(name, label, description, given).type(Path.class));
    }

    /** An option with an int. */
    void number(String name, String label, String description, Consumer<Integer> given) {
        add(option(name, label, description, given).type(int.class).converters(word -> whole(word, Integer::valueOf)));
    }

    /** An option with a long. */
    void large(String name, String label, String description, Consumer<Long> given) {
        add(option(name, label, description, given).type(long.class).converters(word -> whole(word, Long::valueOf)));
    }

    private static <N> N whole(String word, Function<String, N> read) {
        try {
            return read.apply(word);
        } catch (NumberFormatException unreadable) {
            String fault = word.matches("[+-]?\\d+") ? "too large" : "not a whole number";
            throw new TypeConversionException("'" + word + "' is " + fault);
        }
    }

    /** An option with ints separated by commas. */
    void numbers(String name, String label, String description, Consumer<List<Integer>> given) {
        add(option(name, label, description, given)
                .type(List.class)
                .auxiliaryTypes(Integer.class)
                .converters(word -> whole(word, Integer::valueOf))
                .splitRegex(","));
    }

    /** An option with a constant of an enum, in any case. */
    <E extends Enum<E>> void choice(String name, String label, String description, Class<E> values, Consumer<E> given) {
        add(option(name, label, description, given)
                .type(values)
                .converters(word -> constant(word, values))
                .completionCandidates(() -> words(values).iterator()));
    }

    private static <E extends Enum<E>> Stream<String> words(Class<E> values) {
        return Stream.of(values.getEnumConstants()).map(value -> Texts.lowercase(value.name()));
    }

    private static <E extends Enum<E>> E constant(String word, Class<E> values) {
        return Stream.of(values.getEnumConstants())
                .filter(value -> value.name().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "'" + word + "' is none of " + words(values).collect(Collectors.joining(", "))));
    }

    /** A required operand: one path. */
    void operand(String label, String description, Consumer<Path> given) {
        spec.addPositional(PositionalParamSpec.builder()
                .paramLabel(label)
                .description(description)
                .type(Path.class)
                .required(true)
                .hasInitialValue(false)
                .setter(setter(given))
                .build());
    }

    /** One or more required operands. */
    void operands(String label, String description, Consumer<List<String>> given) {
        spec.addPositional(PositionalParamSpec.builder()
                .paramLabel(label)
                .description(description)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1..*")
                .required(true)
                .hasInitialValue(false)
                .setter(setter(given))
                .build());
    }

    /** Refuses options that mean nothing beside another one. */
    void apart(String other, String... options) {
        combinations.apart(other, options);
    }

    /** Refuses an option that means nothing without another one. */
    void needs(String option, String other) {
        combinations.needs(option, other);
    }

    private void add(OptionSpec.Builder option) {
        spec.addOption(option.build());
    }

    private static <T> OptionSpec.Builder option(String name, String label, String description, Consumer<T> given) {
        return OptionSpec.builder(name)
                .paramLabel(label)
                .description(description)
                .hasInitialValue(false)
                .setter(setter(given));
    }

    /** A setter for picocli, which passes a value that it has converted to the declared type. */
    @SuppressWarnings("unchecked")
    private static <T> ISetter setter(Consumer<T> given) {
        return new ISetter() {
            @Override
            public <V> V set(V value) {
                given.accept((T) value);
                return null;
            }
        };
    }
}
