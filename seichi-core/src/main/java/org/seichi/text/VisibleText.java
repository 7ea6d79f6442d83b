package org.seichi.text;

/**
 * Makes untrusted text safe for a terminal or a table: control characters, which could move the cursor or begin another line,
 * and characters that change the direction of writing, which could make a name read as another one, are replaced by visible
 * symbols or code points.
 */
public final class VisibleText {
    private static final int CONTROL_PICTURES = 0x2400;
    private static final int DELETE = 0x7f;
    private static final char LINE_FEED_PICTURE = CONTROL_PICTURES + '\n';

    private VisibleText() {}

    /** The text with, for example, ESC replaced by U+241B (its control picture) and U+202E by {@code <U+202E>}; line feeds are kept. */
    public static String of(String text) {
        StringBuilder visible = null;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (visible == null && isObeyed(letter)) {
                visible = new StringBuilder(text.length() + 8).append(text, 0, i);
            }
            if (visible != null) {
                visible.append(isObeyed(letter) ? sign(letter) : String.valueOf(letter));
            }
        }
        return visible == null ? text : visible.toString();
    }

    /** The same on a single line, for the name of a file: line feeds too are replaced by their picture. */
    public static String line(String text) {
        return of(text).replace('\n', LINE_FEED_PICTURE);
    }

    /** Whether a character would act as a control instead of being shown. */
    public static boolean isObeyed(char letter) {
        return (letter < ' ' && letter != '\n') || (letter >= DELETE && letter < 0xa0) || turnsDirection(letter);
    }

    private static boolean turnsDirection(char letter) {
        return letter == 0x61c
                || (letter >= 0x200e && letter <= 0x200f)
                || (letter >= 0x2028 && letter <= 0x202e)
                || (letter >= 0x2066 && letter <= 0x2069);
    }

    private static String sign(char letter) {
        if (letter < ' ') {
            return String.valueOf((char) (CONTROL_PICTURES + letter));
        }
        String digits = Texts.uppercase(Integer.toHexString(letter));
        return "<U+" + "0".repeat(4 - digits.length()) + digits + ">";
    }
}
