package org.seichi.safety;

/** How something was proven, from the strongest kind to the weakest. */
public enum ProofKind {
    /** It holds although the owner always passes ({@link Benson}). */
    BENSON,
    /** It holds if the owner answers as the proof says; static rules ({@link StaticRules}) can prove it, too. */
    STATIC,
    /** It holds if the owner answers as the proof says; only search ({@link SearchRules}) has proven it. */
    SEARCH
}
