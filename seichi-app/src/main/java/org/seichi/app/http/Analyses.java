package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Analysis;
import org.seichi.analysis.AssessedPosition;
import org.seichi.analysis.Continuation;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.answer.TreeShape;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.evaluation.EvaluationFormats;
import org.seichi.app.render.evaluation.EvaluationText;
import org.seichi.app.render.problem.ProblemFormats;
import org.seichi.app.render.proof.ProofFormats;
import org.seichi.app.render.score.ScoreFormats;
import org.seichi.app.render.suggestion.SuggestionFormats;
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

    /** The proofs of a position, as the command line writes them. */
    Response prove(Request request) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.PROVE);
        return answer(wanted, new ProofAnalysis(methods.get(0), options(wanted)), ProofFormats.ALL);
    }

    /** The evaluation of an unfinished position, as the command line writes it. */
    Response evaluate(Request request) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.EVALUATE);
        return answer(
                wanted, new EvaluationAnalysis(options(wanted)), EvaluationFormats.with(EvaluationText.Detail.SUMMARY));
    }

    /** Suggested moves, as the command line writes them. */
    Response suggest(Request request) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.SUGGEST);
        return answer(wanted, new SuggestionAnalysis(options(wanted)), SuggestionFormats.ALL);
    }

    /** Solved problems of life and death, as the command line writes them. */
    Response solve(Request request) throws RefusedException, RecordException, UnusableException {
        GameRequest wanted = GameRequest.of(request, AcceptedKeys.SOLVE);
        return answer(wanted, new ProblemAnalysis(options(wanted)), ProblemFormats.ALL);
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

    private static <R> Response answer(GameRequest wanted, Analysis<R> analysis, ResultFormats<R> formats)
            throws RefusedException, RecordException, UnusableException {
        return Formats.answer(analysis.of(wanted.readGame(), SystemWatch.RUNNING), formats, wanted);
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
