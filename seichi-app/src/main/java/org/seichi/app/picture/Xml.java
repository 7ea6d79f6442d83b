package org.seichi.app.picture;

/** Escapes text for XML and HTML. */
public final class Xml {
    private Xml() {}

    /** The text escaped for element contents and attributes; characters that XML does not allow are left out. */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(point -> append(point, escaped));
        return escaped.toString();
    }

    private static void append(int point, StringBuilder escaped) {
        switch (point) {
            case '&' -> escaped.append("&amp;");
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '"' -> escaped.append("&quot;");
            case '\'' -> escaped.append("&#39;");
            default -> {
                if (isCharacter(point)) {
                    escaped.appendCodePoint(point);
                }
            }
        }
    }

    /** Whether XML 1.0 allows the character, and it is not a discouraged control character. */
    private static boolean isCharacter(int point) {
        boolean control = (point < ' ' && point != '\t' && point != '\n') || (point >= 0x7f && point < 0xa0);
        boolean surrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        return !control && !surrogate && point != 0xfffe && point != 0xffff;
    }
}
