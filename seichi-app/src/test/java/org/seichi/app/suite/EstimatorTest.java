package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Watch;
import org.seichi.app.engine.EngineException;
import org.seichi.app.suite.Estimator.Moment;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.text.Diagram;

class EstimatorTest {
    private static ReadGame game(String record) throws RecordException {
        return GameFile.parse("a.sgf", record.getBytes(StandardCharsets.US_ASCII), Watch.NONE)
                .read(1);
    }

    private static double score(Estimator estimator, String board) throws RecordException, EngineException {
        ReadGame game = game("(;GM[1]SZ[5]KM[6.5]RU[Japanese])");
        Position position = Diagram.parse(board).position();
        return estimator.judge().score(new Moment(game, 1, position, Terms.of(game.game())));
    }

    /** A dilation gives a stone its neighbors; what both colors reach alike is nobody's. Komi is 6.5. */
    @Test
    void bouzyCountsStonesAndTheSignsOfInfluence() throws RecordException, EngineException {
        Estimator once = Estimator.bouzy(1, 0);
        assertThat(score(once, """
                . . . . .
                . X . . .
                . . . . .
                . . . . .
                . . . . .
                """)).isEqualTo(1 + 4 - 6.5);
        assertThat(score(once, """
                . . . . O
                . X . . .
                . . . . .
                . . . . .
                . . . . .
                """)).isEqualTo(1 + 4 - 1 - 2 - 6.5);
        assertThat(score(Estimator.even(), """
                . . . . O
                . X . . .
                . . . . .
                . . . . .
                . . . . .
                """)).isZero();
    }

    @Test
    void theBaselinesAreOfFiveAndEightDilations() {
        assertThat(Estimator.BASELINES.stream().map(Estimator::name))
                .isEqualTo(List.of("bouzy 5/21", "bouzy 8/21", "even"));
    }

    /** Six stones of Black and seven of White with two eyes each. */
    @Test
    void provenStonesOfBothColorsAreCounted() throws RecordException {
        String black = "AB[ba][da][ab][bb][cb][db]";
        String white = "AW[bi][di][ah][bh][ch][dh][ag]";
        ProofRow row = ProofRow.of(game("(;GM[1]SZ[9]" + black + white + ")"), Options.USUAL);
        assertThat(row.stones()).isEqualTo(6 + 7);
    }
}
