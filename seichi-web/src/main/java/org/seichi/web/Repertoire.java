package org.seichi.web;

import java.util.List;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.method.ScoringMethod;

/** The questions that a build of the engine can answer; code for others is not linked into it. */
interface Repertoire {
    /** The scoring methods, the default first. */
    List<ScoringMethod> methods();

    /** Whether a score by a method depends on the limit of positions to search. */
    boolean searches(ScoringMethod method, Options options);

    /**
     * Answers a question about a game with a JSON object, terminated by a line feed.
     *
     * @param question the name of the question, such as {@code score}
     * @throws UnusableException if the question is unknown to this build, or the options do not fit the game
     */
    String answer(String question, ReadGame game, ScoringMethod method, Options options) throws UnusableException;
}
