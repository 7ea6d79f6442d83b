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

    /**
     * Begins an option.
     *
     * @param usage its name, and after a space the label of its value if it takes one
     * @param description what it does, for the help
     */
    Option option(String usage, String description) {
        return new Option(usage.split(" ", 2), description);
    }

    /** An option that is declared as soon as its values have a type. */
    final class Option {
        private final OptionSpec.Builder option;

        private Option(String[] nameAndLabel, String description) {
            option =
                    OptionSpec.builder(nameAndLabel[0]).description(description).hasInitialValue(false);
            if (nameAndLabel.length > 1) {
                option.paramLabel(nameAndLabel[1]);
            }
        }

        private void add(OptionSpec.Builder typed, Consumer<?> given) {
            spec.addOption(typed.setter(setter(given)).build());
        }

        /** It has no value. */
        void flag(Runnable given) {
            add(option.type(boolean.class), value -> given.run());
        }

        /** Its value is any text. */
        void text(Consumer<String> given) {
            add(option.type(String.class), given);
        }

        /** Its value is a name that shells complete; the consumer has to refuse unknown ones. */
        void named(Supplier<Stream<String>> names, Consumer<String> given) {
            add(option.type(String.class).completionCandidates(() -> names.get().iterator()), given);
        }

        /** It must be there, with any text. */
        void required(Consumer<String> given) {
            add(option.type(String.class).required(true), given);
        }

        /** It must be there, with the path of a file or folder. */
        void requiredPath(Consumer<Path> given) {
            add(option.type(Path.class).required(true), given);
        }

        /** Its value is a text, and it may be repeated. */
        void texts(Consumer<List<String>> given) {
            add(option.type(List.class).auxiliaryTypes(String.class), given);
        }

        /** Its value is the path of a file or folder. */
        void path(Consumer<Path> given) {
            add(option.type(Path.class), given);
        }

        /** Its value is an int. */
        void number(Consumer<Integer> given) {
            add(option.type(int.class).converters(word -> whole(word, Integer::valueOf)), given);
        }

        /** Its value is a long. */
        void large(Consumer<Long> given) {
            add(option.type(long.class).converters(word -> whole(word, Long::valueOf)), given);
        }

        /** Its value is some ints separated by commas. */
        void numbers(Consumer<List<Integer>> given) {
            option.type(List.class).auxiliaryTypes(Integer.class).splitRegex(",");
            add(option.converters(word -> whole(word, Integer::valueOf)), given);
        }

        /** Its value is a constant of an enum, in any case. */
        <E extends Enum<E>> void choice(Class<E> values, Consumer<E> given) {
            option.type(values).converters(word -> constant(word, values));
            add(option.completionCandidates(() -> words(values).iterator()), given);
        }
    }

    private static <N> N whole(String word, Function<String, N> read) {
        try {
            return read.apply(word);
        } catch (NumberFormatException unreadable) {
            String fault = word.matches("[+-]?\\d+") ? "too large" : "not a whole number";
            throw new TypeConversionException("'" + word + "' is " + fault);
        }
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

    /** One or more required operands: names of files and folders, kept as they were typed. */
    void operands(String label, String description, Consumer<List<String>> given) {
        spec.addPositional(PositionalParamSpec.builder()
                .paramLabel(label)
                .description(description)
                .type(List.class)
                .auxiliaryTypes(Path.class) // Shells complete them.
                .converters(word -> word)
                .arity("1..*")
                .required(true)
                .hasInitialValue(false)
                .setter(setter(given))
                .build());
    }

    /** Refuses options, separated by spaces, that mean nothing beside another one. */
    void apart(String other, String options) {
        combinations.apart(other, options);
    }

    /** Refuses an option that means nothing without another one. */
    void needs(String option, String other) {
        combinations.needs(option, other);
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
