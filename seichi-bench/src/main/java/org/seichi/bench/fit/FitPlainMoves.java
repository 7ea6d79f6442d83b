package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.move.PlainTrait;
import org.seichi.move.PlainTraits;
import org.seichi.move.TraitKeys;
import org.seichi.move.UsualMoves;
import org.seichi.record.RecordException;

/** Fits the weights of what stones say of moves on those that strong players chose, and prints them. */
public final class FitPlainMoves {
    /** The very first moves are openings. */
    private static final int FIRST = 10;

    private static final int LAST = 400;
    private static final int ROUNDS = 4;

    /** What was chosen less often gets no weight. */
    private static final int FEWEST_CHOSEN = 3;

    private static final int FEWEST_SHAPES = 12;

    /** Of the moves that are farther from the last two moves so many stand for all of them. */
    private static final int OTHERS = 20;

    private static final int NEAR = 3;

    private final Random random = new Random(1);
    private final TraitKeys traits = new TraitKeys();
    private final Map<Integer, Integer> counts = new HashMap<>();

    private FitPlainMoves() {}

    /**
     * Fits.
     *
     * @param arguments folders of game records; those held back are left out, and those that are left for {@link FitMoves}
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        List<MoveChoices> games = new ArrayList<>();
        for (String folder : arguments) {
            for (Path file : TrainingGames.files(Path.of(folder))) {
                if (!TrainingGames.isLeft(file)) {
                    games.add(MoveChoices.read(file));
                }
            }
        }
        new FitPlainMoves().fit(games, new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    private void fit(List<MoveChoices> games, PrintStream out) {
        games.forEach(game -> game.visit(FIRST, LAST, 1, this::count));
        counts.entrySet()
                .removeIf(trait ->
                        trait.getValue() < (PlainTrait.of(trait.getKey()).isShape() ? FEWEST_SHAPES : FEWEST_CHOSEN));
        PlainFit fit = new PlainFit(counts);
        List<PlainFit.Choice> choices = new ArrayList<>();
        games.forEach(game -> game.visit(
                FIRST, LAST, 1, (position, last, chosen) -> choices.add(choice(fit, position, last, chosen))));
        fit.learn(choices, ROUNDS);
        out.println("# Fitted by org.seichi.bench.fit.FitPlainMoves on " + choices.size() + " moves of " + games.size()
                + " games.");
        fit.print(out);
    }

    private void count(Position position, List<Integer> last, int chosen) {
        new PlainTraits(position, last).measure(chosen, traits);
        for (int i = 0; i < traits.size(); i++) {
            counts.merge(traits.get(i), 1, Integer::sum);
        }
    }

    private PlainFit.Choice choice(PlainFit fit, Position position, List<Integer> last, int chosen) {
        PlainTraits measured = new PlainTraits(position, last);
        PlainFit.Choice choice = new PlainFit.Choice();
        measured.measure(chosen, traits);
        fit.add(choice, traits, 1);
        List<Integer> far = new ArrayList<>();
        for (int move : UsualMoves.of(position)) {
            if (move != chosen && last.stream().limit(2).anyMatch(before -> isNear(position.board(), move, before))) {
                measured.measure(move, traits);
                fit.add(choice, traits, 1);
            } else if (move != chosen) {
                far.add(move);
            }
        }
        Collections.shuffle(far, random);
        int few = Math.min(OTHERS, far.size());
        for (int move : far.subList(0, few)) {
            measured.measure(move, traits);
            fit.add(choice, traits, (double) far.size() / few);
        }
        return choice;
    }

    private static boolean isNear(Board board, int move, int before) {
        return before != Board.NO_POINT
                && Math.abs(board.x(move) - board.x(before)) <= NEAR
                && Math.abs(board.y(move) - board.y(before)) <= NEAR;
    }
}
