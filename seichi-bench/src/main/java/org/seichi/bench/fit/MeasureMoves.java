package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.move.UsualMoves;
import org.seichi.record.RecordException;

/**
 * Measures the ranks of strong players' moves: among all moves by the network, among the candidates by all weights, and after the
 * global search; and the surprise (negative log-probability) at them by the last two. Prints half the width of 95 % intervals.
 */
public final class MeasureMoves {
    private static final double NINETY_FIVE = 1.96;
    private static final int[] AMONG = {1, 5, 20, 30};

    /** The orders that can be measured, from quick to slow. */
    private enum Order {
        STONES,
        WEIGHTS,
        SEARCH
    }

    private final int orders;
    private final List<int[]> places = new ArrayList<>();
    private final List<double[]> surprises = new ArrayList<>();
    private final List<Integer> candidates = new ArrayList<>();

    private MeasureMoves(Order last) {
        orders = last.ordinal() + 1;
    }

    /**
     * Measures and prints.
     *
     * @param arguments the last of the orders to measure: stones, weights or search; true for games held back, false for the others; one in
     *     how many of them; one in how many of their moves; folders of game records
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        MeasureMoves measure = new MeasureMoves(Order.valueOf(arguments[0].toUpperCase(Locale.ROOT)));
        boolean heldBack = Boolean.parseBoolean(arguments[1]);
        int every = Integer.parseInt(arguments[2]);
        int step = Integer.parseInt(arguments[3]);
        for (int folder = 4; folder < arguments.length; folder++) {
            List<Path> files = TrainingGames.files(Path.of(arguments[folder]), heldBack);
            for (int i = 0; i < files.size(); i += every) {
                MoveChoices game = MoveChoices.read(files.get(i));
                game.visit(
                        MoveChoices.FIRST + i % step,
                        MoveChoices.LAST,
                        step,
                        (position, last, chosen) -> measure.look(game, position, last, chosen));
            }
        }
        measure.print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    private void look(MoveChoices game, Position position, List<Integer> last, int chosen) {
        int[] found = new int[orders];
        found[0] = place(UsualMoves.ranked(position, last), chosen);
        if (orders > 1) {
            Evaluation evaluation = Evaluation.of(position, Effort.QUICK);
            List<Suggestion> weighed = Suggestions.ranked(evaluation, last);
            candidates.add(weighed.size());
            found[1] = place(points(weighed), chosen);
            if (orders > 2) {
                List<Suggestion> searched = Suggestions.of(evaluation, last, game.terms());
                found[2] = place(points(searched), chosen);
                compare(weighed, searched, chosen);
            }
        }
        places.add(found);
    }

    /** Records the surprise at the chosen move before and after the search, if it is a candidate. */
    private void compare(List<Suggestion> weighed, List<Suggestion> searched, int chosen) {
        if (points(weighed).contains(chosen)) {
            surprises.add(new double[] {surprise(weighed, chosen), surprise(searched, chosen)});
        }
    }

    private static double surprise(List<Suggestion> suggestions, int chosen) {
        return -Math.log(suggestions.get(points(suggestions).indexOf(chosen)).share());
    }

    private static List<Integer> points(List<Suggestion> suggestions) {
        return suggestions.stream().map(Suggestion::point).toList();
    }

    /** The rank of a move from 1 on; the greatest integer if it is not there. */
    private static int place(List<Integer> moves, int chosen) {
        int index = moves.indexOf(chosen);
        return index < 0 ? Integer.MAX_VALUE : index + 1;
    }

    private void print(PrintStream out) {
        candidates.sort(null);
        out.println(places.size() + " positions"
                + (candidates.isEmpty() ? "" : ", median of the candidates " + candidates.get(candidates.size() / 2)));
        for (int among : AMONG) {
            StringBuilder line = new StringBuilder("among " + among + ":");
            for (int order = 0; order < orders; order++) {
                line.append("  ")
                        .append(Order.values()[order].name().toLowerCase(Locale.ROOT))
                        .append(' ')
                        .append(share(among, order));
            }
            out.println(line);
        }
        for (int order = 1; order < orders; order++) {
            out.println("first by " + Order.values()[order] + " and not by the order before "
                    + firstByOneAlone(order, order - 1) + ", the other way round " + firstByOneAlone(order - 1, order));
        }
        if (!surprises.isEmpty()) {
            printSurprise(out);
        }
    }

    /** Prints the mean surprise at moves that are candidates, and by how much the search reduces it. */
    private void printSurprise(PrintStream out) {
        int count = surprises.size();
        double weighed = 0;
        double searched = 0;
        double squares = 0;
        for (double[] both : surprises) {
            weighed += both[0] / count;
            searched += both[1] / count;
            squares += (both[0] - both[1]) * (both[0] - both[1]) / count;
        }
        double less = weighed - searched;
        out.println(String.format(
                Locale.ROOT,
                "surprise at %d moves: weights %.3f, search %.3f, less by %.3f ± %.3f",
                count,
                weighed,
                searched,
                less,
                NINETY_FIVE * Math.sqrt((squares - less * less) / count)));
    }

    private long firstByOneAlone(int one, int other) {
        return places.stream()
                .filter(place -> place[one] == 1 && place[other] != 1)
                .count();
    }

    private String share(int among, int which) {
        double share =
                (double) places.stream().filter(place -> place[which] <= among).count() / places.size();
        return String.format(
                Locale.ROOT,
                "%.1f ± %.1f %%",
                100 * share,
                100 * NINETY_FIVE * Math.sqrt(share * (1 - share) / places.size()));
    }
}
