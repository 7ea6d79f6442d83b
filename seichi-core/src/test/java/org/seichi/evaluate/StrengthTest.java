package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Groups;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

class StrengthTest {
    private static double alive(Strength strength, PositionFacts facts, int x, int y) {
        return strength.alive(
                facts.structure().groups().at(facts.position().board().point(x, y)));
    }

    /** Points owned by .4 and .8 are Black's with .7 and .9: two black stones there live with .8, two white ones with .2. */
    @Test
    void aGroupLivesAsItsPointsStayItsColors() {
        Position position = Diagram.parse("""
                . . . . . . .
                . X X . O O .
                . . . . . . .
                """).position();
        Board board = position.board();
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
        double[] owners = new double[board.arrayLength()];
        owners[board.point(1, 1)] = 0.4;
        owners[board.point(2, 1)] = 0.8;
        owners[board.point(4, 1)] = 0.8;
        owners[board.point(5, 1)] = 0.4;
        Strength strength = Strength.of(facts, new Expectation(facts, owners));

        assertThat(alive(strength, facts, 1, 1)).isEqualTo(0.8, within(1e-12));
        assertThat(alive(strength, facts, 4, 1)).isEqualTo(0.2, within(1e-12));
        assertThat(strength.variance()).isEqualTo(2 * 4 * 4 * 0.8 * 0.2, within(1e-9));
    }

    @Test
    void whatIsProvenLives() {
        Evaluation seen = Evaluation.of(Diagram.parse("""
                        . X . X O .
                        X X X X O O
                        . X X X O .
                        """).position(), Effort.QUICK);

        assertThat(alive(seen.strength(), seen.facts(), 1, 0)).isEqualTo(1);
        assertThat(alive(seen.strength(), seen.facts(), 4, 0)).isEqualTo(1);
        assertThat(seen.strength().variance()).isZero();
    }

    /** Each stone counts alike: the judged life of all stones is the sum of what is expected of their points. */
    @Test
    void lifeAndPointsAgree() {
        RandomPositions.sample(3, 9).forEach(position -> {
            Evaluation seen = Evaluation.of(position, Effort.QUICK);
            Groups groups = seen.facts().structure().groups();
            double lead = 0;
            for (int group = 0; group < groups.count(); group++) {
                int sign = groups.code(group) == Stones.BLACK ? 1 : -1;
                lead += sign * groups.stoneCount(group) * (2 * seen.strength().alive(group) - 1);
            }
            double owned = position.board().points().minus(position.empty()).stream()
                    .mapToDouble(seen.expectation()::at)
                    .sum();
            assertThat(lead).isEqualTo(owned, within(1e-9));
        });
    }
}
