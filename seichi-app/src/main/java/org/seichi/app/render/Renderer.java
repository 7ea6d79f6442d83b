package org.seichi.app.render;

import org.seichi.app.scoring.ScoredGame;

/** Turns scored games into some format. Stateless. */
public interface Renderer {
    /** The text of one game, ended by a line feed. */
    String render(ScoredGame game);
}
