package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.analysis.Analysis;
import org.seichi.analysis.AssessedPosition;
import org.seichi.analysis.Continuation;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.answer.TreeShape;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.score.ScoreFormats;
import org.seichi.game.Overrides;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.report.ScoreReport;
import org.seichi.search.Budget;

/** The analyses of the API. Each request has the same default budget as the command line. */
final class Analyses {
    private static final int KEPT = 32;

    /** Assessments of records longer than this, in bytes, are not cached. */
    private static final int LONGEST_KEPT = 1 << 16;

    private final List<ScoringMethod> methods;
    private final Limits limits;
    private final Recent<Key, Result<AssessedPosition>> recent = new Recent<>(KEPT);

    /** The cache key: everything an assessment depends on. */
    private record Key(
            String record,
            int game,
            Optional<String> method,
            Overrides terms,
            Continuation play,
            OptionalInt nodes,
            Options.Explain explain,
            String file) {
        static Key of(GameRequest wanted) {
            String record = new String(wanted.record(), StandardCharsets.ISO_8859_1);
            return new Key(
                    record,
                    wanted.game(),
                    wanted.method(),
                    wanted.options().terms(),
                    wanted.play(),
                    wanted.nodes(),
                    wanted.options().explain(),
                    wanted.file());
        }
    }

    Analyses(List<ScoringMethod> methods, Limits limits) {
        this.methods = methods;
        this.limits = limits;
    }

    /**
     * A score, as the command line writes it. The last {@value #KEPT} assessments are cached, so that marking one chain after
     * another needs only a new count, whatever the method.
     */
    Response score(Request request) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.SCORE);
        Result<AssessedPosition> assessed = wanted.record().length > LONGEST_KEPT
                ? assess(wanted)
                : recent.get(Key.of(wanted), key -> assess(wanted));
        ScoreReport counted = assessed.report().count(wanted.play().of(wanted.options(), assessed.read()));
        return Formats.answer(assessed.with(counted), ScoreFormats.ALL, wanted);
    }

    /** The tree of a record, for drawing. */
    Response tree(Request request) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.TREE);
        return Response.json(TreeShape.of(wanted.readGame(), wanted.options()));
    }

    /** Answers with the reports of an analysis, as the command line writes them. */
    <R> Endpoint reports(AcceptedKeys keys, Function<Options, Analysis<R>> analysis, ResultFormats<R> formats) {
        return request -> {
            GameRequest wanted = GameRequest.of(request, keys);
            Analysis<R> chosen = analysis.apply(options(wanted));
            return Formats.answer(chosen.of(wanted.readGame(), SystemWatch.RUNNING), formats, wanted);
        };
    }

    /**
     * The estimate after each move of a game, as events sent while it is computed. Each position is queued like a request of its
     * own; it ends when the client is gone.
     */
    Response lead(Request request, Turns turns) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.LEAD);
        ReadGame game = wanted.readGame();
        return Response.events(new LeadEvents(game, wanted.options().with(budget(wanted, Budget.SMALL)), turns));
    }

    private Result<AssessedPosition> assess(GameRequest wanted)
            throws RefusedException, RecordException, UnusableException {
        ScoreAnalysis scores = new ScoreAnalysis(method(wanted), options(wanted));
        if (wanted.nodes().isPresent() && !scores.searches()) {
            throw RefusedException.badValue(
                    "\"nodes\" limits a search: the method " + scores.method().name() + " does not search");
        }
        return scores.assessment().of(wanted.readGame(), SystemWatch.RUNNING);
    }

    private Options options(GameRequest wanted) throws RefusedException {
        return wanted.options().with(budget(wanted, Budget.NORMAL));
    }

    /** The budget that the client asks for, refused if above the limit of the server; else the usual one, within that limit. */
    private Budget budget(GameRequest wanted, Budget usual) throws RefusedException {
        if (wanted.nodes().isEmpty()) {
            return new Budget(Math.min(usual.nodes(), limits.nodes()));
        }
        int nodes = wanted.nodes().getAsInt();
        if (nodes > limits.nodes()) {
            throw RefusedException.badValue("\"nodes\" is " + limits.nodes() + " at most here");
        }
        return new Budget(nodes);
    }

    private ScoringMethod method(GameRequest wanted) throws RefusedException {
        String name = wanted.method().orElse(methods.get(0).name());
        return methods.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> RefusedException.badValue("no method \"" + name + "\""));
    }
}
