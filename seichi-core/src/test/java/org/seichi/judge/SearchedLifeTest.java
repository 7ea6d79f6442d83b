package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.score.Certainty;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Where shape and sampled games leave a doubt, proofs by search decide. */
class SearchedLifeTest {
    /** The stones in the upper right corner live in a seki, in which random players die. */
    private static final Diagram SEKI = Diagram.parse("""
            . . O . O O X W .
            . O . O . O X . W
            . . O . O X X X X
            . . . . O X . O O
            . . O . O X O . O
            O O O O X O O O X
            X X X X X X X X X
            . . X . X . X . .
            . . . X . . . X .
            """);

    /** Two stones that anyone can see are dead. */
    private static final Diagram PLAIN = Diagram.parse("""
            . X . X O . O
            X . W X O O .
            . X X X O . O
            X X O O O O O
            X . X O W . O
            . X X O O O .
            X . X O . O O
            """);

    @EveryVariant
    void stonesThatSearchProvesToLiveAreNotDead(Variant variant) {
        Position position = variant.position(SEKI.position());

        assertThat(corner(variant, judge(position, asked -> Optional.of(proofs(position, asked)))))
                .allSatisfy(fate -> {
                    assertThat(fate.verdict().status()).isEqualTo(Status.ALIVE);
                    assertThat(fate.verdict().certainty()).isEqualTo(Certainty.PROVEN);
                    assertThat(fate.verdict().reasons().get(0).rule()).isEqualTo(Rule.SAFE_STONES_SEARCH);
                    assertThat(fate.sureness()).isEqualTo(1);
                });
        assertThat(corner(variant, judge(position, asked -> Optional.empty())))
                .allSatisfy(fate -> assertThat(fate.verdict().status()).isEqualTo(Status.DEAD));
    }

    @EveryVariant
    void chainsAreSettledButNoPointsSinceTheyMayStandInASeki(Variant variant) {
        Position position = variant.position(SEKI.position());
        JudgedLife judged = judge(position, asked -> Optional.of(proofs(position, asked)));

        assertThat(judged.evidence().proven().isEmpty()).isTrue();
        assertThat(judged.evidence().first()).hasSameSizeAs(judged.fates());
        assertThat(judged.evidence().chains()).hasSameSizeAs(judged.fates());
    }

    @EveryVariant
    void nobodyAsksWhereNothingIsInDoubt(Variant variant) {
        Position position = variant.position(PLAIN.position());

        judge(position, asked -> {
            throw new AssertionError("asked for proofs");
        });
    }

    /** A chain of four stones ({@code B}) and one of three ({@code W}). */
    private static final Diagram TWO_SIZES = Diagram.parse("""
            . . . . . . .
            . B B B B . .
            . . . . . . .
            . . . . . . .
            . W W W . . .
            . . . . . . .
            . . . . . . .
            """);

    /** With these shares of the sampled games the fate of a chain that seems alive by shape is 65 and 97 % sure. */
    @ParameterizedTest
    @CsvSource({"B, 0.45, true", "B, 0.1, true", "B, 0.95, false", "W, 0.45, false", "W, 0.1, false"})
    void aChainOfFourStonesInDoubtOrJudgedAgainstItsShapeIsWorthIt(char chain, double kept, boolean asked) {
        Position position = TWO_SIZES.position();
        List<Verdict> alive = Positions.verdicts(position, stones -> Status.ALIVE);
        Evidence plain = Positions.evidence(position, alive);
        List<LifeEvidence> chains = alive.stream()
                .map(verdict -> new LifeEvidence(verdict, verdict.stones().equals(TWO_SIZES.marked(chain)) ? kept : 1))
                .toList();
        Evidence evidence = new Evidence(
                position,
                plain.shape(),
                alive,
                plain.proven(),
                chains,
                plain.samples(),
                plain.captures(),
                plain.table(),
                plain.budget());
        List<PointSet> about = new ArrayList<>();
        LifeJudge.judge(evidence, LifeJudge.Sekis.AS_FOUND, stones -> {
            about.add(stones);
            return Optional.empty();
        });
        assertThat(about).isEqualTo(asked ? List.of(TWO_SIZES.marked(chain)) : List.of());
    }

    private static List<ChainFate> corner(Variant variant, JudgedLife judged) {
        return judged.fates().stream()
                .filter(fate -> variant.points(SEKI.board(), SEKI.marked('W'))
                        .containsAll(fate.verdict().stones()))
                .toList();
    }

    private static JudgedLife judge(Position position, Function<PointSet, Optional<ProvenLife>> search) {
        List<Verdict> shape = new StaticMethod().judge(position, Trace.NONE).verdicts();
        return LifeJudge.judge(Positions.evidence(position, shape, Budget.NORMAL), LifeJudge.Sekis.SEARCHED, search);
    }

    private static ProvenLife proofs(Position position, PointSet asked) {
        return new ProvenLife(position, Safety.of(position, Suicide.FORBIDDEN, Budget.SMALL, asked));
    }
}
