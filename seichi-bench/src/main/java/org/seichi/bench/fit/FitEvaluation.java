package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.BoardWeight;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.GroupTrait;
import org.seichi.evaluate.GroupTraits;
import org.seichi.evaluate.PositionFacts;
import org.seichi.evaluate.Strength;
import org.seichi.record.RecordException;
import org.seichi.structure.Groups;

/** Fits one table of weights of the evaluation on the games of a folder and prints it. */
@SuppressWarnings({"EnumOrdinal", "ArrayRecordComponent"}) // weights are kept in arrays in the order of the traits
public final class FitEvaluation {
    /** Moves from one position to the next for the strength of groups. */
    private static final int GROUPS_EVERY = 60;

    /** The same for the board as a whole: an odd number, so that both colors are to move. */
    private static final int BOARD_EVERY = 25;

    private final List<TrainingGame> games;
    private final PrintStream out;

    private FitEvaluation(List<TrainingGame> games, PrintStream out) {
        this.games = games;
        this.out = out;
    }

    /**
     * Fits a table.
     *
     * @param arguments a folder of game records, and {@code groups} or {@code board}
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        FitEvaluation fit = new FitEvaluation(TrainingGames.read(Path.of(arguments[0])), out);
        switch (arguments[1]) {
            case "groups" -> fit.groups();
            case "board" -> fit.board();
            default -> throw new IllegalArgumentException("groups or board");
        }
    }

    private void groups() {
        List<Sample> samples = new ArrayList<>();
        for (TrainingGame game : games) {
            for (Position position : game.positions(GROUPS_EVERY)) {
                PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
                samples.addAll(groups(game, facts));
            }
        }
        print(GroupTrait.values(), new LogisticFit(GroupTrait.values().length).fit(samples), games.size());
    }

    private static List<Sample> groups(TrainingGame game, PositionFacts facts) {
        Groups groups = facts.structure().groups();
        double[][] traits = GroupTraits.of(facts, Strength.of(facts).alive());
        List<Sample> samples = new ArrayList<>();
        for (int group = 0; group < traits.length; group++) {
            PointSet stones = groups.stones(group);
            double alive = game.alive(Color.of(groups.code(group)), stones);
            samples.add(new Sample(traits[group], alive, Math.pow(stones.size(), 0.75)));
        }
        return samples;
    }

    /**
     * Fits the value of the turn and both variances by least squares, on the games that the network of owners was not fitted on; {@link
     * FitTrust} fits the other weights.
     */
    private void board() {
        List<TrainingGame> left = games.stream()
                .filter(game -> TrainingGames.isLeft(game.number()))
                .toList();
        List<Lead> leads = new ArrayList<>();
        for (TrainingGame game : left) {
            for (Position position : game.positions(BOARD_EVERY)) {
                leads.add(Lead.of(game, position));
            }
        }
        LinearSystem turn = new LinearSystem(1);
        for (Lead lead : leads) {
            turn.add(0, 0, lead.side() * lead.side());
            turn.addRight(0, lead.side() * (lead.margin() - lead.known()));
        }
        double worth = turn.solve()[0];
        LinearSystem variance = new LinearSystem(2);
        for (Lead lead : leads) {
            double error = lead.margin() - lead.known() - worth * lead.side();
            variance.addSquare(lead.openness(), 1);
            variance.addRight(lead.openness(), error * error);
        }
        double[] variances = variance.solve();
        BoardWeight[] fitted = {BoardWeight.TURN, BoardWeight.GROUP_VARIANCE, BoardWeight.POINT_VARIANCE};
        print(fitted, new double[] {worth, variances[0], variances[1]}, left.size());
    }

    /**
     * A position and how its game ended.
     *
     * @param known Black's judged lead without the turn, komi included, in points
     * @param side the share of the board that is empty and not known exactly, negative if White is to move
     * @param openness the group and the point variance of the expectation
     * @param margin the final margin in points, Black positive
     */
    private record Lead(double known, double side, double[] openness, double margin) {
        static Lead of(TrainingGame game, Position position) {
            Evaluation evaluation = Evaluation.of(position, Effort.QUICK);
            double open = (double) evaluation.expectation().openPoints().size()
                    / position.board().size();
            double[] openness = {
                evaluation.expectation().groupVariance(),
                evaluation.expectation().pointVariance()
            };
            return new Lead(
                    evaluation.board() + Estimate.adjustment(position, game.terms()),
                    position.toMove() == Color.BLACK ? open : -open,
                    openness,
                    game.margin());
        }
    }

    private <T extends Enum<T>> void print(T[] traits, double[] weights, int count) {
        out.println("# Fitted by org.seichi.bench.fit.FitEvaluation on " + count + " games.");
        for (T trait : traits) {
            out.println(String.format(Locale.ROOT, "%s\t%.4f", trait, weights[trait.ordinal()]));
        }
    }
}
