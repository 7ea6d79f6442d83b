package org.seichi.text;

/**
 * Text of strangers as it may go to a terminal or into a table: control characters, which could move the cursor or begin
 * another line, and characters that turn the direction of writing, which could make a name read as another one, are shown by
 * signs and numbers instead of being obeyed.
 */
public final class VisibleText {
    private static final int CONTROL_PICTURES = 0x2400;
    private static final int DELETE = 0x7f;

    private VisibleText() {}

    /** The text with ESC as U+241B (the picture of the character), U+202E as {@code <U+202E>}; line feeds stay. */
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

    /** Whether a character would be obeyed instead of shown. */
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
        String digits = Texts.capital(Integer.toHexString(letter));
        return "<U+" + "0".repeat(4 - digits.length()) + digits + ">";
    }
}
