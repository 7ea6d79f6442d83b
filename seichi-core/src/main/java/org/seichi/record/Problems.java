package org.seichi.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Warning;
import org.seichi.text.Characters;
import org.seichi.text.Texts;

/**
 * Collects the warnings of one game with their places. Only the first {@value #LIMIT} of each kind are kept, so that the list
 * stays readable for a broken file of any length.
 */
final class Problems {
    private static final int LIMIT = 10;
    private static final int QUOTED = 24;

    private final String text;
    private final LineCounter lines;
    private final List<Warning> warnings;
    private final Map<Tolerance, Integer> counts = new EnumMap<>(Tolerance.class);
    private int unlisted;

    /**
     * @param lines a counter positioned at or before the game
     * @param ofFile warnings about the file as a whole
     */
    Problems(String text, LineCounter lines, List<Warning> ofFile) {
        this.text = text;
        this.lines = lines;
        warnings = new ArrayList<>(ofFile);
    }

    /** Adds a warning about a span of the text, quoting its beginning. */
    void warn(Tolerance tolerance, Span span) {
        warn(tolerance, span.start(), span.end());
    }

    /** Adds a warning about the text from start to end, quoting its beginning. */
    void warn(Tolerance tolerance, int start, int end) {
        if (counts.merge(tolerance, 1, Integer::sum) > LIMIT) {
            unlisted++;
            return;
        }
        lines.to(start);
        warnings.add(tolerance.at(lines.line(), lines.column(), start == end ? "" : ": " + quote(start, end)));
    }

    /** Adds a warning about the game as a whole. */
    void warn(Tolerance tolerance, String detail) {
        warnings.add(tolerance.ofFile(detail));
    }

    /** The exception for a game that cannot be used because of the text at the offset. */
    RecordException refusal(int offset, Refusal reason, String value) {
        lines.to(offset);
        return new RecordException(reason, value, lines.line(), lines.column());
    }

    /** The line and column of an offset; valid until the next call. */
    LineCounter place(int offset) {
        return lines.to(offset);
    }

    /** The warnings collected, with the number of those left out. */
    List<Warning> list() {
        if (unlisted == 0) {
            return List.copyOf(warnings);
        }
        List<Warning> all = new ArrayList<>(warnings);
        all.add(Tolerance.MORE_WARNINGS.ofFile(": " + unlisted));
        return List.copyOf(all);
    }

    private String quote(int start, int end) {
        String beginning = text.substring(start, Math.min(end, start + QUOTED));
        String ellipsis = end - start > QUOTED ? "…" : "";
        return '"' + Texts.strip(Characters.withoutControls(beginning)) + ellipsis + '"';
    }
}
