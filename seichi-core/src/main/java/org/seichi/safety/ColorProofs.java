package org.seichi.safety;

/** What is proven for a color by each prover and those before it. */
record ColorProofs(ColorSafety benson, ColorSafety statics, ColorSafety all, boolean isCutShort) {
    /** The same in the view of the position that was asked about. */
    ColorProofs turned(ProofMapper back) {
        return new ColorProofs(back.of(benson), back.of(statics), back.of(all), isCutShort);
    }
}
