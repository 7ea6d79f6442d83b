package org.seichi.board;

/** The two players. */
public enum Color {
    /** Black, who moves first in an even game. */
    BLACK(Stones.BLACK),
    /** White, who receives komi. */
    WHITE(Stones.WHITE);

    private final int code;

    Color(int code) {
        this.code = code;
    }

    /** The other player. */
    public Color opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** The content code of a point with a stone of this color, as {@link Stones#at} returns it. */
    public int code() {
        return code;
    }

    /** The name of the player in sentences: "Black" or "White". */
    public String inWords() {
        return this == BLACK ? "Black" : "White";
    }

    /**
     * The color of a content code.
     *
     * @param code {@link Stones#BLACK} or {@link Stones#WHITE}
     * @throws IllegalArgumentException if the code is not that of a stone
     */
    public static Color of(int code) {
        return switch (code) {
            case Stones.BLACK -> BLACK;
            case Stones.WHITE -> WHITE;
            default -> throw new IllegalArgumentException("not the code of a stone: " + code);
        };
    }
}
