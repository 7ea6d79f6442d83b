package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.move.Candidate;
import org.seichi.move.Candidates;
import org.seichi.move.MoveContext;
import org.seichi.move.MoveTraits;
import org.seichi.record.RecordException;
import org.seichi.search.Budget;
import org.seichi.structure.Structure;

/**
 * Fits the weights of the traits of moves on the moves that strong players chose, and prints them. The exponential of the
 * weighted sum is made proportional to the probability that a move is chosen: gradient ascent with a step for each
 * trait that shrinks with what it has moved already. First on what the stones alone say, on many positions; then on everything
 * that is measured, on fewer.
 */
public final class FitMoves {
    private static final int EVERY_PLAIN = 8;
    private static final int EVERY_JUDGED = 17;
    private static final int PLAIN_ROUNDS = 8;
    private static final int JUDGED_ROUNDS = 8;
    private static final double STEP = 0.2;

    /** What is left of a weight after a round. */
    private static final double KEPT = 0.98;

    /** A shape that was chosen less often gets no weight. */
    private static final int FEWEST_CHOSEN = 8;

    /** The number of moves not chosen that stand for all of them. */
    private static final int OTHERS = 40;

    /** Weights that say less are not printed. */
    private static final double LEAST = 0.05;

    private static final String SHAPE = "shape ";
    private static final Budget LITTLE = new Budget(20_000);

    private final Random random = new Random(1);
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> chosenShapes = new HashMap<>();
    private double[] weights = new double[0];
    private double[] moved = new double[0];

    private FitMoves() {}

    /** The traits of some moves by number, with their sizes; the first move is the one that was chosen. */
    private record Choice(List<int[]> traits, List<double[]> sizes) {}

    /**
     * Fits.
     *
     * @param arguments a number and folders of game records: the judgment of positions enters in one game of this number
     *     that are not held back
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        FitMoves fit = new FitMoves();
        int every = Integer.parseInt(arguments[0]);
        List<MoveChoices> games = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) {
            for (Path file : TrainingGames.files(Path.of(arguments[i]))) {
                games.add(MoveChoices.read(file));
            }
        }
        games.forEach(fit::countShapes);
        List<Choice> plain = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            games.get(i)
                    .visit(
                            MoveChoices.FIRST + i % EVERY_PLAIN,
                            EVERY_PLAIN,
                            (position, last, chosen) -> plain.add(fit.plain(position, last, chosen)));
        }
        fit.learn(plain, PLAIN_ROUNDS);
        plain.clear();
        List<Choice> judged = new ArrayList<>();
        for (int i = 0; i < games.size(); i += every) {
            games.get(i)
                    .visit(
                            MoveChoices.FIRST + i % EVERY_JUDGED,
                            EVERY_JUDGED,
                            (position, last, chosen) -> judged.add(fit.judged(position, last, chosen)));
        }
        fit.learn(judged, JUDGED_ROUNDS);
        fit.print(new PrintStream(System.out, true, StandardCharsets.UTF_8), games.size(), judged.size());
    }

    private void countShapes(MoveChoices game) {
        game.visit(MoveChoices.FIRST, 1, (position, last, chosen) -> {
            for (String trait : traits(position, last).plain(chosen).keySet()) {
                if (trait.startsWith(SHAPE)) {
                    chosenShapes.merge(trait, 1, Integer::sum);
                }
            }
        });
    }

    private static MoveTraits traits(Position position, List<Integer> last) {
        return new MoveTraits(position, Structure.of(position, EnumSet.noneOf(Structure.Part.class)), last);
    }

    private Choice plain(Position position, List<Integer> last, int chosen) {
        MoveTraits traits = traits(position, last);
        List<Integer> moves = new ArrayList<>(Candidates.moves(position));
        Collections.shuffle(moves, random);
        List<Map<String, Double>> all = new ArrayList<>();
        all.add(traits.plain(chosen));
        moves.stream().limit(OTHERS).filter(move -> move != chosen).forEach(move -> all.add(traits.plain(move)));
        return choice(all);
    }

    private Choice judged(Position position, List<Integer> last, int chosen) {
        List<Candidate> moves = new ArrayList<>(
                Candidates.all(new MoveContext(Evaluation.of(position, Effort.QUICK.withCaptures(LITTLE)), last)));
        Collections.shuffle(moves, random);
        List<Map<String, Double>> all = new ArrayList<>();
        moves.stream()
                .filter(move -> move.point() == chosen)
                .forEach(move -> all.add(new LinkedHashMap<>(move.traits())));
        moves.stream()
                .filter(move -> move.point() != chosen)
                .forEach(move -> all.add(new LinkedHashMap<>(move.traits())));
        return choice(all);
    }

    private Choice choice(List<Map<String, Double>> all) {
        List<int[]> traits = new ArrayList<>();
        List<double[]> sizes = new ArrayList<>();
        for (Map<String, Double> move : all) {
            move.keySet()
                    .removeIf(trait -> trait.startsWith(SHAPE) && chosenShapes.getOrDefault(trait, 0) < FEWEST_CHOSEN);
            traits.add(move.keySet().stream()
                    .mapToInt(trait -> numbers.computeIfAbsent(trait, key -> numbers.size()))
                    .toArray());
            sizes.add(move.values().stream().mapToDouble(size -> size).toArray());
        }
        return new Choice(traits, sizes);
    }

    private void learn(List<Choice> choices, int rounds) {
        weights = Arrays.copyOf(weights, numbers.size());
        moved = Arrays.copyOf(moved, numbers.size());
        for (int round = 0; round < rounds; round++) {
            Collections.shuffle(choices, random);
            choices.forEach(this::learn);
            for (int i = 0; i < weights.length; i++) {
                weights[i] *= KEPT;
            }
        }
    }

    private void learn(Choice choice) {
        int count = choice.traits().size();
        double[] powers = new double[count];
        double all = 0;
        for (int i = 0; i < count; i++) {
            powers[i] = Math.exp(sum(choice.traits().get(i), choice.sizes().get(i)));
            all += powers[i];
        }
        Map<Integer, Double> slope = new HashMap<>();
        for (int i = 0; i < count; i++) {
            double missing = (i == 0 ? 1 : 0) - powers[i] / all;
            if (Math.abs(missing) > 1e-4) {
                int[] traits = choice.traits().get(i);
                double[] sizes = choice.sizes().get(i);
                for (int k = 0; k < traits.length; k++) {
                    slope.merge(traits[k], missing * sizes[k], Double::sum);
                }
            }
        }
        slope.forEach((trait, value) -> {
            moved[trait] += value * value;
            weights[trait] += STEP * value / Math.sqrt(moved[trait] + 1);
        });
    }

    private double sum(int[] traits, double[] sizes) {
        double sum = 0;
        for (int k = 0; k < traits.length; k++) {
            sum += weights[traits[k]] * sizes[k];
        }
        return sum;
    }

    private void print(PrintStream out, int games, int judged) {
        out.println("# Fitted by org.seichi.bench.fit.FitMoves on " + games + " games, with judgments of " + judged
                + " positions.");
        new TreeMap<>(numbers).forEach((trait, number) -> {
            if (Math.abs(weights[number]) >= LEAST || !trait.startsWith(SHAPE)) {
                out.println(String.format(Locale.ROOT, "%s\t%.2f", trait, weights[number]));
            }
        });
    }
}
