package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.evaluate.BoardWeight;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.record.RecordException;

/**
 * Fits the value of the turn and the variances of groups and points by least squares, on the games of a folder that the network of owners
 * was not fitted on, and prints them; {@link FitTrust} fits the other weights of the board.
 */
@SuppressWarnings("ArrayRecordComponent") // made once, read by one loop
public final class FitEvaluation {
    /** Moves from one position to the next: an odd number, so that both colors are to move. */
    private static final int EVERY = 25;

    private FitEvaluation() {}

    /**
     * Fits the weights.
     *
     * @param arguments a folder of game records
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        List<TrainingGame> games = TrainingGames.read(Path.of(arguments[0])).stream()
                .filter(game -> TrainingGames.isLeft(game.number()))
                .toList();
        List<Lead> leads = new ArrayList<>();
        for (TrainingGame game : games) {
            for (Position position : game.positions(EVERY)) {
                leads.add(Lead.of(game, position));
            }
        }
        double turn = turn(leads);
        double[] variances = variances(leads, turn);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.println("# Fitted by org.seichi.bench.fit.FitEvaluation on " + games.size() + " games.");
        print(BoardWeight.TURN, turn, out);
        print(BoardWeight.GROUP_VARIANCE, variances[0], out);
        print(BoardWeight.POINT_VARIANCE, variances[1], out);
    }

    private static double turn(List<Lead> leads) {
        LinearSystem turn = new LinearSystem(1);
        for (Lead lead : leads) {
            turn.add(0, 0, lead.side() * lead.side());
            turn.addRight(0, lead.side() * (lead.margin() - lead.known()));
        }
        return turn.solve()[0];
    }

    private static double[] variances(List<Lead> leads, double turn) {
        LinearSystem variance = new LinearSystem(2);
        for (Lead lead : leads) {
            double error = lead.margin() - lead.known() - turn * lead.side();
            variance.addSquare(lead.openness(), 1);
            variance.addRight(lead.openness(), error * error);
        }
        return variance.solve();
    }

    private static void print(BoardWeight weight, double value, PrintStream out) {
        out.println(String.format(Locale.ROOT, "%s\t%.4f", weight, value));
    }

    /**
     * A position and how its game ended.
     *
     * @param known Black's judged lead without the turn, komi included, in points
     * @param side the share of the board that is empty and not known exactly, negative if White is to move
     * @param openness the variance of the groups and that of the points
     * @param margin the final margin in points, Black positive
     */
    private record Lead(double known, double side, double[] openness, double margin) {
        static Lead of(TrainingGame game, Position position) {
            Evaluation evaluation = Evaluation.of(position, Effort.QUICK);
            double open = (double) evaluation.expectation().openPoints().size()
                    / position.board().size();
            return new Lead(
                    evaluation.board() + Estimate.adjustment(position, game.terms()),
                    position.toMove() == Color.BLACK ? open : -open,
                    new double[] {
                        evaluation.strength().variance(),
                        evaluation.expectation().variance()
                    },
                    game.margin());
        }
    }
}
