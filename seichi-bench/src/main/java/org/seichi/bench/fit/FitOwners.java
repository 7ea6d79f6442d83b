package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.seichi.evaluate.OwnerInputs;
import org.seichi.game.Replay;
import org.seichi.record.RecordException;

/**
 * Fits the network that tells whose each point will be, on positions of games whose end is known, and prints it (logistic regression; see
 * {@link Learning}). Keeps all examples in memory (some 1 GB), and is much faster with {@code --add-modules jdk.incubator.vector}.
 */
public final class FitOwners {
    private static final List<Integer> WIDTHS = List.of(OwnerInputs.COUNT, 32, 32, 32, 32, 32, 32, 32, 32);
    private static final int PASSES = 2;
    private static final float STEP = 0.003f;

    /** The first move after which a position is used, and the moves from one to the next: an odd number, so that both colors are to move. */
    private static final int FIRST = 8;

    private static final int EVERY = 7;

    /** Boards with fewer points are rare: more of their positions are used. */
    private static final int SMALL = 200;

    private static final int EVERY_ON_SMALL = 3;

    private FitOwners() {}

    /**
     * Fits the network.
     *
     * @param arguments how often each position is used; folders of game records: games held back and those left for {@link FitTrust} are not
     *     used
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<TrainingGame> games = new ArrayList<>();
        for (String folder : List.of(arguments).subList(1, arguments.length)) {
            TrainingGames.read(Path.of(folder)).stream()
                    .filter(game -> !TrainingGames.isLeft(game.number()))
                    .forEach(games::add);
        }
        List<OwnerExample> examples = new ArrayList<>();
        games.parallelStream().map(FitOwners::examples).forEachOrdered(some -> some.forEach(examples::add));
        LayerWeights weights = new LayerWeights(WIDTHS, new Random(1));
        out.println("# Fitted by org.seichi.bench.fit.FitOwners on " + examples.size() + " positions of " + games.size()
                + " games.");
        List<OwnerPass> passes = IntStream.range(0, PASSES)
                .mapToObj(pass -> new OwnerPass(weights))
                .toList();
        new Learning<>(weights.all(), passes, weights::round, STEP).learn(examples, Double.parseDouble(arguments[0]));
        weights.print(out);
    }

    private static List<OwnerExample> examples(TrainingGame game) {
        int every = game.game().board().size() < SMALL ? EVERY_ON_SMALL : EVERY;
        return Stream.iterate(FIRST, move -> move <= game.moves(), move -> move + every)
                .map(move -> Replay.upTo(game.game(), game.terms().rules(), move)
                        .end()
                        .position())
                .map(position -> OwnerExample.of(position, game::black))
                .toList();
    }
}
