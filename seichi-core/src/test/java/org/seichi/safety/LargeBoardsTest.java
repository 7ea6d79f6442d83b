package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.testkit.Examples;
import org.seichi.testkit.RandomPositions;

/** Random and played positions of all sizes. */
class LargeBoardsTest {
    private static final int RAIDS = 6;
    private static final List<Position> POSITIONS = positions();
    private static final Map<Suicide, List<Safety>> PROOFS =
            Arrays.stream(Suicide.values()).collect(Collectors.toMap(suicide -> suicide, LargeBoardsTest::proofs));

    /** Crowded and finished positions, most of them small enough for a random attacker to find weak points. */
    private static List<Position> positions() {
        SplittableRandom random = new SplittableRandom(11);
        Stream<Position> finished = IntStream.range(0, 1000)
                .mapToObj(i -> new Board(random.nextInt(3, 12), random.nextInt(3, 12)))
                .map(board -> RandomPositions.finished(board, random.nextLong()).position());
        return Stream.of(RandomPositions.sample(3, 500), finished, Examples.ends())
                .flatMap(all -> all)
                .toList();
    }

    private static List<Safety> proofs(Suicide suicide) {
        return POSITIONS.stream().map(position -> Safety.of(position, suicide)).toList();
    }

    @ParameterizedTest
    @EnumSource(Suicide.class)
    void randomAttacksAreMetByTheStoredAnswers(Suicide suicide) {
        long seed = 0;
        int raids = 0;
        for (int at = 0; at < POSITIONS.size(); at++) {
            Position position = POSITIONS.get(at);
            Safety safety = PROOFS.get(suicide).get(at);
            for (Color color : Color.values()) {
                for (int i = 0; i < RAIDS && !safety.of(color).points().isEmpty(); i++) {
                    new Raid(position, safety.of(color), suicide, seed++).run();
                    raids++;
                }
            }
        }
        assertThat(raids).isGreaterThan(2_000);
    }

    @ParameterizedTest
    @EnumSource(Suicide.class)
    void whatIsUnconditionalIsAlsoProvenByStaticRules(Suicide suicide) {
        int more = 0;
        for (Safety safety : PROOFS.get(suicide)) {
            for (Color color : Color.values()) {
                ColorSafety all = safety.of(color);
                ColorSafety benson = safety.unconditional(color);
                assertThat(all.stones().containsAll(benson.stones())).isTrue();
                assertThat(all.territory().containsAll(benson.territory())).isTrue();
                more += all.stones().size() - benson.stones().size();
            }
        }
        assertThat(more).isPositive();
    }

    /** Nothing is proven for both colors, and no attack has two stored answers. */
    @ParameterizedTest
    @EnumSource(Suicide.class)
    void proofsDoNotContradictEachOther(Suicide suicide) {
        for (Safety safety : PROOFS.get(suicide)) {
            PointSet black = safety.of(Color.BLACK).points();
            PointSet white = safety.of(Color.WHITE).points();
            assertThat(black.intersects(white)).isFalse();
            for (Color color : Color.values()) {
                assertThat(safety.of(color).replies()).extracting(Reply::attack).doesNotHaveDuplicates();
            }
        }
    }
}
