package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.SgfReader;
import org.seichi.search.Budget;

/** The evaluation does not jump when a judged part becomes proven: it was nearly certain before. */
class SmoothnessTest {
    private static final int EVERY = 30;
    private static final Effort JUDGED = Effort.QUICK;
    private static final Effort PROVEN = new Effort(
            JUDGED.captures(),
            new Budget(10_000),
            JUDGED.parts(),
            JUDGED.perPart(),
            JUDGED.sampledPoints(),
            JUDGED.playedPoints());

    /**
     * Averaged over the positions of the larger examples in which search proves something, it changes the expected board by less than half
     * a point and the chance by less than 1%.
     */
    @Test
    void aProofIsNoJump() throws Exception {
        List<Double> boards = new ArrayList<>();
        List<Double> chances = new ArrayList<>();
        try (DirectoryStream<Path> examples = Files.newDirectoryStream(Path.of("../examples"), "1*.sgf")) {
            for (Path example : examples) {
                compare(SgfReader.readFirst(Files.readAllBytes(example)), boards, chances);
            }
        }
        assertThat(boards).hasSizeGreaterThan(15);
        assertThat(mean(boards)).isLessThan(0.5);
        assertThat(mean(chances)).isLessThan(0.01);
    }

    private static void compare(Game game, List<Double> boards, List<Double> chances) {
        Terms terms = Terms.of(game);
        int last = Replay.of(game, terms.rules()).moves();
        for (int move = EVERY; move <= last; move += EVERY) {
            Position position = Replay.upTo(game, terms.rules(), move).end().position();
            Evaluation proven = Evaluation.of(position, PROVEN);
            if (!proven.facts().exact().on(ExactGround.SEARCH).isEmpty()) {
                Evaluation judged = Evaluation.of(position, JUDGED);
                boards.add(Math.abs(proven.board() - judged.board()));
                chances.add(Math.abs(Estimate.of(proven, terms).chance()
                        - Estimate.of(judged, terms).chance()));
            }
        }
    }

    private static double mean(List<Double> numbers) {
        return numbers.stream().mapToDouble(number -> number).average().orElseThrow();
    }
}
