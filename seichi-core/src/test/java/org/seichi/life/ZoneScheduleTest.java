package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.zone.Claim;
import org.seichi.zone.ZoneReader;
import org.seichi.zone.ZoneStrategy;

/**
 * The rounds of the search with zones: another width, number of tempi, first round or growth changes the number of positions
 * visited. The first question is searched until nothing is left to try.
 */
class ZoneScheduleTest {
    private static final Budget BUDGET = new Budget(60_000);

    @ParameterizedTest
    @CsvSource({
        "straight three, BLACK, ONE_LIVES, false, 6265",
        "'row of four in the corner, gap', BLACK, TAKEN, true, 1467",
        "'row of three, gaps at both ends', WHITE, TAKEN, true, 19697"
    })
    void theRoundsAreAsTheyWere(String name, Color first, Claim.Kind kind, boolean proven, long nodes) {
        LifeQuestion question = LifeCase.named(name).question();
        Color owner = question.defender();
        NodeCounter counter = new NodeCounter(BUDGET);
        Optional<ZoneStrategy> answer = ZoneReader.read(
                question.position().withToMove(first),
                Suicide.FORBIDDEN,
                kind == Claim.Kind.TAKEN ? owner.opponent() : owner,
                new Claim(kind, question.target()),
                14,
                counter);
        assertThat(answer.isPresent()).isEqualTo(proven);
        assertThat(counter.spent()).isEqualTo(nodes);
    }
}
