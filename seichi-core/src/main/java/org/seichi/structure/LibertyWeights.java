package org.seichi.structure;

import org.seichi.board.Stones;

/**
 * Weighs the liberties of chains (Carta, section 3, figure 8), in sixths of a liberty.
 *
 * <p>A liberty counts 1, or 2 if the opponent cannot play there without being in atari. The owner's own move there adds 1/3
 * if it loses no liberties, 1/2 if it gains some. In figure 8 White's two liberties weigh (2 + 1/2) + (2 + 1/3) against
 * Black's 3 * (1 + 1/3).
 */
public final class LibertyWeights {
    /** The weight of an ordinary liberty, in sixths. */
    public static final int ONE = 6;

    private static final int WITHOUT_LOSS = 2;
    private static final int WITH_GAIN = 3;

    private final Chains chains;
    private final LibertyProbe probe;

    LibertyWeights(Chains chains, LibertyProbe probe) {
        this.chains = chains;
        this.probe = probe;
    }

    /** The total weight of the liberties of a chain, in sixths. */
    public int of(int chain) {
        int sum = 0;
        for (int i = 0; i < chains.libertyCount(chain); i++) {
            sum += weight(chain, chains.liberty(chain, i));
        }
        return sum;
    }

    private int weight(int chain, int liberty) {
        int code = chains.code(chain);
        int weight = probe.isSelfAtari(liberty, Stones.STONES_SUM - code) ? 2 * ONE : ONE;
        int before = chains.libertyCount(chain);
        int after = probe.libertiesAfter(liberty, code) + probe.capturesAt(liberty, code);
        return weight + (after > before ? WITH_GAIN : after == before ? WITHOUT_LOSS : 0);
    }
}
