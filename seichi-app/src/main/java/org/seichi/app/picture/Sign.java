package org.seichi.app.picture;

import org.seichi.board.Stones;

/**
 * A sign on a point of a picture. The order is that of the legend. The signs of a layer are drawn as a unit that a page can
 * show and hide.
 */
public enum Sign {
    /** A dead black stone: a white cross. */
    DEAD_BLACK("dead", "Black, dead"),
    /** A dead white stone: a black cross. */
    DEAD_WHITE("dead", "White, dead"),
    /** A black stone in seki. */
    SEKI_BLACK("seki", "Black, in seki"),
    /** A white stone in seki. */
    SEKI_WHITE("seki", "White, in seki"),
    /** An unsettled black stone. */
    UNSETTLED_BLACK("unsettled", "Black, unsettled"),
    /** An unsettled white stone. */
    UNSETTLED_WHITE("unsettled", "White, unsettled"),
    /** An empty point of Black's territory. */
    BLACK_POINT("territory", "Black's territory"),
    /** An empty point of White's territory. */
    WHITE_POINT("territory", "White's territory"),
    /** A point that Black must fill. */
    BLACK_FILLS("forced", "Black must fill"),
    /** A point that White must fill. */
    WHITE_FILLS("forced", "White must fill"),
    /** An open ko. */
    KO("forced", "open ko"),
    /** An empty point that belongs to nobody because of a seki. */
    SEKI_POINT("seki", "belongs to a seki"),
    /** A neutral point. */
    DAME("dame", "dame"),
    /** A point where the border between territories is not sealed. */
    UNSEALED("unsealed", "border not sealed"),
    /** A stone whose verdict is proven. */
    PROVEN("certainty", "proven"),
    /** A point of a proof zone. */
    ZONE("zone", "the proof looks at"),
    /** Influence of Black. */
    BLACK_HEAT("influence", "leans to Black"),
    /** Influence of White. */
    WHITE_HEAT("influence", "leans to White"),
    /** A suggested move, with its rank. */
    SUGGESTION("suggestions", "to consider, the best is 1"),
    /** A number of points that are counted together, on one of them. */
    COUNT("count", ""),
    /** A move of Black, with its number. */
    BLACK_MOVE("moves", ""),
    /** A move of White, with its number. */
    WHITE_MOVE("moves", "");

    private final String layer;
    private final String meaning;

    Sign(String layer, String meaning) {
        this.layer = layer;
        this.meaning = meaning;
    }

    /** The name of its layer. */
    public String layer() {
        return layer;
    }

    /** The text of the legend; empty if the legend leaves it out. */
    public String meaning() {
        return meaning;
    }

    /** The content code of the point on which the legend shows it. */
    int stone() {
        return switch (this) {
            case DEAD_BLACK, SEKI_BLACK, UNSETTLED_BLACK -> Stones.BLACK;
            case DEAD_WHITE, SEKI_WHITE, UNSETTLED_WHITE, PROVEN -> Stones.WHITE;
            default -> Stones.EMPTY;
        };
    }

    /** Whether it is drawn below the lines and stones. */
    boolean isGround() {
        return this == BLACK_HEAT || this == WHITE_HEAT || this == ZONE;
    }
}
