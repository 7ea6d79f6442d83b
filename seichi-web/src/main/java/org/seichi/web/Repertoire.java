package org.seichi.web;

import java.util.List;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.method.ScoringMethod;

/** What a build of the engine can answer; what it cannot is not linked into it. */
interface Repertoire {
    /** The methods, the usual one first. */
    List<ScoringMethod> methods();

    /**
     * The answer about a game: a JSON object, ended by a line feed.
     *
     * @param question its name, such as {@code score}
     * @throws UnusableException if the question is not known here, or the options do not fit the game
     */
    String answer(String question, ReadGame game, ScoringMethod method, Options options) throws UnusableException;
}
