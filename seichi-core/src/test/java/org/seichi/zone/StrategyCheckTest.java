package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Diagram;

/** An incomplete strategy does not pass the check. */
class StrategyCheckTest {
    private static final Diagram CORNER = Diagram.parse("""
            . . . . . . .
            O O O O O . .
            a X X X O . .
            . . . X O . .
            """);
    private static final Position POSITION =
            CORNER.position().with(CORNER.marked('a'), Color.BLACK.code()).withToMove(Color.BLACK);
    private static final ZoneStrategy STRATEGY = ZoneReader.read(
                    POSITION,
                    Suicide.FORBIDDEN,
                    Color.BLACK,
                    new Claim(Claim.Kind.ONE_LIVES, CORNER.marked('a')),
                    12,
                    new NodeCounter(new Budget(20_000)))
            .orElseThrow();

    private static ZoneStrategy with(List<ZonePattern> patterns) {
        return new ZoneStrategy(STRATEGY.board(), STRATEGY.suicide(), STRATEGY.prover(), STRATEGY.claim(), patterns);
    }

    private static boolean holds(ZoneStrategy strategy) {
        return StrategyCheck.fault(strategy, POSITION, Color.BLACK).isEmpty();
    }

    @Test
    void theStrategyHoldsHereAndNowhereElse() {
        assertThat(holds(STRATEGY)).isTrue();
        assertThat(StrategyCheck.fault(STRATEGY, POSITION, Color.WHITE)).isPresent();
        assertThat(StrategyCheck.fault(STRATEGY, Position.empty(STRATEGY.board()), Color.BLACK))
                .isPresent();
        assertThat(holds(with(List.of()))).isFalse();
    }

    @Test
    void noPatternCanBeLeftOut() {
        for (int index = 0; index < STRATEGY.patterns().size(); index++) {
            List<ZonePattern> fewer = new ArrayList<>(STRATEGY.patterns());
            fewer.remove(index);
            assertThat(holds(with(fewer))).as("without pattern %d", index).isFalse();
        }
    }

    /** An end without one of its stones has not reached the claim, and neither has the first position. */
    @Test
    void noStoneOfTheZoneCanBeLeftOut() {
        int last = STRATEGY.patterns().size() - 1;
        for (ZonePattern end : STRATEGY.patterns()) {
            if (StrategyCheck.isReached(STRATEGY, end)) {
                for (int point = end.black().first();
                        point != Board.NO_POINT;
                        point = end.black().next(point)) {
                    assertThat(StrategyCheck.isReached(STRATEGY, without(end, point)))
                            .isFalse();
                }
            }
        }
        assertThat(StrategyCheck.isReached(STRATEGY, STRATEGY.patterns().get(last)))
                .isFalse();
    }

    private static ZonePattern without(ZonePattern pattern, int point) {
        PointSet gone = PointSet.of(STRATEGY.board(), point);
        return new ZonePattern(
                pattern.zone().minus(gone),
                pattern.black().minus(gone),
                pattern.white().minus(gone),
                pattern.toMove(),
                pattern.ban(),
                pattern.move());
    }

    @Test
    void anotherAnswerDoesNotPass() {
        List<ZonePattern> other = new ArrayList<>(STRATEGY.patterns());
        ZonePattern root = other.remove(other.size() - 1);
        other.add(new ZonePattern(
                root.zone(), root.black(), root.white(), root.toMove(), Board.NO_POINT, Board.NO_POINT));
        assertThat(holds(with(other))).isFalse();
    }
}
