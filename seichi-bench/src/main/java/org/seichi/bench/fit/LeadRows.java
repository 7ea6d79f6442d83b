package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.LeadWitnesses;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.rules.Outcome;

/**
 * Writes a row for each of four moves of the games of some folders that {@link FitOwners} did not learn from, held back or not: what the
 * evaluation knows of the lead, and how the game ended. Takes half a second a row; {@link FitTrust} fits and measures from the table in
 * seconds.
 */
public final class LeadRows {
    private static final List<Integer> MOVES = List.of(50, 100, 150, 200);

    private LeadRows() {}

    /**
     * Writes the table to the standard output.
     *
     * @param arguments folders of game records
     */
    public static void main(String[] arguments) throws IOException, RecordException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String folder : arguments) {
            List<Path> files = new ArrayList<>(TrainingGames.files(Path.of(folder), true));
            TrainingGames.files(Path.of(folder)).stream()
                    .filter(TrainingGames::isLeft)
                    .forEach(files::add);
            for (Path file : files) {
                write(file, out);
            }
        }
    }

    private static void write(Path file, PrintStream out) throws IOException, RecordException {
        Game game = SgfReader.readFirst(Files.readAllBytes(file));
        Terms terms = Terms.of(game);
        OptionalInt margin = terms.result().map(Outcome::margin).orElse(OptionalInt.empty());
        int last = Replay.of(game, terms.rules()).moves();
        for (int move : MOVES) {
            if (margin.isPresent() && move <= last) {
                Position position = Replay.upTo(game, terms.rules(), move).end().position();
                LeadWitnesses witnesses =
                        LeadWitnesses.of(Evaluation.of(position, Effort.FULL), Estimate.adjustment(position, terms));
                out.println(new LeadRow(TrainingGames.number(file), move, margin.getAsInt() / 2.0, witnesses).line());
            }
        }
    }
}
