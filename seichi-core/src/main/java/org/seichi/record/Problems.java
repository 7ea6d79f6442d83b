package org.seichi.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Warning;
import org.seichi.text.Characters;
import org.seichi.text.Texts;

/**
 * Collects the warnings of one game and finds their places. Of each kind only the first {@value #LIMIT} are kept, so that
 * a broken file of any length has a list that can be read.
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
     * @param lines stands at or before the game
     * @param ofFile warnings about the file as a whole
     */
    Problems(String text, LineCounter lines, List<Warning> ofFile) {
        this.text = text;
        this.lines = lines;
        warnings = new ArrayList<>(ofFile);
    }

    /** Warns of what the span holds, quoting the beginning of it. */
    void warn(Tolerance tolerance, Span span) {
        warn(tolerance, span.start(), span.end());
    }

    /** Warns of what the text from start to end holds, quoting the beginning of it. */
    void warn(Tolerance tolerance, int start, int end) {
        if (counts.merge(tolerance, 1, Integer::sum) > LIMIT) {
            unlisted++;
            return;
        }
        lines.to(start);
        warnings.add(tolerance.at(lines.line(), lines.column(), start == end ? "" : ": " + quote(start, end)));
    }

    /** Warns of something about the game as a whole. */
    void warn(Tolerance tolerance, String detail) {
        warnings.add(tolerance.ofFile(detail));
    }

    /** The exception for a game that cannot be used because of what stands at the offset. */
    RecordException refusal(int offset, Refusal reason, String value) {
        lines.to(offset);
        return new RecordException(reason, value, lines.line(), lines.column());
    }

    /** The place of an offset; valid until the next call. */
    LineCounter place(int offset) {
        return lines.to(offset);
    }

    /** What has been collected. */
    List<Warning> list() {
        if (unlisted == 0) {
            return List.copyOf(warnings);
        }
        List<Warning> all = new ArrayList<>(warnings);
        all.add(Tolerance.MORE.ofFile(": " + unlisted));
        return List.copyOf(all);
    }

    private String quote(int start, int end) {
        String beginning = text.substring(start, Math.min(end, start + QUOTED));
        String ellipsis = end - start > QUOTED ? "…" : "";
        return '"' + Texts.strip(Characters.withoutControls(beginning)) + ellipsis + '"';
    }
}
