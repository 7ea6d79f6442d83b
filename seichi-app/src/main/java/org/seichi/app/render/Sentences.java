package org.seichi.app.render;

import org.seichi.board.Color;
import org.seichi.json.JsonType;

/** Small pieces of wording that several formats share. */
public final class Sentences {
    private Sentences() {}

    /** {@code "Black"} or {@code "White"}. */
    public static String player(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }

    /** The name of a constant for programs: {@code "judged"}. */
    public static String code(Enum<?> constant) {
        return JsonType.code(constant);
    }
}
