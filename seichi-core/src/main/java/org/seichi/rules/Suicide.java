package org.seichi.rules;

/** Whether a move may take the last liberty of its own chain. */
public enum Suicide {
    /** It may not. */
    FORBIDDEN,
    /** It may. */
    ALLOWED,
    /** It may, if the chain has two stones or more. */
    MULTI_STONE;

    /** Whether a move may take the last liberty of its own chain, which has the given number of stones with the one played. */
    public boolean allows(int stones) {
        return this == ALLOWED || (this == MULTI_STONE && stones > 1);
    }
}
