package org.seichi.record;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.seichi.text.Lines;

/**
 * The cost of text in an encoding in which a byte above 127 begins a two-byte character. Characters typical of game records are
 * cheapest, then those in the range of common characters; all others are the most expensive. Costs are in tenths of a bit.
 */
final class DoubleByteCost implements ToLongFunction<byte[]> {
    /** Characters of colors, results, ranks, titles and names: simplified and traditional Chinese, Japanese and Korean. */
    private static final String WORDS = """
            黑白胜勝负負目子半中盘盤段级級先和棋局手回第名人本因坊王座天元圣聖碁戦战戰杯赛賽联聯决決年月日一二三四五六七八九十
            李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫马馬朱胡林何郭高罗羅小大山田木村井武加藤石羽的のはでー
            흑백승집단급국기전배제대회본선결반불계김이박최정조강윤장임한오서신권송류홍고문양손유현진호창훈영철수동성
            """;

    private static final Set<String> JAPANESE = Set.of("windows-31j", "Shift_JIS");

    private static final int LEAD_FIRST = 0x81;
    private static final int TRAIL_FIRST = 0x40;
    private static final int LAST = 0xfe;

    private static final int WORD = 60;
    private static final int RARE = 200;
    private static final int SINGLE = 120;
    /** First lead byte of the range that holds punctuation in all these encodings. */
    private static final int PUNCTUATION_FIRST = 0xa1;

    private static final int PUNCTUATION_LAST = 0xa3;

    private final CharacterSet set;
    /** Computed when the first pair is met: most records have none, and the computation takes as long as the rest of the startup. */
    private volatile Set<Integer> words;

    private final boolean halfKatakana;
    private final int usualFirst;
    private final int usualLast;
    private final int usualTrail;
    private final int usualCost;
    private final int start;

    /**
     * @param set the character set of the encoding
     * @param usualFirst first lead byte of the range of common characters
     * @param usualLast last lead byte of that range
     * @param usualTrail lowest trail byte in that range
     * @param usualCost cost of a common character
     * @param start fixed cost of any text
     */
    DoubleByteCost(CharacterSet set, int usualFirst, int usualLast, int usualTrail, int usualCost, int start) {
        this.set = set;
        halfKatakana = JAPANESE.contains(set.name());
        this.usualFirst = usualFirst;
        this.usualLast = usualLast;
        this.usualTrail = usualTrail;
        this.usualCost = usualCost;
        this.start = start;
    }

    @Override
    public long applyAsLong(byte[] sample) {
        long cost = start;
        for (int i = 0; i + 1 < sample.length; i++) {
            int lead = sample[i] & 0xff;
            if (lead < 0x80) {
                continue;
            }
            if (halfKatakana && lead >= 0xa1 && lead <= 0xdf) {
                cost += SINGLE;
            } else {
                cost += pair(lead, sample[++i] & 0xff);
            }
        }
        return cost;
    }

    private int pair(int lead, int trail) {
        if (words().contains((lead << 8) | trail)) {
            return WORD;
        }
        boolean usual =
                (lead >= usualFirst && lead <= usualLast) || (lead >= PUNCTUATION_FIRST && lead <= PUNCTUATION_LAST);
        return usual && trail >= usualTrail ? usualCost : RARE;
    }

    /** Thread-safe: threads that compute the set concurrently get equal ones. */
    private Set<Integer> words() {
        Set<Integer> known = words;
        if (known == null) {
            known = words(set);
            words = known;
        }
        return known;
    }

    /** The byte pairs that encode characters of {@link #WORDS}. All pairs are tried, because a host can decode but need not encode. */
    private static Set<Integer> words(CharacterSet set) {
        Set<Integer> pairs = new HashSet<>();
        for (int lead = LEAD_FIRST; lead <= LAST; lead++) {
            byte[] lines = new byte[3 * (LAST - TRAIL_FIRST + 1)];
            for (int trail = TRAIL_FIRST; trail <= LAST; trail++) {
                int line = 3 * (trail - TRAIL_FIRST);
                lines[line] = (byte) lead;
                lines[line + 1] = (byte) trail;
                lines[line + 2] = '\n';
            }
            List<String> decoded = Lines.cells(set.decode(lines, 0), '\n');
            for (int trail = TRAIL_FIRST; trail <= LAST; trail++) {
                String character = decoded.get(trail - TRAIL_FIRST);
                if (character.length() == 1 && WORDS.contains(character)) {
                    pairs.add((lead << 8) | trail);
                }
            }
        }
        return pairs;
    }
}
