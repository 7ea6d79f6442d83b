package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.seichi.board.Board;
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
 * Fits the weights of the traits of moves on the moves that strong players chose, and prints them: first what the stones alone say, on
 * many positions; then, with those weights as they are, what is judged, on fewer.
 */
public final class FitMoves {
    private static final int PLAIN_ROUNDS = 6;
    private static final int JUDGED_ROUNDS = 12;

    /** A shape that was chosen less often gets no weight. */
    private static final int FEWEST_CHOSEN = 5;

    /** Of the moves that are farther from the last two moves so many stand for all of them. */
    private static final int OTHERS = 15;

    private static final int NEAR = 2;
    private static final List<String> SHAPES = List.of("shape ", "near ", "answer ");
    private static final Budget LITTLE = new Budget(20_000);

    private final Random random = new Random(1);
    private final Map<String, Integer> chosenShapes = new HashMap<>();
    private final MoveFit fit;

    private FitMoves(MoveFit fit) {
        this.fit = fit;
    }

    /**
     * Fits.
     *
     * @param arguments {@code plain} or {@code judged}; one in how many moves is looked at; for what is judged, the table that the
     *     first has printed; a folder of game records
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        boolean judged = arguments[0].equals("judged");
        int every = Integer.parseInt(arguments[1]);
        List<MoveChoices> games = new ArrayList<>();
        for (Path file : TrainingGames.files(Path.of(arguments[arguments.length - 1]))) {
            games.add(MoveChoices.read(file));
        }
        FitMoves moves = new FitMoves(judged ? MoveFit.upon(Path.of(arguments[2])) : new MoveFit());
        List<MoveFit.Choice> choices = new ArrayList<>();
        if (judged) {
            visit(games, every, (position, last, chosen) -> choices.add(moves.judged(position, last, chosen)));
        } else {
            visit(games, every, moves::countShapes);
            visit(games, every, (position, last, chosen) -> choices.add(moves.plain(position, last, chosen)));
        }
        moves.fit.learn(choices, judged ? JUDGED_ROUNDS : PLAIN_ROUNDS);
        out.println("# Fitted by org.seichi.bench.fit.FitMoves, " + arguments[0] + ", on " + choices.size()
                + " moves of " + games.size() + " games.");
        moves.fit.print(out);
    }

    private static void visit(List<MoveChoices> games, int every, MoveChoices.Visitor visitor) {
        for (int i = 0; i < games.size(); i++) {
            games.get(i).visit(MoveChoices.FIRST + 7 * i % every, every, visitor);
        }
    }

    /** Whether a trait is one of the many that are named after the stones around. */
    static boolean isShape(String trait) {
        return SHAPES.stream().anyMatch(trait::startsWith);
    }

    private void countShapes(Position position, List<Integer> last, int chosen) {
        traits(position, last).plain(chosen).keySet().stream()
                .filter(FitMoves::isShape)
                .forEach(shape -> chosenShapes.merge(shape, 1, Integer::sum));
    }

    private static MoveTraits traits(Position position, List<Integer> last) {
        return new MoveTraits(position, Structure.of(position, EnumSet.noneOf(Structure.Part.class)), last);
    }

    private MoveFit.Choice plain(Position position, List<Integer> last, int chosen) {
        MoveTraits traits = traits(position, last);
        MoveFit.Choice choice = new MoveFit.Choice();
        add(choice, traits.plain(chosen), 1);
        List<Integer> far = new ArrayList<>();
        for (int move : Candidates.moves(position)) {
            if (move != chosen && last.stream().limit(2).anyMatch(before -> isNear(position.board(), move, before))) {
                add(choice, traits.plain(move), 1);
            } else if (move != chosen) {
                far.add(move);
            }
        }
        Collections.shuffle(far, random);
        int few = Math.min(OTHERS, far.size());
        far.stream().limit(few).forEach(move -> add(choice, traits.plain(move), (double) far.size() / few));
        return choice;
    }

    private static boolean isNear(Board board, int move, int before) {
        return before != Board.NO_POINT
                && Math.abs(board.x(move) - board.x(before)) <= NEAR
                && Math.abs(board.y(move) - board.y(before)) <= NEAR;
    }

    private void add(MoveFit.Choice choice, Map<String, Double> measured, double times) {
        Map<String, Double> known = new LinkedHashMap<>(measured);
        known.keySet().removeIf(trait -> isShape(trait) && chosenShapes.getOrDefault(trait, 0) < FEWEST_CHOSEN);
        fit.add(choice, known, times);
    }

    private MoveFit.Choice judged(Position position, List<Integer> last, int chosen) {
        List<Candidate> moves = new ArrayList<>(
                Candidates.all(new MoveContext(Evaluation.of(position, Effort.QUICK.withCaptures(LITTLE)), last)));
        moves.sort(Comparator.comparing(move -> move.point() != chosen));
        MoveFit.Choice choice = new MoveFit.Choice();
        for (Candidate move : moves) {
            Map<String, Double> known = new LinkedHashMap<>(move.traits());
            known.keySet().removeIf(trait -> isShape(trait) && !fit.knows(trait));
            fit.add(choice, known, 1);
        }
        return choice;
    }
}
