package org.seichi.app.engine;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a command line into words as a shell does, at blanks outside quotes, without starting a shell. */
final class CommandWords {
    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*+\"|'[^']*+'|[^\\s\"']++)++");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

    private CommandWords() {}

    /** The words of a command line; an exception if there is none. */
    static List<String> of(String line) throws EngineException {
        List<String> words = WORD.matcher(line)
                .results()
                .map(word -> QUOTED.matcher(word.group()).replaceAll(CommandWords::inside))
                .toList();
        if (words.isEmpty()) {
            throw new EngineException("the engine has no command");
        }
        return words;
    }

    private static String inside(MatchResult quoted) {
        String text = quoted.group(1) == null ? quoted.group(2) : quoted.group(1);
        return Matcher.quoteReplacement(text);
    }
}
