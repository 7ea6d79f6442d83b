package org.seichi.move;

/** What a move is for (Yen, sections 5.1 and 5.2.1). */
public enum MotiveKind {
    /** Takes a chain, or makes sure that it can be taken (5.1). */
    CAPTURE,
    /** Saves a chain (5.1). */
    RESCUE,
    /** Territory: extension, enclosure, endgame (5.2.1, 1). */
    TERRITORY,
    /** An endgame area whose value is known (5.2.1, 1). */
    ENDGAME,
    /** Eye shape of an unsettled group, one's own or the opponent's (5.2.1, 2). */
    EYE,
    /** Seals in a group of the opponent (5.2.1, 3). */
    SEAL,
    /** Gets an own group out (5.2.1, 3). */
    ESCAPE,
    /** Cuts groups of the opponent apart (5.2.1, 4). */
    CUT,
    /** Connects own groups (5.2.1, 4). */
    CONNECT,
    /** Helps or attacks a group by way of a weaker group beside it (5.2.1, methods a). */
    NEIGHBOR,
    /** Threatens two things at once, or prevents that (Mueller, section 5.3). */
    DOUBLE_THREAT,
    /** A good shape (5.2.1, 5). */
    GOOD_POINT,
    /** A principle: answer the opponent's last move, or go on where the player's own last move was. */
    ANSWER
}
