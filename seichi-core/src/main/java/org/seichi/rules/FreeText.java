package org.seichi.rules;

import java.text.Normalizer;
import java.util.Locale;

/** Folds the spellings of free text, so that each pattern needs to know one spelling only. */
final class FreeText {
    /** Longest text that is looked at. No value needs more; the rest of a longer text is dropped. */
    private static final int MAX_LENGTH = 200;

    private static final String VARIANTS = "勝負黒時間認輸規則國韓貼讓無點應贏兩盤\u2044\u2212\u2013\u2014";
    private static final String FOLDED = "胜负黑时间认输规则国韩贴让无点应赢两盘/---";

    private FreeText() {}

    /** Lower case, compatibility forms and vulgar fractions resolved, traditional and Japanese characters simplified. */
    static String fold(String text) {
        String clipped = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
        boolean ascii = clipped.chars().allMatch(c -> c < 128);
        String simple = ascii ? clipped : foldCharacters(clipped);
        return simple.toLowerCase(Locale.ROOT).strip();
    }

    private static String foldCharacters(String text) {
        String spaced = text.replace("¼", " 1/4").replace("½", " 1/2").replace("¾", " 3/4");
        StringBuilder folded = new StringBuilder(Normalizer.normalize(spaced, Normalizer.Form.NFKC));
        for (int i = 0; i < folded.length(); i++) {
            int variant = VARIANTS.indexOf(folded.charAt(i));
            if (variant >= 0) {
                folded.setCharAt(i, FOLDED.charAt(variant));
            }
        }
        return folded.toString();
    }

    /** The text in quotes for a message, cut to a readable length and without control characters. */
    static String quote(String text) {
        String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
        return '"' + shown.replaceAll("\\p{Cntrl}+", " ") + '"';
    }
}
