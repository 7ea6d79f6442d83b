package org.seichi.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.seichi.analysis.Continuation;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemWish;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.UserMarks;
import org.seichi.analysis.WantedEffort;
import org.seichi.analysis.WantedTerms;
import org.seichi.game.Overrides;
import org.seichi.method.ScoringMethod;
import org.seichi.search.Budget;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/**
 * The options of a request, by their names in the API.
 *
 * @param values the values by name
 */
record Wishes(Map<String, String> values) {
    /** Reads lines of a name, a space and a value. */
    static Wishes parse(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String line : Lines.cells(text, '\n')) {
            int space = line.indexOf(' ');
            if (space > 0) {
                values.put(line.substring(0, space), line.substring(space + 1));
            }
        }
        return new Wishes(Collections.unmodifiableMap(new LinkedHashMap<>(values)));
    }

    /** The first name that is none of the given ones. */
    Optional<String> other(Set<String> names) {
        return values.keySet().stream().filter(name -> !names.contains(name)).findFirst();
    }

    /** The name of the record that the answer shows. */
    String file() {
        return values.getOrDefault("file", "-");
    }

    /** The number of the game in the record, from 1. */
    int game() throws UnusableException {
        return number("game", 1).orElse(1);
    }

    /** The method requested among the given ones; the first one if none is. */
    ScoringMethod method(List<ScoringMethod> methods) throws UnusableException {
        String name = values.get("method");
        if (name == null) {
            return methods.get(0);
        }
        return methods.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnusableException("no method \"" + name + "\""));
    }

    /** The rules and the komi that override those of the record. */
    Overrides terms() throws UnusableException {
        return new Overrides(WantedTerms.rules(values.get("rules")), WantedTerms.komi(values.get("komi")));
    }

    /** The moves played by the user from the position. */
    Continuation continuation() throws UnusableException {
        List<String> moves = Lines.cells(values.getOrDefault("play", ""), ',').stream()
                .map(Texts::strip)
                .filter(move -> !move.isEmpty())
                .toList();
        return moves.isEmpty() ? new Continuation(OptionalInt.empty(), moves) : new Continuation(move(), moves);
    }

    /** The remaining options; with a continuation, the position is the end of the continued game. */
    Options options() throws UnusableException {
        UserMarks marks = new UserMarks(
                values.getOrDefault("dead", ""), values.getOrDefault("alive", ""), values.getOrDefault("seki", ""));
        OptionalInt nodes = number("nodes", 1);
        return Options.USUAL
                .with(terms())
                .after(continuation().isEmpty() ? move() : OptionalInt.empty())
                .with(marks)
                .with(truth("explain") ? Options.Explain.YES : Options.Explain.NO)
                .with(truth("arranged") ? Options.Arranged.YES : Options.Arranged.NO)
                .with(nodes.isPresent() ? new Budget(nodes.getAsInt()) : Budget.NORMAL)
                .with(WantedEffort.of(Optional.ofNullable(values.get("effort"))))
                .withTop(number("top", 1).orElse(Options.USUAL_TOP))
                .with(ProblemWish.of(
                        values.getOrDefault("group", ""),
                        values.getOrDefault("first", ""),
                        values.getOrDefault("goal", "")));
    }

    private boolean truth(String name) throws UnusableException {
        String value = values.getOrDefault(name, "false");
        return switch (value) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new UnusableException(name + " " + value + " is not true or false");
        };
    }

    private OptionalInt move() throws UnusableException {
        return number("move", 0);
    }

    private OptionalInt number(String name, int least) throws UnusableException {
        String value = values.get(name);
        if (value == null) {
            return OptionalInt.empty();
        }
        try {
            int number = Integer.parseInt(value);
            if (number >= least) {
                return OptionalInt.of(number);
            }
        } catch (NumberFormatException unreadable) {
            // Reported below, like a number that is too small.
        }
        throw new UnusableException(name + " " + value + " is not a whole number from " + least + " on");
    }
}
