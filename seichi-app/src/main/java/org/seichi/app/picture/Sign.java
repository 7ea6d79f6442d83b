package org.seichi.app.picture;

import org.seichi.board.Stones;

/**
 * What can stand at a point beside a plain stone. The order is that of the legend. Signs of a layer are kept together, so
 * that a page can show and hide them.
 */
public enum Sign {
    /** A black stone that is taken off: a white cross. */
    DEAD_BLACK("dead", "Black, dead"),
    /** A white stone that is taken off: a black cross. */
    DEAD_WHITE("dead", "White, dead"),
    /** A black stone in seki. */
    SEKI_BLACK("seki", "Black, in seki"),
    /** A white stone in seki. */
    SEKI_WHITE("seki", "White, in seki"),
    /** A black stone that lives or dies with the next move. */
    UNSETTLED_BLACK("unsettled", "Black, unsettled"),
    /** A white stone that lives or dies with the next move. */
    UNSETTLED_WHITE("unsettled", "White, unsettled"),
    /** An empty point of Black's. */
    BLACK_POINT("territory", "Black's territory"),
    /** An empty point of White's. */
    WHITE_POINT("territory", "White's territory"),
    /** A point that Black must fill. */
    BLACK_FILLS("forced", "Black must fill"),
    /** A point that White must fill. */
    WHITE_FILLS("forced", "White must fill"),
    /** A ko that stands open. */
    KO("forced", "open ko"),
    /** An empty point of nobody because of a seki. */
    SEKI_POINT("seki", "belongs to a seki"),
    /** A neutral point. */
    DAME("dame", "dame"),
    /** A point where the border between territories is not sealed. */
    UNSEALED("unsealed", "border not sealed"),
    /** A stone of which what is said is proven. */
    PROVEN("certainty", "proven"),
    /** A stone of which what is said was found by search. */
    SEARCHED("certainty", "found by search"),
    /** A stone of which what is said is a judgement. */
    JUDGED("certainty", "judged"),
    /** A stone that a person marked. */
    MARKED("certainty", "marked by hand"),
    /** A point that a proof looks at. */
    ZONE("zone", "the proof looks at"),
    /** Influence of Black. */
    BLACK_HEAT("influence", "leans to Black"),
    /** Influence of White. */
    WHITE_HEAT("influence", "leans to White"),
    /** A move to think of, with its number. */
    SUGGESTION("suggestions", "to think of, the best is 1"),
    /** A name or number on a black stone. */
    LABEL_ON_BLACK("groups", ""),
    /** A name or number on a white stone. */
    LABEL_ON_WHITE("groups", ""),
    /** A name or number on an empty point. */
    LABEL("groups", ""),
    /** The move played last, a black one. */
    LAST_BLACK("last", ""),
    /** The move played last, a white one. */
    LAST_WHITE("last", "");

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

    /** What it says, for the legend; empty if the legend leaves it out. */
    public String meaning() {
        return meaning;
    }

    /** The content code of the stone that it stands on in the legend. */
    int stone() {
        return switch (this) {
            case DEAD_BLACK, SEKI_BLACK, UNSETTLED_BLACK, LABEL_ON_BLACK -> Stones.BLACK;
            case DEAD_WHITE, SEKI_WHITE, UNSETTLED_WHITE, LABEL_ON_WHITE -> Stones.WHITE;
            case PROVEN, SEARCHED, JUDGED, MARKED -> Stones.WHITE;
            default -> Stones.EMPTY;
        };
    }

    /** Whether it lies below the stones. */
    boolean isGround() {
        return this == BLACK_HEAT || this == WHITE_HEAT || this == ZONE;
    }
}
