package org.seichi.pattern;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A pattern in one orientation: offsets from the anchor and what may be there, the rarest contents first. */
final class Layout {
    private final int[] offsets;
    private final byte[] allowed;
    private final Map<Character, int[]> marks = new HashMap<>();
    private final int[] stones;
    private final int[] others;

    Layout(Collection<Pattern.Sign> signs) {
        List<Pattern.Sign> asked = signs.stream()
                .filter(sign -> Cell.allowed(sign.sign()) != Cell.allowed('?'))
                .sorted(Comparator.comparingInt(sign -> rank(Cell.allowed(sign.sign()))))
                .toList();
        offsets = asked.stream().mapToInt(Layout::offset).toArray();
        allowed = new byte[offsets.length];
        for (int i = 0; i < offsets.length; i++) {
            allowed[i] = (byte) Cell.allowed(asked.get(i).sign());
        }
        signs.stream()
                .map(Pattern.Sign::sign)
                .filter(Cell::isMark)
                .forEach(mark -> marks.computeIfAbsent(mark, sign -> offsetsOf(sign, signs)));
        stones = offsetsOf('X', signs);
        others = offsetsOf('O', signs);
    }

    private static int[] offsetsOf(char sign, Collection<Pattern.Sign> signs) {
        return signs.stream()
                .filter(each -> each.sign() == sign)
                .mapToInt(Layout::offset)
                .sorted()
                .toArray();
    }

    private static int offset(Pattern.Sign sign) {
        if (Math.max(Math.abs(sign.x()), Math.abs(sign.y())) > PatternBoard.REACH) {
            throw new IllegalArgumentException(
                    "a pattern is at most " + PatternBoard.REACH + " points from its anchor");
        }
        return sign.y() * PatternBoard.STRIDE + sign.x();
    }

    /** Sort key of contents: stones and edges are rarer than empty points and, tested first, rule most places out early. */
    private static int rank(int allowed) {
        return (allowed & Cell.EMPTY) == 0 ? 0 : Integer.bitCount(allowed);
    }

    boolean fits(byte[] seen, int anchor) {
        for (int i = 0; i < offsets.length; i++) {
            if ((seen[anchor + offsets[i]] & allowed[i]) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Offsets of a mark. */
    int[] marked(char mark) {
        return marks.getOrDefault(mark, new int[0]);
    }

    /** Offsets of the own stones. */
    int[] stones() {
        return stones;
    }

    /** Offsets of the opponent's stones. */
    int[] others() {
        return others;
    }
}
