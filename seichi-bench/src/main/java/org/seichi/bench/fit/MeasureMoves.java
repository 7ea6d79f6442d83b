package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.record.RecordException;

/**
 * Measures where the moves of strong players stand among the suggestions: as the weights order them, and as the global search
 * does. Prints a row for each position, and the shares with half the width of their 95 % intervals.
 */
public final class MeasureMoves {
    private static final int EVERY = 21;
    private static final double NINETY_FIVE = 1.96;
    private static final int[] AMONG = {1, 5, 20, 30};

    private final List<int[]> places = new ArrayList<>();
    private final List<Integer> candidates = new ArrayList<>();

    private MeasureMoves() {}

    /**
     * Measures.
     *
     * @param arguments a folder of game records; whether those held back are looked at, or the others; one in how many of them
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        boolean heldBack = Boolean.parseBoolean(arguments[1]);
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(arguments[0]))) {
            files = all.filter(file -> file.toString().endsWith(".sgf"))
                    .filter(file -> TrainingGames.isHeldBack(file) == heldBack)
                    .sorted()
                    .toList();
        }
        MeasureMoves measure = new MeasureMoves();
        int every = Integer.parseInt(arguments[2]);
        for (int i = 0; i < files.size(); i += every) {
            MoveChoices game = MoveChoices.read(files.get(i));
            game.visit(
                    MoveChoices.FIRST + i % EVERY,
                    EVERY,
                    (position, last, chosen) -> measure.look(game, position, last, chosen, out));
        }
        measure.print(out);
    }

    private void look(MoveChoices game, Position position, List<Integer> last, int chosen, PrintStream out) {
        Evaluation evaluation = Evaluation.of(position, Effort.QUICK);
        int before = place(Suggestions.ranked(evaluation, last), chosen);
        List<Suggestion> found = Suggestions.of(evaluation, last, game.terms());
        int after = place(found, chosen);
        places.add(new int[] {before, after});
        candidates.add(found.size());
        out.println(before + "\t" + after + "\t" + found.size());
    }

    /** The place from 1 on; very far behind if it is not there. */
    private static int place(List<Suggestion> suggestions, int chosen) {
        for (int i = 0; i < suggestions.size(); i++) {
            if (suggestions.get(i).point() == chosen) {
                return i + 1;
            }
        }
        return Integer.MAX_VALUE;
    }

    private void print(PrintStream out) {
        candidates.sort(null);
        out.println(
                "# " + places.size() + " positions, median of the candidates " + candidates.get(candidates.size() / 2));
        for (int among : AMONG) {
            out.println(
                    "# among " + among + ": by the weights " + share(among, 0) + ", by the search " + share(among, 1));
        }
        long better =
                places.stream().filter(place -> place[1] == 1 && place[0] != 1).count();
        long worse =
                places.stream().filter(place -> place[1] != 1 && place[0] == 1).count();
        out.println("# first by the search alone " + better + ", by the weights alone " + worse);
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
