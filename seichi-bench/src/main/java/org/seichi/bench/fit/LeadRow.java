package org.seichi.bench.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.seichi.evaluate.LeadEvidence;
import org.seichi.evaluate.LeadWitnesses;
import org.seichi.evaluate.SampledLead;

/**
 * What is known of the lead after some move of a game, and how the game ended: a row of a table.
 *
 * @param game its number
 * @param move after which move
 * @param margin the final margin in points, Black positive
 */
record LeadRow(int game, int move, double margin, LeadWitnesses witnesses) {
    private static final String TAB = "\t";

    /** Whether it is held back: nothing may be fitted on it. */
    boolean isHeldBack() {
        return TrainingGames.isHeldBack(game);
    }

    /** 1 if Black won, 0 if White did, a half for a tie. */
    double won() {
        return (1 + Math.signum(margin)) / 2;
    }

    String line() {
        LeadEvidence judged = witnesses.judged();
        SampledLead sampled = witnesses.sampled();
        return String.join(
                TAB,
                Integer.toString(game),
                Integer.toString(move),
                Double.toString(margin),
                Double.toString(judged.lead()),
                Double.toString(judged.precision()),
                Double.toString(sampled.won()),
                Double.toString(sampled.evidence().lead()),
                Double.toString(sampled.evidence().precision()),
                Double.toString(witnesses.open()));
    }

    static List<LeadRow> read(Path table) throws IOException {
        return Files.readAllLines(table).stream().map(LeadRow::of).toList();
    }

    private static LeadRow of(String line) {
        String[] cells = line.split(TAB, -1);
        double[] numbers = new double[cells.length];
        for (int i = 0; i < cells.length; i++) {
            numbers[i] = Double.parseDouble(cells[i]);
        }
        return new LeadRow(
                (int) numbers[0],
                (int) numbers[1],
                numbers[2],
                new LeadWitnesses(
                        new LeadEvidence(numbers[3], numbers[4]),
                        new SampledLead(numbers[5], new LeadEvidence(numbers[6], numbers[7])),
                        numbers[8]));
    }
}
