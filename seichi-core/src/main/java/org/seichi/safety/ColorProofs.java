package org.seichi.safety;

/** What is proven for a color by Benson's algorithm, with static rules added, and with search added. */
record ColorProofs(ColorSafety benson, ColorSafety statics, ColorSafety all, boolean isCutShort) {
    /** Returns the same proofs for the position that was asked about. */
    ColorProofs turned(ProofMapper back) {
        return new ColorProofs(back.of(benson), back.of(statics), back.of(all), isCutShort);
    }
}
