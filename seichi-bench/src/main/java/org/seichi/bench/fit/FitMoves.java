package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.move.Candidate;
import org.seichi.move.Candidates;
import org.seichi.move.MoveContext;
import org.seichi.record.RecordException;
import org.seichi.search.Budget;

/**
 * Fits the weights of the judged traits of moves on those that strong players chose, with the sum of the plain traits given, and prints
 * them.
 */
public final class FitMoves {
    private static final int ROUNDS = 8;
    private static final Budget LITTLE = new Budget(20_000);

    private final MoveFit fit = new MoveFit("plain");
    private final List<MoveFit.Choice> choices = new ArrayList<>();

    private FitMoves() {}

    /**
     * Fits the weights.
     *
     * @param arguments one in how many moves is used, then folders of game records; only games that {@link FitMoveNetwork} leaves are used
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        int every = Integer.parseInt(arguments[0]);
        FitMoves moves = new FitMoves();
        int games = 0;
        for (int i = 1; i < arguments.length; i++) {
            for (Path file : TrainingGames.files(Path.of(arguments[i]))) {
                if (TrainingGames.isLeft(file)) {
                    int first = MoveChoices.FIRST + 7 * games++ % every;
                    MoveChoices.read(file).visit(first, MoveChoices.LAST, every, moves::look);
                }
            }
        }
        moves.fit.learn(moves.choices, ROUNDS);
        out.println("# Fitted by org.seichi.bench.fit.FitMoves on " + moves.choices.size() + " moves of " + games
                + " games.");
        moves.fit.print(out);
    }

    private void look(Position position, List<Integer> last, int chosen) {
        Evaluation evaluation = Evaluation.of(position, Effort.QUICK.withCaptures(LITTLE));
        List<Candidate> moves = new ArrayList<>(Candidates.all(new MoveContext(evaluation, last)));
        moves.sort(Comparator.comparing(move -> move.point() != chosen));
        MoveFit.Choice choice = new MoveFit.Choice();
        moves.forEach(move -> fit.add(choice, move.traits()));
        choices.add(choice);
    }
}
