package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/** Positions visited by the search for life: its weights decide only how soon it finds an answer. */
class LifeStepsTest {
    @Test
    void soManyPositionsAreVisitedForTheProblemsDrawnByHand() {
        NodeCounter counter = new NodeCounter(Budget.LARGE);
        LifeReader reader = new LifeReader(new TranspositionTable(16), counter, new SearchLimit(2_000, 80));
        for (LifeCase each : LifeCase.all()) {
            for (Color first : Color.values()) {
                reader.read(each.question(), first);
            }
        }
        assertThat(counter.spent()).isEqualTo(39_853);
    }
}
