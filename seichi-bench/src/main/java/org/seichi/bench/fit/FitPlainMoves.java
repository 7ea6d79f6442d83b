package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.move.PlainTrait;
import org.seichi.move.PlainTraits;
import org.seichi.move.TraitKeys;
import org.seichi.move.UsualMoves;
import org.seichi.record.RecordException;

/** Fits the weights of the plain traits of moves on those that strong players chose, and prints them. */
public final class FitPlainMoves {
    /** Board points for each move that is skipped at the beginning, as opening. */
    private static final int OPENING = 36;

    private static final int LAST = 400;
    private static final int ROUNDS = 7;

    /** Traits chosen less often have no weights for the hidden units. */
    private static final int FEWEST_SEEN = 300;

    /** Traits chosen less often get no weight. */
    private static final int FEWEST_CHOSEN = 5;

    /** Kinds of traits without weights for the hidden units: they have so many values that they would be most of the table. */
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

    /** Number of moves drawn to stand for all that are farther from the last two moves. */
    private static final int OTHERS = 20;

    private static final int OTHERS_WITHOUT_LAST = 50;
    private static final int NEAR = 3;

    private final Random random = new Random(1);
    private final TraitKeys traits = new TraitKeys();
    private final Map<Integer, Integer> counts = new TreeMap<>();
    private final List<PlainChoice> choices = new ArrayList<>();

    private FitPlainMoves() {}

    /**
     * Fits the weights.
     *
     * @param arguments folders of game records; games held back and those left for {@link FitMoves} are not used
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
        games.forEach(game -> game.visit(first(game), LAST, 1, this::count));
        PlainFit fit = new PlainFit(traits(true), traits(false));
        for (MoveChoices game : games) {
            game.visit(first(game), LAST, 1, (position, last, chosen) -> choose(fit, position, last, chosen));
            if (game.game().board().size() < SMALL) {
                game.visit(first(game), LAST, 1, (position, last, chosen) -> choose(fit, position, List.of(), chosen));
            }
        }
        int examples = choices.size();
        fit.learn(choices, ROUNDS);
        out.println("# Fitted by org.seichi.bench.fit.FitPlainMoves on " + examples + " moves of " + games.size()
                + " games.");
        fit.print(out);
    }

    private static int first(MoveChoices game) {
        return game.game().board().size() / OPENING;
    }

    private void count(Position position, List<Integer> last, int chosen) {
        new PlainTraits(position, last).measure(chosen, traits);
        for (int i = 0; i < traits.size(); i++) {
            counts.merge(traits.get(i), 1, Integer::sum);
        }
    }

    private List<Integer> traits(boolean seen) {
        return counts.keySet().stream()
                .filter(trait -> isSeen(trait) == seen)
                .filter(trait -> counts.get(trait) >= FEWEST_CHOSEN
                        && (seen || !PlainTrait.of(trait).isPlace()))
                .toList();
    }

    private boolean isSeen(int trait) {
        return !NOT_SEEN.contains(PlainTrait.of(trait)) && counts.get(trait) >= FEWEST_SEEN;
    }

    private void choose(PlainFit fit, Position position, List<Integer> before, int chosen) {
        List<Integer> last = choices.size() % FORGOTTEN == 0 ? List.of() : before;
        PlainTraits measured = new PlainTraits(position, last);
        PlainChoice choice = new PlainChoice();
        measured.measure(chosen, traits);
        fit.add(choice, traits, 1);
        List<Integer> far = new ArrayList<>();
        for (int move : UsualMoves.of(position)) {
            if (move != chosen && last.stream().limit(2).anyMatch(other -> isNear(position.board(), move, other))) {
                measured.measure(move, traits);
                fit.add(choice, traits, 1);
            } else if (move != chosen) {
                far.add(move);
            }
        }
        Collections.shuffle(far, random);
        int few = Math.min(last.isEmpty() ? OTHERS_WITHOUT_LAST : OTHERS, far.size());
        for (int move : far.subList(0, few)) {
            measured.measure(move, traits);
            fit.add(choice, traits, (double) far.size() / few);
        }
        choice.close();
        choices.add(choice);
    }

    private static boolean isNear(Board board, int move, int before) {
        return before != Board.NO_POINT
                && Math.abs(board.x(move) - board.x(before)) <= NEAR
                && Math.abs(board.y(move) - board.y(before)) <= NEAR;
    }
}
