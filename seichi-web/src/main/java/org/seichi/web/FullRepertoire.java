package org.seichi.web;

import java.util.List;
import java.util.Optional;
import org.seichi.analysis.AssessedPosition;
import org.seichi.analysis.GameSource;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.UserMarks;
import org.seichi.analysis.Watch;
import org.seichi.answer.Question;
import org.seichi.answer.ScoreShape;
import org.seichi.game.Game;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.text.Texts;

/** Answers every question, with every method. The last assessment is cached, so that marking chains only counts again. Not thread-safe. */
final class FullRepertoire implements Repertoire {
    private Optional<Kept> kept = Optional.empty();

    /** A cached assessment, with everything that it depends on. */
    private record Kept(
            GameSource source, Game game, String method, Options options, Result<AssessedPosition> assessed) {
        boolean isOf(ReadGame other, ScoringMethod by, Options wanted) {
            return method.equals(by.name())
                    && options.equals(wanted)
                    && source.equals(other.source())
                    && game.equals(other.game());
        }
    }

    @Override
    public List<ScoringMethod> methods() {
        return Methods.all();
    }

    @Override
    public boolean searches(ScoringMethod method, Options options) {
        return new ScoreAnalysis(method, options).searches();
    }

    @Override
    public String answer(String question, ReadGame game, ScoringMethod method, Options options)
            throws UnusableException {
        for (Question known : Question.values()) {
            if (Texts.lowercase(known.name()).equals(question)) {
                return known == Question.SCORE
                        ? score(game, method, options)
                        : known.answer(game, method, options, Watch.NONE);
            }
        }
        throw new UnusableException("no question \"" + question + "\"");
    }

    private String score(ReadGame game, ScoringMethod method, Options options) throws UnusableException {
        Result<AssessedPosition> assessed =
                assessed(game, method, options.with(UserMarks.NONE).with(Options.Arranged.NO));
        return ScoreShape.SHAPE.line(
                assessed.with(assessed.report().count(options)), game.game().board());
    }

    private Result<AssessedPosition> assessed(ReadGame game, ScoringMethod method, Options options)
            throws UnusableException {
        if (kept.isEmpty() || !kept.get().isOf(game, method, options)) {
            Result<AssessedPosition> made =
                    new ScoreAnalysis(method, options).assessment().of(game, Watch.NONE);
            kept = Optional.of(new Kept(game.source(), game.game(), method.name(), options, made));
        }
        return kept.get().assessed();
    }
}
