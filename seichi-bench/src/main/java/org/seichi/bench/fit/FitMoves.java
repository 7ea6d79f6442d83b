package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.move.Candidate;
import org.seichi.move.Candidates;
import org.seichi.move.MoveContext;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.search.Budget;

/**
 * Fits the weights of the traits of moves on the moves that strong players chose, and prints them. The exponential of the
 * weighted sum is made proportional to the probability that a candidate is chosen: gradient ascent with a step for each
 * trait that shrinks with what it has moved already.
 */
public final class FitMoves {
    private static final int FIRST = 30;
    private static final int LAST = 200;
    private static final int EVERY = 17;
    private static final int ROUNDS = 30;
    private static final double STEP = 0.3;
    private static final Budget LITTLE = new Budget(20_000);

    private final Map<String, Double> weights = new TreeMap<>();
    private final Map<String, Double> moved = new TreeMap<>();
    private final List<Choice> choices = new ArrayList<>();

    private FitMoves() {}

    private record Choice(List<Map<String, Double>> candidates, int chosen) {}

    /**
     * Fits.
     *
     * @param arguments a folder of game records, and one in how many of the games that are not held back is read
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<Path> files = TrainingGames.files(Path.of(arguments[0]));
        int every = Integer.parseInt(arguments[1]);
        FitMoves fit = new FitMoves();
        for (int i = 0; i < files.size(); i += every) {
            fit.read(SgfReader.readFirst(Files.readAllBytes(files.get(i))), i);
        }
        for (int round = 0; round < ROUNDS; round++) {
            fit.choices.forEach(fit::learn);
        }
        out.println("# Fitted by org.seichi.bench.fit.FitMoves on " + fit.choices.size() + " moves.");
        fit.weights.forEach((trait, weight) -> out.println(String.format(Locale.ROOT, "%s\t%.3f", trait, weight)));
    }

    /** Positions of a game, each time other ones. */
    private void read(Game game, int number) {
        Terms terms = Terms.of(game);
        List<Move> moves = game.steps().stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .toList();
        for (int at = FIRST + number % EVERY; at < Math.min(LAST, moves.size()); at += EVERY) {
            Position position = Replay.upTo(game, terms.rules(), at).end().position();
            List<Integer> last = new ArrayList<>();
            for (int ago = 1; ago <= 3; ago++) {
                last.add(moves.get(at - ago).point());
            }
            List<Candidate> candidates =
                    Candidates.of(new MoveContext(Evaluation.of(position, Effort.QUICK.withCaptures(LITTLE)), last));
            for (int i = 0; i < candidates.size(); i++) {
                if (candidates.get(i).point() == moves.get(at).point()) {
                    choices.add(new Choice(
                            candidates.stream().map(Candidate::traits).toList(), i));
                }
            }
        }
    }

    private void learn(Choice choice) {
        double[] powers = choice.candidates().stream()
                .mapToDouble(traits -> Math.exp(sum(traits)))
                .toArray();
        double all = 0;
        for (double power : powers) {
            all += power;
        }
        Map<String, Double> slope = new TreeMap<>();
        for (int i = 0; i < powers.length; i++) {
            double missing = (i == choice.chosen() ? 1 : 0) - powers[i] / all;
            choice.candidates().get(i).forEach((trait, size) -> slope.merge(trait, missing * size, Double::sum));
        }
        slope.forEach((trait, value) -> {
            double total = moved.merge(trait, value * value, Double::sum);
            weights.merge(trait, STEP * value / Math.sqrt(total + 1), Double::sum);
        });
    }

    private double sum(Map<String, Double> traits) {
        double sum = 0;
        for (Map.Entry<String, Double> trait : traits.entrySet()) {
            sum += trait.getValue() * weights.getOrDefault(trait.getKey(), 0.0);
        }
        return sum;
    }
}
