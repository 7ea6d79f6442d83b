package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Analysis;
import org.seichi.analysis.AssessedPosition;
import org.seichi.analysis.AssessmentAnalysis;
import org.seichi.analysis.Continuation;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.evaluation.EvaluationFormats;
import org.seichi.app.render.evaluation.EvaluationText;
import org.seichi.app.render.proof.ProofFormats;
import org.seichi.app.render.score.ScoreFormats;
import org.seichi.app.render.score.ShownGame;
import org.seichi.app.render.score.ViewShape;
import org.seichi.app.render.suggestion.SuggestionFormats;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Overrides;
import org.seichi.method.ScoringMethod;
import org.seichi.report.ScoreReport;
import org.seichi.search.Budget;

/** What is computed for clients. Each request is bounded by the budget that the command line uses too. */
final class Analyses {
    private static final int KEPT = 32;

    /** Longer records are not kept. */
    private static final int LONGEST_KEPT = 1 << 16;

    private final List<ScoringMethod> methods;
    private final Limits limits;
    private final Recent<Key, Kept> recent = new Recent<>(KEPT);

    /** What an assessment depends on. */
    private record Key(
            String record,
            int game,
            Optional<String> method,
            Overrides terms,
            Continuation play,
            OptionalInt nodes,
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
                    wanted.file());
        }
    }

    /** An assessment, and the number of moves in the record. */
    private record Kept(Result<AssessedPosition> assessed, int moves) {}

    Analyses(List<ScoringMethod> methods, Limits limits) {
        this.methods = methods;
        this.limits = limits;
    }

    /** A score, as the command line writes it. */
    Response score(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        return answer(wanted, new ScoreAnalysis(method(wanted), options(wanted)), ScoreFormats.ALL);
    }

    /** What is proven, as the command line writes it. */
    Response prove(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        return answer(wanted, new ProofAnalysis(methods.get(0), options(wanted)), ProofFormats.ALL);
    }

    /** What an unfinished position is worth, as the command line writes it. */
    Response evaluate(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        return answer(
                wanted, new EvaluationAnalysis(options(wanted)), EvaluationFormats.with(EvaluationText.Detail.SUMMARY));
    }

    /** Moves to think of, as the command line writes them. */
    Response suggest(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        return answer(wanted, new SuggestionAnalysis(options(wanted)), SuggestionFormats.ALL);
    }

    /**
     * Who leads after each move of a game, as events while it is computed. Every position waits for its turn; it ends when
     * the client is gone.
     */
    Response lead(Request request, Turns turns) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        ReadGame game = Records.read(wanted);
        long nodes = Math.min(wanted.nodes().orElse((int) Budget.SMALL.nodes()), limits.nodes());
        return Response.events(new LeadEvents(game, wanted.options().with(new Budget(nodes)), turns));
    }

    private static <R> Response answer(GameRequest wanted, Analysis<R> analysis, ResultFormats<R> formats)
            throws RefusedException {
        try {
            return Formats.answer(analysis.of(Records.read(wanted), SystemWatch.RUNNING), formats, wanted);
        } catch (UnusableException unfit) {
            throw RefusedException.unusable(unfit);
        }
    }

    /**
     * A position as the page shows it. The last assessments are kept: whoever marks one chain after the other waits for the
     * count only, whatever the method.
     */
    Response view(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        Kept kept =
                wanted.record().length > LONGEST_KEPT ? keep(wanted) : recent.get(Key.of(wanted), key -> keep(wanted));
        Result<ScoreReport> scored = kept.assessed().with(count(kept.assessed().report(), wanted));
        int shown = Math.min(kept.moves(), wanted.play().after().orElse(kept.moves()));
        int played = wanted.play().moves().size();
        return Response.json(ViewShape.render(new ShownGame(scored, kept.moves(), shown, played)));
    }

    private Kept keep(GameRequest wanted) throws RefusedException {
        Options options = options(wanted).with(Options.Explain.YES);
        AssessmentAnalysis assessment = new ScoreAnalysis(method(wanted), options).assessment();
        try {
            return new Kept(
                    assessment.of(Records.read(wanted), SystemWatch.RUNNING),
                    moves(Records.whole(wanted).game()));
        } catch (UnusableException unfit) {
            throw RefusedException.unusable(unfit);
        }
    }

    private static ScoreReport count(AssessedPosition assessed, GameRequest wanted) throws RefusedException {
        try {
            return assessed.count(wanted.options().marks());
        } catch (UnusableException unfit) {
            throw RefusedException.unusable(unfit);
        }
    }

    private Options options(GameRequest wanted) throws RefusedException {
        return wanted.options().with(budget(wanted));
    }

    /** What the client asks for; the usual if it does not ask, and nowhere more than the server gives. */
    private Budget budget(GameRequest wanted) throws RefusedException {
        long usual = Math.min(Budget.NORMAL.nodes(), limits.nodes());
        long nodes = wanted.nodes().isPresent() ? wanted.nodes().getAsInt() : usual;
        if (nodes > limits.nodes()) {
            throw RefusedException.of(400, "bad-value", "\"nodes\" is " + limits.nodes() + " at most here");
        }
        return new Budget(nodes);
    }

    private ScoringMethod method(GameRequest wanted) throws RefusedException {
        String name = wanted.method().orElse(methods.get(0).name());
        return methods.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> RefusedException.of(400, "bad-value", "no method \"" + name + "\""));
    }

    private static int moves(Game game) {
        return (int) game.steps().stream().filter(Move.class::isInstance).count();
    }
}
