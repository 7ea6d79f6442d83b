package org.seichi.rules;

import org.seichi.text.Characters;
import org.seichi.text.Texts;

/** Folds variant spellings in free text, so that each pattern has to match one spelling only. */
final class FreeText {
    /** Maximum length of a text in characters. No value needs more; the rest of a longer text is dropped. */
    private static final int MAX_LENGTH = 200;

    /** Characters replaced by those of {@link #FOLDED} at the same index: traditional, Japanese and compatibility forms, signs, digits. */
    private static final String VARIANTS = "勝負黒時間認輸規則國韓貼讓無點應贏兩盤"
            + "\u2f00\u2f06\u2f0b\u2f17\u2f1c\u2f26\u2f3f\u2f46\u2f47\u2f52\u2f69\u2f6c\u2fca\u3038\u3192\u3193\u3194"
            + "\u3195\u3197\u3280\u3281\u3282\u3283\u3284\u3285\u3286\u3287\u3288\u3289\u3290\u32a5"
            + "\uf978\uf9b2\uf9d1\ufa9f\ufac2\u2044\u2212\u2013\u2014\ufe50\ufe52\ufe62\ufe63①②③④⑤⑥⑦⑧⑨⓪¹²³";

    private static final String FOLDED =
            "胜负黑时间认输规则国韩贴让无点应赢两盘" + "一二八十又子手无日氏白目黑十一二三四中一二三四五六七八九十日中两零六犯输/---,.+-1234567890123";

    /** Unicode spaces and line separators, all replaced by a space. */
    private static final String SPACES =
            "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";

    /** Distance from ASCII characters to their full-width forms, which are in the same order. */
    private static final int WIDE = '！' - '!';

    private FreeText() {}

    /**
     * The text in lower case, with full-width and other compatibility forms and vulgar fractions resolved as in {@code NFKC}
     * and traditional and Japanese characters simplified, as far as the words that are read contain them.
     */
    static String fold(String text) {
        String clipped = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
        boolean ascii = clipped.chars().allMatch(c -> c < 128);
        String simple = ascii ? clipped : foldCharacters(clipped);
        return Texts.strip(Texts.lowercase(simple));
    }

    private static String foldCharacters(String text) {
        String spaced = text.replace("¼", " 1/4").replace("½", " 1/2").replace("¾", " 3/4");
        StringBuilder folded = new StringBuilder(spaced.replace("ｼﾞｺﾞ", "ジゴ").replace("ﾙｰﾙ", "ルール"));
        for (int i = 0; i < folded.length(); i++) {
            folded.setCharAt(i, foldCharacter(folded.charAt(i)));
        }
        return folded.toString();
    }

    private static char foldCharacter(char c) {
        if (c >= '！' && c <= '～') {
            return (char) (c - WIDE);
        }
        int variant = VARIANTS.indexOf(c);
        return variant >= 0 ? FOLDED.charAt(variant) : SPACES.indexOf(c) >= 0 ? ' ' : c;
    }

    /** The text in quotes for a message, cut to 40 characters and without control characters. */
    static String quote(String text) {
        String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
        return '"' + Characters.withoutControls(shown) + '"';
    }
}
