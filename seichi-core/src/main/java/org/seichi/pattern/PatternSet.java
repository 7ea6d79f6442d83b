package org.seichi.pattern;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.seichi.board.Color;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/**
 * The patterns of a resource. As text, each begins with {@code pattern NAME}; lines with a colon are attributes
 * ({@code key: value}), the others rows of the diagram, with or without spaces between the signs. Lines that begin with
 * {@code #} are comments.
 */
public final class PatternSet {
    private static final String START = "pattern ";

    private final List<Pattern> patterns;

    private PatternSet(List<Pattern> patterns) {
        this.patterns = List.copyOf(patterns);
    }

    /**
     * Reads a resource beside a class.
     *
     * @throws IllegalArgumentException if there is no such resource, or as {@link #parse} does
     */
    public static PatternSet read(Class<?> home, String resource) {
        return parse(Lines.ofResource(home, resource));
    }

    /**
     * Reads patterns.
     *
     * @throws IllegalArgumentException naming the pattern, if one cannot be read or two have the same name
     */
    public static PatternSet parse(List<String> lines) {
        List<Pattern> patterns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int next = 0;
        while (next < lines.size()) {
            String line = Texts.strip(lines.get(next++));
            if (line.startsWith(START)) {
                int start = next;
                while (next < lines.size() && !lines.get(next).startsWith(START)) {
                    next++;
                }
                String name = Texts.strip(line.substring(START.length()));
                if (!names.add(name)) {
                    throw new IllegalArgumentException("two patterns are called " + name);
                }
                patterns.add(pattern(name, lines.subList(start, next)));
            } else if (Lines.isRow(line)) {
                throw new IllegalArgumentException("'" + line + "' stands before the first pattern");
            }
        }
        return new PatternSet(patterns);
    }

    private static Pattern pattern(String name, List<String> lines) {
        Map<String, String> attributes = new LinkedHashMap<>();
        List<String> rows = new ArrayList<>();
        for (String line : lines.stream().filter(Lines::isRow).toList()) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                attributes.put(Texts.strip(line.substring(0, colon)), Texts.strip(line.substring(colon + 1)));
            } else {
                rows.add(line);
            }
        }
        try {
            return new Pattern(name, attributes, rows);
        } catch (IllegalArgumentException cause) {
            throw new IllegalArgumentException("pattern " + name + ": " + cause.getMessage(), cause);
        }
    }

    /** The patterns in the order of the resource. */
    public List<Pattern> patterns() {
        return patterns;
    }

    /** Reports every match of a pattern with its anchor on a point. */
    public void match(PatternBoard board, Color color, int anchor, Consumer<PatternMatch> found) {
        for (Pattern pattern : patterns) {
            pattern.match(board, color, anchor, found);
        }
    }
}
