package org.seichi.safety;

/** How something was proven, from the strongest kind to the weakest. */
public enum ProofKind {
    /** It holds although the owner always passes ({@link Benson}). */
    BENSON,
    /** It holds if the owner answers as the proof says, found by static rules ({@link StaticRules}). */
    STATIC,
    /** The same, found by searching regions ({@link SearchRules}). */
    SEARCH
}
