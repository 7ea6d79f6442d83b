package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import org.seichi.board.Position;
import org.seichi.move.PlainTrait;
import org.seichi.move.PlainTraits;
import org.seichi.move.TraitKeys;
import org.seichi.record.RecordException;

/**
 * Fits the network that tells how likely strong players are to choose a move, on moves that they chose, and prints it: the exponential of a
 * move's score is made proportional to the probability that it is chosen (softmax; see {@link Learning}). Keeps all examples in memory (some
 * 4 GB), and is much faster with {@code --add-modules jdk.incubator.vector}.
 */
public final class FitMoveNetwork {
    /** Board points for each move that is skipped at the beginning, as opening. */
    private static final int OPENING = 36;

    private static final int LAST = 400;

    /** Traits chosen less often have no weights for the units. */
    private static final int FEWEST_SEEN = 300;

    /** Traits chosen less often get no weight. */
    private static final int FEWEST_CHOSEN = 5;

    /** Kinds of traits without weights for the units: they have so many values that they would be most of the table. */
    private static final Set<PlainTrait> NOT_SEEN = EnumSet.of(
            PlainTrait.PLACE,
            PlainTrait.THIRD,
            PlainTrait.BOTH,
            PlainTrait.LAST_BY_STAGE,
            PlainTrait.POWER,
            PlainTrait.NEAREST);

    /** One in this many examples is measured without the moves before, since a position may come without them. */
    private static final int FORGOTTEN = 7;

    /** Boards with fewer points are rare: their moves are used a second time, without the moves before. */
    private static final int SMALL = 200;

    private static final int PASSES = 2;
    private static final float STEP = 0.004f;

    private final List<MeasuredMoves> examples = new ArrayList<>();

    private FitMoveNetwork() {}

    /**
     * Fits the network.
     *
     * @param arguments how often each move is used; folders of game records: games held back and those left for {@link FitMoves} are not used
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        List<MoveChoices> games = new ArrayList<>();
        for (String folder : List.of(arguments).subList(1, arguments.length)) {
            for (Path file : TrainingGames.files(Path.of(folder))) {
                if (!TrainingGames.isLeft(file)) {
                    games.add(MoveChoices.read(file));
                }
            }
        }
        new FitMoveNetwork()
                .fit(
                        games,
                        Double.parseDouble(arguments[0]),
                        new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    private void fit(List<MoveChoices> games, double rounds, PrintStream out) {
        Map<Integer, Integer> counts = new ConcurrentSkipListMap<>();
        games.parallelStream()
                .forEach(game -> game.visit(
                        first(game), LAST, 1, (position, last, chosen) -> count(position, last, chosen, counts)));
        MoveNetworkWeights weights = new MoveNetworkWeights(traits(counts, true), traits(counts, false));
        games.parallelStream().map(game -> examples(game, weights.numbers())).forEachOrdered(examples::addAll);
        out.println("# Fitted by org.seichi.bench.fit.FitMoveNetwork on " + examples.size() + " moves of "
                + games.size() + " games.");
        List<MovePass> passes = IntStream.range(0, PASSES)
                .mapToObj(pass -> new MovePass(weights))
                .toList();
        new Learning<>(weights.all(), passes, weights::round, STEP).learn(examples, rounds);
        weights.print(out);
    }

    private static List<MeasuredMoves> examples(MoveChoices game, Map<Integer, Integer> numbers) {
        List<MeasuredMoves> examples = new ArrayList<>();
        game.visit(
                first(game),
                LAST,
                1,
                (position, last, chosen) -> examples.add(MeasuredMoves.of(
                        position, examples.size() % FORGOTTEN == 0 ? List.of() : last, chosen, numbers)));
        if (game.game().board().size() < SMALL) {
            game.visit(
                    first(game),
                    LAST,
                    1,
                    (position, last, chosen) -> examples.add(MeasuredMoves.of(position, List.of(), chosen, numbers)));
        }
        examples.removeIf(moves -> moves.chosen() < 0);
        return examples;
    }

    private static int first(MoveChoices game) {
        return game.game().board().size() / OPENING;
    }

    /** Counts the traits of chosen moves, and what all points would be where no move is. */
    private static void count(Position position, List<Integer> last, int chosen, Map<Integer, Integer> counts) {
        PlainTraits measured = new PlainTraits(position, last);
        TraitKeys traits = new TraitKeys();
        measured.measure(chosen, traits);
        count(traits, counts);
        for (int point = position.board().first(); point <= position.board().last(); point++) {
            if (position.board().contains(point)) {
                measured.describe(point, traits);
                count(traits, counts);
            }
        }
    }

    private static void count(TraitKeys traits, Map<Integer, Integer> counts) {
        for (int i = 0; i < traits.size(); i++) {
            counts.merge(traits.get(i), 1, Integer::sum);
        }
    }

    private static List<Integer> traits(Map<Integer, Integer> counts, boolean seen) {
        return counts.keySet().stream()
                .filter(trait -> (!NOT_SEEN.contains(PlainTrait.of(trait)) && counts.get(trait) >= FEWEST_SEEN) == seen)
                .filter(trait -> counts.get(trait) >= FEWEST_CHOSEN
                        && (seen || !PlainTrait.of(trait).isPlace()))
                .toList();
    }
}
