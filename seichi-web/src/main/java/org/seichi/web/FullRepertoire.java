package org.seichi.web;

import java.util.List;
import java.util.Locale;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.answer.Question;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

/** Every question, with every method. */
final class FullRepertoire implements Repertoire {
    @Override
    public List<ScoringMethod> methods() {
        return Methods.all();
    }

    @Override
    public String answer(String question, ReadGame game, ScoringMethod method, Options options)
            throws UnusableException {
        for (Question known : Question.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(question)) {
                return known.answer(game, method, options, Watch.NONE);
            }
        }
        throw new UnusableException("no question \"" + question + "\"");
    }
}
