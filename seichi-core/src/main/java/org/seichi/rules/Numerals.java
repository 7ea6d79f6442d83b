package org.seichi.rules;

/** Numbers as free text writes them, in digits and in Chinese numerals. */
final class Numerals {
    private static final String CHINESE = "[〇零一二两三四五六七八九十百]+";
    private static final String OVER = "分之";

    /** Pattern of a whole number or a decimal one. */
    static final String WHOLE = "\\d+(?:[.,]\\d+)?|[.,]\\d+|" + CHINESE;

    /** Pattern of a fraction, or of the word "half". */
    static final String FRACTION = "\\d+\\s*/\\s*\\d+|" + CHINESE + OVER + CHINESE + "|半|반";

    private Numerals() {}

    /** The value of text that matches {@link #WHOLE}. */
    static Ratio whole(String text) {
        boolean digits = text.charAt(0) <= '9';
        return digits ? Ratio.decimal(text) : chinese(text);
    }

    /**
     * The value of text that matches {@link #FRACTION}, 0 for {@code null}.
     *
     * @throws ArithmeticException if it is divided by zero
     */
    static Ratio fraction(String text) {
        if (text == null) {
            return Ratio.ZERO;
        }
        int slash = text.indexOf('/');
        if (slash > 0) {
            return whole(text.substring(0, slash).strip())
                    .dividedBy(whole(text.substring(slash + 1).strip()));
        }
        int over = text.indexOf(OVER);
        return over > 0
                ? chinese(text.substring(over + OVER.length())).dividedBy(chinese(text.substring(0, over)))
                : Ratio.decimal("0.5");
    }

    private static Ratio chinese(String text) {
        int sum = 0;
        int digit = 0;
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '百', '十' -> {
                    sum += Math.max(digit, 1) * (text.charAt(i) == '百' ? 100 : 10);
                    digit = 0;
                }
                case '两' -> digit = 2;
                case '零' -> digit = 0;
                default -> digit = "〇一二三四五六七八九".indexOf(text.charAt(i));
            }
        }
        return Ratio.of(sum + digit);
    }
}
