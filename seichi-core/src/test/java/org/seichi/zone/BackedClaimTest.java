package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Chains that live because they can connect to stones that other proofs keep. */
class BackedClaimTest {
    /** The chain {@code B} has two ways to the stones above it, of which the opponent can close only one at a time. */
    private static final Diagram JOINED = Diagram.parse("""
            O O O O O O O O
            Y Y Y Y Y O O .
            . O O O . O . .
            B B B B B O . .
            O O O O O O . .
            """);

    private static Optional<ZoneStrategy> read(Variant variant, PointSet kept, PointSet reserved) {
        Color owner = variant.color(Color.BLACK);
        Backing backing = new Backing(variant.points(JOINED.board(), kept), variant.points(JOINED.board(), reserved));
        PointSet chain = variant.points(JOINED.board(), JOINED.marked('B'));
        return ZoneReader.glance(
                position(variant),
                Suicide.FORBIDDEN,
                owner,
                new Claim(Claim.Kind.EACH_LIVES, chain, KoThreats.OPPONENT, backing),
                12,
                new NodeCounter(new Budget(1_000)));
    }

    private static Position position(Variant variant) {
        return variant.position(JOINED.position()).withToMove(variant.color(Color.WHITE));
    }

    private static final PointSet NONE = PointSet.empty(JOINED.board());

    @EveryVariant
    void aChainLivesByWhatItCanJoin(Variant variant) {
        Optional<ZoneStrategy> answer = read(variant, JOINED.marked('Y'), NONE);
        assertThat(answer.isPresent()).isTrue();
        ZoneStrategy strategy = answer.orElseThrow();
        assertThat(StrategyCheck.fault(strategy, position(variant), variant.color(Color.WHITE)))
                .isEmpty();
        assertThat(strategy.zone().containsAll(variant.points(JOINED.board(), JOINED.marked('B'))))
                .isTrue();
        assertThat(AnswerWriter.write(strategy)).isPresent();
    }

    @EveryVariant
    void notByStonesThatNothingKeeps(Variant variant) {
        assertThat(read(variant, NONE, NONE).isPresent()).isFalse();
    }

    @EveryVariant
    void notByPointsThatOtherAnswersNeed(Variant variant) {
        PointSet ways = JOINED.marked('B')
                .neighbors(JOINED.board())
                .intersection(JOINED.position().empty());
        assertThat(read(variant, JOINED.marked('Y'), ways).isPresent()).isFalse();
    }
}
