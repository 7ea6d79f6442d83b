package org.seichi.app.render;

import org.seichi.app.scoring.ScoredGame;

/** Turns scored games into some format. Stateless. */
public interface Renderer {
    /** What stands between two games. */
    default String separator() {
        return "";
    }

    /** The text of one game, ended by a line feed. */
    String render(ScoredGame game);
}
