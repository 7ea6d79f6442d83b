package org.seichi.pattern;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.seichi.board.Color;

/**
 * A small diagram that is matched in all symmetries, for either color.
 *
 * <p>{@code X} is a stone of the color that looks for it, {@code O} one of the opponent; {@code x} is {@code X} or empty, {@code o} is
 * {@code O} or empty; {@code .} is empty, {@code -} and {@code |} are off the board, {@code ?} is anything. {@code *}, {@code +}, digits
 * but 0 and the other small letters are empty points that can be asked for by their sign. A pattern is laid on the board by its anchor: the
 * {@code *} if it has one, else its first {@code X}.
 */
public final class Pattern {
    private static final char MOVE = '*';
    private static final char STONE = 'X';

    private final String name;
    private final Map<String, String> attributes;
    private final List<String> rows;
    private final List<Layout> layouts;

    Pattern(String name, Map<String, String> attributes, List<String> rows) {
        this.name = name;
        this.rows = rows.stream().map(row -> row.replace(" ", "")).toList();
        this.attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        this.layouts = layouts(signs(this.rows));
    }

    /** A sign and its offset from the anchor in columns and rows. */
    record Sign(char sign, int x, int y) {
        /** The sign at its offset after one of the eight symmetries. */
        Sign turned(int symmetry) {
            int h = (symmetry & 1) == 0 ? x : -x;
            int v = (symmetry & 2) == 0 ? y : -y;
            return (symmetry & 4) == 0 ? new Sign(sign, h, v) : new Sign(sign, v, h);
        }
    }

    private static List<Sign> signs(List<String> rows) {
        List<Sign> all = new ArrayList<>();
        for (int y = 0; y < rows.size(); y++) {
            String row = rows.get(y);
            for (int x = 0; x < row.length(); x++) {
                all.add(new Sign(row.charAt(x), x, y));
            }
        }
        Sign anchor = first(MOVE, all);
        return all.stream()
                .map(sign -> new Sign(sign.sign(), sign.x() - anchor.x(), sign.y() - anchor.y()))
                .toList();
    }

    private static Sign first(char wanted, List<Sign> signs) {
        for (Sign sign : signs) {
            if (sign.sign() == wanted) {
                return sign;
            }
        }
        if (wanted == STONE) {
            throw new IllegalArgumentException("a pattern without * and X has no anchor");
        }
        return first(STONE, signs);
    }

    /** The different layouts among the eight symmetries of the diagram. */
    private static List<Layout> layouts(List<Sign> signs) {
        Set<Set<Sign>> turned = new LinkedHashSet<>();
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            int each = symmetry;
            turned.add(new LinkedHashSet<>(
                    signs.stream().map(sign -> sign.turned(each)).toList()));
        }
        return turned.stream().map(Layout::new).toList();
    }

    /** Its name, unique in its resource. */
    public String name() {
        return name;
    }

    /**
     * The value of an attribute.
     *
     * @throws IllegalArgumentException if the pattern has no such attribute
     */
    public String attribute(String key) {
        String value = attributes.get(key);
        if (value == null) {
            throw new IllegalArgumentException("pattern " + name + " has no " + key);
        }
        return value;
    }

    /** The value of an attribute, or a default if the pattern has none. */
    public String attribute(String key, String usual) {
        return attributes.getOrDefault(key, usual);
    }

    /** The rows of the diagram, without spaces. */
    public List<String> rows() {
        return rows;
    }

    /** Reports every way in which the pattern matches with its anchor on a point. */
    public void match(PatternBoard board, Color color, int anchor, Consumer<PatternMatch> found) {
        byte[] seen = board.seenBy(color);
        int index = board.index(anchor);
        for (Layout layout : layouts) {
            if (layout.fits(seen, index)) {
                found.accept(new PatternMatch(this, color, layout, board, index));
            }
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
