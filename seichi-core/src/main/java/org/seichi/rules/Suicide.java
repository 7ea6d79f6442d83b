package org.seichi.rules;

/** Whether a move may take the last liberty of its own chain. */
public enum Suicide {
    /** It may not. */
    FORBIDDEN,
    /** It may. */
    ALLOWED,
    /** It may, if the chain has two stones or more. */
    MULTI_STONE;

    /** Whether a move may take the last liberty of its own chain of so many stones, the played one included. */
    public boolean allows(int stones) {
        return this == ALLOWED || (this == MULTI_STONE && stones > 1);
    }
}
