package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.app.render.ViewJson;
import org.seichi.app.scoring.AssessedGame;
import org.seichi.app.scoring.Continuation;
import org.seichi.app.scoring.GameAdviser;
import org.seichi.app.scoring.GameEvaluator;
import org.seichi.app.scoring.GameProver;
import org.seichi.app.scoring.GameScorer;
import org.seichi.app.scoring.PointNames;
import org.seichi.app.scoring.ReadGame;
import org.seichi.app.scoring.ScoreOptions;
import org.seichi.app.scoring.ScoreOptions.Explain;
import org.seichi.app.scoring.ScoredGame;
import org.seichi.app.scoring.ShownGame;
import org.seichi.app.scoring.UnusableException;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Overrides;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
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
                    wanted.terms(),
                    wanted.play(),
                    wanted.nodes(),
                    wanted.file());
        }
    }

    /** An assessment, and the number of moves in the record. */
    private record Kept(AssessedGame assessed, int moves) {}

    Analyses(List<ScoringMethod> methods, Limits limits) {
        this.methods = methods;
        this.limits = limits;
    }

    /** A score, as the command line writes it. */
    Response score(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        return Formats.answer(
                count(assess(wanted, Explain.NO), wanted.marks()),
                Formats.scores(wanted.format(), wanted.size()),
                wanted.format());
    }

    /** What is proven, as the command line writes it. */
    Response prove(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        GameProver prover = GameProver.of(OptionalInt.empty(), budget(wanted));
        return Formats.answer(
                prover.prove(Records.read(wanted)), Formats.proofs(wanted.format(), wanted.size()), wanted.format());
    }

    /** What an unfinished position is worth, as the command line writes it. */
    Response evaluate(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        GameEvaluator evaluator = new GameEvaluator(wanted.terms(), OptionalInt.empty(), budget(wanted));
        return Formats.answer(
                evaluator.evaluate(Records.read(wanted)),
                Formats.evaluations(wanted.format(), wanted.size()),
                wanted.format());
    }

    /** Moves to think of, as the command line writes them. */
    Response suggest(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        GameAdviser adviser = new GameAdviser(
                wanted.terms(),
                OptionalInt.empty(),
                budget(wanted),
                wanted.top().orElse(GameAdviser.USUAL));
        return Formats.answer(
                adviser.advise(Records.read(wanted)),
                Formats.suggestions(wanted.format(), wanted.size()),
                wanted.format());
    }

    /**
     * A position as the page shows it. The last assessments are kept: whoever marks one chain after the other waits for the
     * count only, whatever the method.
     */
    Response view(Request request) throws RefusedException {
        GameRequest wanted = GameRequest.of(request);
        Kept kept =
                wanted.record().length > LONGEST_KEPT ? keep(wanted) : recent.get(Key.of(wanted), key -> keep(wanted));
        ScoredGame scored = count(kept.assessed(), wanted.marks());
        int shown = Math.min(kept.moves(), wanted.play().after().orElse(kept.moves()));
        int played = wanted.play().moves().size();
        return Response.json(ViewJson.render(new ShownGame(scored, kept.moves(), shown, played)));
    }

    private Kept keep(GameRequest wanted) throws RefusedException {
        return new Kept(assess(wanted, Explain.YES), moves(whole(wanted).game()));
    }

    private AssessedGame assess(GameRequest wanted, Explain explain) throws RefusedException {
        ReadGame game = Records.read(wanted);
        ScoreOptions options =
                new ScoreOptions(wanted.terms(), OptionalInt.empty(), PointNames.NONE, explain, budget(wanted));
        return new GameScorer(method(wanted), options).assess(game);
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

    private static ScoredGame count(AssessedGame assessed, PointNames marks) throws RefusedException {
        try {
            return assessed.count(marks);
        } catch (UnusableException unfit) {
            throw RefusedException.unusable(unfit);
        }
    }

    private ScoringMethod method(GameRequest wanted) throws RefusedException {
        String name = wanted.method().orElse(methods.get(0).name());
        return methods.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> RefusedException.of(400, "bad-value", "no method \"" + name + "\""));
    }

    private static ReadGame whole(GameRequest wanted) throws RefusedException {
        try {
            return Records.whole(wanted);
        } catch (RecordException unusable) {
            throw RefusedException.record(unusable);
        }
    }

    private static int moves(Game game) {
        return (int) game.steps().stream().filter(Move.class::isInstance).count();
    }
}
