package org.seichi.app.compare;

import java.util.List;
import java.util.Optional;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Times;
import org.seichi.analysis.UnusableException;
import org.seichi.app.engine.ExternalEngine;
import org.seichi.app.suite.GameScoring;
import org.seichi.app.suite.SuiteRow;
import org.seichi.game.Terms;
import org.seichi.report.EngineOpinion;
import org.seichi.score.Certainty;

/**
 * Scores games with an engine, so that it is measured like a method; the time is that until its answer.
 *
 * @param engine the engine; not thread-safe
 */
public record EngineScoring(ExternalEngine engine) implements GameScoring {
    @Override
    public SuiteRow.Scored score(String name, int recorded, ReadGame read) throws UnusableException {
        EngineOpinion opinion = engine.ask(read, Terms.of(read.game()).komi() / 2.0);
        if (opinion.margin().isEmpty()) {
            throw new UnusableException(opinion.failure().orElse("the engine gave no score"));
        }
        return new SuiteRow.Scored(
                name,
                recorded,
                opinion.margin().getAsInt(),
                new Times(read.nanos(), opinion.nanos()),
                Certainty.JUDGED,
                List.of(),
                Optional.empty(),
                List.of());
    }
}
