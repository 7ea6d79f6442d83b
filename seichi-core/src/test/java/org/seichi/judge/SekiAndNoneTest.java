package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.semeai.SekiProof;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Sekis that look like dead stones, and dead stones that look like a seki. */
class SekiAndNoneTest {
    private static final Diagram SEKI = Diagram.parse("""
            . O O O O . X O . .
            X X X X X X X O . .
            O O O O O O O O . .
            . . . . . . . . . .
            . . . . . . . . . .
            """);

    /** The same where Black has an eye at H5 and takes the four stones. */
    private static final Diagram DEAD = Diagram.parse("""
            . O O O O . X . X O
            X X X X X X X X X O
            O O O O O O O O O O
            . . . . . . . . . .
            . . . . . . . . . .
            """);

    /** Stones in seki with three liberties and, in {@link #FOUR}, with four. */
    private static final Diagram THREE = Diagram.parse("""
            . W W W W W . X O . .
            X X X . X X X X O . .
            O O X X X O O O O . .
            . O O O O O . . . . .
            """);

    private static final Diagram FOUR = Diagram.parse("""
            . W W W W W W W . X O .
            X X X . X . X X X X O .
            O O X X X X X O O O O .
            . O O O O O O O . . . .
            """);

    private static final Diagram BENT_FOUR = Diagram.parse("""
            O O O X O . . . .
            . X . X O . O . .
            X X X X O . . . .
            O O O O O . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    @EveryVariant
    void findsASekiAmongDeadStones(Variant variant) {
        assertThat(statuses(variant, SEKI)).containsExactlyInAnyOrder(Status.SEKI, Status.SEKI, Status.ALIVE);
        assertThat(statuses(variant, DEAD)).containsExactlyInAnyOrder(Status.DEAD, Status.ALIVE, Status.ALIVE);
    }

    /** Captors beyond doubt are in no seki, and none is proven within stones that are in doubt. */
    @ParameterizedTest
    @CsvSource({"0.85, 0.901, true", "0.851, 0.901, false", "0.85, 0.9, false"})
    void noSekiWithACaptorBeyondDoubtNorWithinStonesInDoubt(double captor, double around, boolean seki) {
        List<Status> statuses = statuses(Variant.all().findFirst().orElseThrow(), SEKI, captor, around);

        assertThat(statuses.contains(Status.SEKI)).isEqualTo(seki);
    }

    /**
     * Where the first games allow a seki all games are played: here they show that its captor is beyond doubt. They are
     * played only if the stones around stay in more than 85 % of the first games.
     */
    @ParameterizedTest
    @CsvSource({"0.86, 320", "0.84, 32"})
    void whereTheFirstGamesLetASekiBeFoundAllGamesDecide(double around, int games) {
        Position position = SEKI.position();
        PointSet inside = Coordinates.points(SEKI.board(), "B5 C5 D5 E5");
        List<Verdict> first =
                Positions.verdicts(position, stones -> stones.equals(inside) ? Status.DEAD : Status.ALIVE);
        Evidence all = Positions.evidence(position, first);
        List<LifeEvidence> few = first.stream()
                .map(verdict -> new LifeEvidence(verdict, verdict.color() == Color.BLACK ? 0.6 : around))
                .toList();
        Evidence evidence = new Evidence(
                position,
                all.shape(),
                first,
                all.proven(),
                few,
                all.samples(),
                all.captures(),
                all.table(),
                all.budget());
        List<ChainFate> fates =
                first.stream().map(verdict -> new ChainFate(verdict, 1)).toList();

        assertThat(SekiFinder.settle(evidence, fates, SekiFinder.proof(evidence)))
                .isEqualTo(fates);
        assertThat(all.samples().atLeast(1).games()).isEqualTo(games);
    }

    /** A budget of ten times the nodes of one search finds the seki, one node less does not. */
    @Test
    void aTenthOfTheBudgetIsForSekis() {
        PointSet inside = Coordinates.points(SEKI.board(), "B5 C5 D5 E5");
        NodeCounter counter = new NodeCounter(Budget.NORMAL);
        assertThat(statuses(Color.BLACK, SEKI.position(), inside, 0.6, 0.95, proof(counter)))
                .contains(Status.SEKI);

        int enough = 10 * (int) counter.spent();
        for (int nodes : new int[] {enough, enough - 1}) {
            Evidence evidence = Positions.evidence(SEKI.position(), List.of(), new Budget(nodes));
            assertThat(statuses(Color.BLACK, SEKI.position(), inside, 0.6, 0.95, SekiFinder.proof(evidence))
                            .contains(Status.SEKI))
                    .isEqualTo(nodes == enough);
        }
    }

    /** The settled statuses where the stones inside are called dead at first, and their captors are in doubt. */
    private static List<Status> statuses(Variant variant, Diagram diagram) {
        return statuses(variant, diagram, 0.6, 0.95);
    }

    /** The same, where the captors and the stones around them stay in these shares of sampled games. */
    private static List<Status> statuses(Variant variant, Diagram diagram, double captors, double around) {
        PointSet inside = variant.points(diagram.board(), Coordinates.points(diagram.board(), "B5 C5 D5 E5"));
        return statuses(variant, variant.position(diagram.position()), inside, captors, around);
    }

    private static List<Status> statuses(
            Variant variant, Position position, PointSet inside, double captors, double around) {
        SekiProof proof = proof(new NodeCounter(Budget.NORMAL));
        return statuses(variant.color(Color.BLACK), position, inside, captors, around, proof);
    }

    private static SekiProof proof(NodeCounter counter) {
        return new SekiProof(new TranspositionTable(14), counter, new SearchLimit(1_500, 60));
    }

    private static List<Status> statuses(
            Color captor, Position position, PointSet inside, double captors, double around, SekiProof proof) {
        List<Verdict> first =
                Positions.verdicts(position, stones -> stones.intersects(inside) ? Status.DEAD : Status.ALIVE);
        List<LifeEvidence> evidence = first.stream()
                .map(verdict -> new LifeEvidence(verdict, verdict.color() == captor ? captors : around))
                .toList();
        List<ChainFate> fates =
                first.stream().map(verdict -> new ChainFate(verdict, 1)).toList();
        return new SekiFinder(position, evidence, SekiFinder.SAFE, proof)
                .settle(fates).stream().map(fate -> fate.verdict().status()).toList();
    }

    /** Stones with more than three liberties are not searched for a seki. */
    @EveryVariant
    void aSekiIsOfStonesWithThreeLiberties(Variant variant) {
        assertThat(marked(variant, THREE)).contains(Status.SEKI);
        assertThat(marked(variant, FOUR)).doesNotContain(Status.SEKI);
    }

    /** Captors with more than six liberties are not searched: they take the stones inside. */
    @ParameterizedTest
    @CsvSource({"4, true", "5, false"})
    void onlyACaptorOfUpToSixLibertiesIsSearched(int eye, boolean searched) {
        String space = ". ".repeat(eye);
        String wall = "X ".repeat(eye);
        Diagram diagram = Diagram.parse("""
                . W W W W . X %sX O
                X X X X X X X %sX O
                O O O O O O O %sO O
                . . . . . . . %s. .
                """.formatted(space, wall, wall.replace('X', 'O'), space));
        NodeCounter counter = new NodeCounter(Budget.NORMAL);
        statuses(Color.BLACK, diagram.position(), diagram.marked('W'), 0.6, 0.95, proof(counter));

        assertThat(counter.spent() > 0).isEqualTo(searched);
    }

    private static List<Status> marked(Variant variant, Diagram diagram) {
        return statuses(
                variant,
                variant.position(diagram.position()),
                variant.points(diagram.board(), diagram.marked('W')),
                0.6,
                0.95);
    }

    @EveryVariant
    void bentFourInTheCornerIsDead(Variant variant) {
        Board board = BENT_FOUR.board();
        Position position = variant.position(BENT_FOUR.position());
        int black = variant.point(board, Coordinates.point(board, "B5"));
        int white = variant.point(board, Coordinates.point(board, "B6"));
        List<Verdict> first = Positions.verdicts(
                position, stones -> stones.contains(black) || stones.contains(white) ? Status.SEKI : Status.ALIVE);
        for (ChainFate fate : LifeJudge.judge(
                        Positions.evidence(position, first), LifeJudge.Sekis.SEARCHED, asked -> Optional.empty())
                .fates()) {
            Verdict verdict = fate.verdict();
            assertThat(verdict.status()).isEqualTo(verdict.stones().contains(black) ? Status.DEAD : Status.ALIVE);
            if (verdict.stones().contains(black)) {
                assertThat(verdict.reasons().get(0).rule().code()).isEqualTo("bent-four");
            }
        }
    }
}
