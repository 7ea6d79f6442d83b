package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Color;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;

/** The whole collection of problems: those drawn by hand, and many more made by {@link LifeGenerator}. */
class LifeCollectionTest {
    private static final int LEAST = 200;

    private static LifeReader reader() {
        return new LifeReader(
                new TranspositionTable(16), new NodeCounter(new Budget(Long.MAX_VALUE)), LifeReader.LIMIT);
    }

    private static List<LifeCase> collection() {
        return Stream.concat(LifeCase.all().stream(), LifeCase.generated().stream())
                .toList();
    }

    @Test
    void manyProblemsThatDifferUpToSymmetryHalfOfThemDeep() {
        List<LifeCase> all = collection();
        LifeReader reader = reader();
        assertThat(all).hasSizeGreaterThanOrEqualTo(LEAST);
        assertThat(all.stream().map(each -> LifeGenerator.shape(each.question().position())))
                .doesNotHaveDuplicates();
        long deep = all.stream()
                .filter(each -> Stream.of(Color.values())
                        .anyMatch(first ->
                                reader.read(each.question(), first).line().size() >= LifeGenerator.DEEP))
                .count();
        assertThat(deep).isGreaterThanOrEqualTo(all.size() / 2);
    }

    /** Search and retrograde analysis both give the stored answers, whoever moves first. */
    @ParameterizedTest
    @EnumSource
    void answersAreThoseOfAllStates(Color first) {
        LifeReader reader = reader();
        for (LifeCase each : LifeCase.generated()) {
            assertThat(reader.read(each.question(), first).status())
                    .as("%s", each.name())
                    .isEqualTo(each.answer(first));
            assertThat(byAllStates(each, first)).as("%s", each.name()).isEqualTo(each.answer(first));
        }
    }

    private static LifeStatus byAllStates(LifeCase each, Color first) {
        LifeStatus worst = twin(each, first, Color.BLACK);
        LifeStatus best = twin(each, first, Color.WHITE);
        return worst == best ? worst : LifeStatus.KO;
    }

    private static LifeStatus twin(LifeCase each, Color first, Color koMaster) {
        LifeTwin twin = new LifeTwin(each.question(), first, koMaster, LifeGenerator.MAX_STATES);
        assertThat(twin.states()).isLessThanOrEqualTo(LifeGenerator.MAX_STATES);
        return twin.outcome();
    }
}
