package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Step;
import org.seichi.playout.LocalShapes;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** Counts how often strong players answer a move next to it, by the shape around the answer, and prints the table. */
public final class FitShapes {
    /** Number of moves skipped at the beginning: the opening has shapes of its own. */
    private static final int FIRST = 15;

    /** Virtual occurrences of each shape, answered as often as the average, which smooth rare shapes. */
    private static final int FEW = 20;

    private static final double AVERAGE = 0.083;
    private static final int SCALE = 1000;

    /** For each shape how often it occurred, and how often it was played. */
    private final Map<String, int[]> counts = new TreeMap<>();

    private int games;

    private FitShapes() {}

    /**
     * Counts and prints.
     *
     * @param arguments folders of game records; games held back are not used
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        FitShapes fit = new FitShapes();
        for (String folder : arguments) {
            for (Path file : TrainingGames.files(Path.of(folder))) {
                fit.count(SgfReader.readFirst(Files.readAllBytes(file)));
            }
        }
        fit.print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    private void count(Game game) {
        games++;
        Position position = Position.empty(game.board());
        int last = Board.NO_POINT;
        int number = 0;
        for (Step step : game.steps()) {
            if (!(step instanceof Move move)) {
                return;
            }
            boolean isAnswer = number++ >= FIRST && last != Board.NO_POINT && !move.isPass();
            if (isAnswer) {
                count(position.withToMove(move.color()), last, move.point());
            }
            if (!move.isPass() && position.legality(move.color(), move.point()) != Legality.LEGAL) {
                return;
            }
            position = move.isPass() ? position.pass() : position.play(move.color(), move.point());
            last = move.point();
        }
    }

    private void count(Position position, int last, int played) {
        int stride = position.board().stride();
        for (int step : new int[] {-stride - 1, -stride, 1 - stride, 1, stride + 1, stride, stride - 1, -1}) {
            int point = last + step;
            if (position.at(point) == Stones.EMPTY && position.legality(position.toMove(), point) == Legality.LEGAL) {
                String shape =
                        LocalShapes.shape(position, point, position.toMove().code());
                int[] count = counts.computeIfAbsent(shape, key -> new int[2]);
                count[0]++;
                count[1] += point == played ? 1 : 0;
            }
        }
    }

    private void print(PrintStream out) {
        out.println("## Fitted by org.seichi.bench.fit.FitShapes on " + games + " games: of " + SCALE
                + " times that the shape was there, how often it was played.");
        counts.forEach((shape, count) -> {
            double chance = (count[1] + FEW * AVERAGE) / (count[0] + FEW);
            out.println(shape + "\t" + Math.round(SCALE * chance));
        });
    }
}
