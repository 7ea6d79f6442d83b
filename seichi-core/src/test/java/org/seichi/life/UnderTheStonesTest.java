package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;

/** Problems in which the defender lets stones be taken and plays where they stood. */
class UnderTheStonesTest {
    private static final int MAX_STATES = 60_000;
    private static final int FEWEST_TAKEN = 3;

    static Stream<LifeCase> cases() {
        return LifeCase.all().stream().filter(each -> each.name().startsWith("under the stones"));
    }

    private static LifeReader reader() {
        return new LifeReader(
                new TranspositionTable(16), new NodeCounter(new Budget(Long.MAX_VALUE)), LifeReader.LIMIT);
    }

    /** The defender's line has such a move, in every variant. */
    @EveryVariant
    void theDefenderPlaysWhereHisStonesWereTaken(Variant variant) {
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(6);
        cases().forEach(plain -> {
            LifeCase each = plain.variant(variant);
            Color defender = each.question().defender();
            Life life = reader().read(each.question(), defender);
            assertThat(playsBack(each.question().position().withToMove(defender), life.line()))
                    .as(each.name())
                    .isTrue();
        });
    }

    private static boolean playsBack(Position start, List<Integer> line) {
        Color defender = start.toMove();
        Position position = start;
        PointSet taken = PointSet.empty(position.board());
        boolean back = false;
        for (int point : line) {
            Color player = position.toMove();
            Position next = point == Board.NO_POINT ? position.pass() : position.play(player, point);
            if (player == defender) {
                back |= taken.size() >= FEWEST_TAKEN && taken.contains(point);
            } else {
                taken = position.stones(defender).minus(next.stones(defender));
            }
            position = next;
        }
        return back;
    }

    /** By retrograde analysis; {@link LifeReaderTest} plays the answers of the larger ones against every reply. */
    @ParameterizedTest
    @MethodSource("cases")
    void theAnswersAreThoseOfAllStates(LifeCase each) {
        List<Position> starts = Stream.of(Color.values())
                .map(each.question().position()::withToMove)
                .toList();
        LifeTwin worst = new LifeTwin(each.question(), starts, Color.BLACK, MAX_STATES);
        boolean small = worst.states() <= MAX_STATES;
        LifeTwin best = small ? new LifeTwin(each.question(), starts, Color.WHITE, MAX_STATES) : worst;
        for (Position start : starts) {
            if (small) {
                LifeStatus least = worst.outcome(start);
                LifeStatus most = best.outcome(start);
                assertThat(least == most ? least : LifeStatus.KO).isEqualTo(each.answer(start.toMove()));
            } else {
                assertThat(each.answer(start.toMove())).isIn(LifeStatus.ALIVE, LifeStatus.DEAD);
            }
        }
    }
}
