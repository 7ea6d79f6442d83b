package org.seichi.app.render;

import org.seichi.app.scoring.ProvenGame;

/** Turns proofs into some format. Stateless. */
public interface ProofRenderer {
    /** What stands between two games. */
    default String separator() {
        return "";
    }

    /** The text of one game, ended by a line feed. */
    String render(ProvenGame game);
}
