package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.SgfReader;
import org.seichi.search.Budget;

/** The evaluation does not jump when a judged part becomes proven: it was nearly certain before. */
class SmoothnessTest {
    private static final int EVERY = 60;
    private static final Effort JUDGED = Effort.QUICK;
    private static final Effort PROVEN = new Effort(
            JUDGED.captures(),
            new Budget(10_000),
            JUDGED.parts(),
            JUDGED.perPart(),
            JUDGED.sampledPoints(),
            JUDGED.playedPoints());

    /**
     * Averaged over the positions of a game in which search proves something, it changes the expected board by less than half a point and
     * the chance by less than 1%.
     */
    @ParameterizedTest
    @ValueSource(strings = {"19x19-dead-stones", "19x19-dame-open"})
    void aProofIsNoJump(String name) throws Exception {
        Game game = SgfReader.readFirst(Files.readAllBytes(Path.of("../examples/" + name + ".sgf")));
        Terms terms = Terms.of(game);
        int last = Replay.of(game, terms.rules()).moves();
        List<Double> boards = new ArrayList<>();
        List<Double> chances = new ArrayList<>();
        for (int move = EVERY; move <= last; move += EVERY) {
            Position position = Replay.upTo(game, terms.rules(), move).end().position();
            Evaluation judged = Evaluation.of(position, JUDGED);
            Evaluation proven = Evaluation.of(position, PROVEN);
            if (!proven.facts().exact().on(ExactGround.SEARCH).isEmpty()) {
                boards.add(Math.abs(proven.board() - judged.board()));
                chances.add(Math.abs(Estimate.of(proven, terms).chance()
                        - Estimate.of(judged, terms).chance()));
            }
        }
        assertThat(mean(boards)).isLessThan(0.5);
        assertThat(mean(chances)).isLessThan(0.01);
    }

    private static double mean(List<Double> numbers) {
        return numbers.stream().mapToDouble(number -> number).average().orElseThrow();
    }
}
