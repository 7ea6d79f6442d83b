package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Rule;
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

/** Sekis found by shape, checked by search. */
class SekiCheckTest {
    private static final Diagram SEKI = Diagram.parse("""
            . O O O O . X O . .
            X X X X X X X O . .
            O O O O O O O O . .
            . . . . . . . . . .
            . . . . . . . . . .
            """);
    private static final String SEKI_STONES = "B5 A4";

    /** Two points of an eye against one: Black takes three stones if he moves first, and it is a seki if White does. */
    private static final Diagram IN_TURN = Diagram.parse("""
            . O X . X O . . .
            O O X . X O O . .
            . X X X X X O . .
            X X O O O X O . .
            O O O . O X O . .
            . O . . O X O . .
            O O O O O X O . .
            X X X X X X O . .
            O O O O O O O . .
            """);

    private static final String IN_TURN_STONES = "B9 C9";

    @EveryVariant
    void searchConfirmsASeki(Variant variant) {
        assertThat(settled(variant, SEKI, SEKI_STONES, 0.95)).allSatisfy(fate -> {
            assertThat(fate.verdict().certainty()).isEqualTo(Certainty.SEARCHED);
            assertThat(fate.verdict().reasons().get(0).rule()).isEqualTo(Rule.SEKI_PROVEN);
            assertThat(fate.sureness())
                    .as("searched, and not proven")
                    .isGreaterThan(0.95)
                    .isLessThan(1);
        });
    }

    /** Such a seki is not sure enough to go without a doubt. */
    @EveryVariant
    void oneThatAPlayerEndsIsInDoubt(Variant variant) {
        assertThat(settled(variant, IN_TURN, IN_TURN_STONES, 0.95)).allSatisfy(fate -> {
            assertThat(fate.verdict().status()).isEqualTo(Status.SEKI);
            assertThat(fate.verdict().certainty()).isEqualTo(Certainty.JUDGED);
            assertThat(fate.verdict().reasons().get(0).rule()).isEqualTo(Rule.SEKI_IN_TURN);
            assertThat(fate.sureness()).isLessThan(0.8);
        });
    }

    /** Search says nothing within stones that stay in at most nine of ten games. */
    @ParameterizedTest
    @CsvSource({"0.91, SEKI_PROVEN", "0.9, STANDING"})
    void whatIsAroundMustBeSafe(double around, Rule rule) {
        Variant variant = Variant.all().findFirst().orElseThrow();

        assertThat(settled(variant, SEKI, SEKI_STONES, around))
                .allSatisfy(fate ->
                        assertThat(fate.verdict().reasons().get(0).rule()).isEqualTo(rule));
    }

    /** Two sekis on one board are searched one by one: one is confirmed, the other is not. */
    @Test
    void eachSekiByItself() {
        Diagram both = Diagram.parse("""
                . O O O O . X O . .
                X X X X X X X O . .
                O O O O O O O O . .
                . . . . . . O O O O
                O O O O O . O X X X
                X X X X O . O X O O
                . X . X O . O X O .
                O X . X O . O X O O
                . O X X O . O X X .
                """);
        Position position = both.position();
        PointSet first = chains(position, Coordinates.points(both.board(), "B9 A8"));
        PointSet second = chains(position, Coordinates.points(both.board(), "J4 H5"));

        List<ChainFate> fates = settled(position, first.union(second), 0.95);

        assertThat(fates.stream().filter(fate -> fate.verdict().stones().intersects(first)))
                .allMatch(fate -> fate.verdict().certainty() == Certainty.SEARCHED);
        assertThat(fates.stream().filter(fate -> fate.verdict().stones().intersects(second)))
                .allMatch(fate -> fate.verdict().certainty() == Certainty.JUDGED);
    }

    private static List<ChainFate> settled(Variant variant, Diagram diagram, String stones, double around) {
        Position position = variant.position(diagram.position());
        PointSet seki = chains(position, variant.points(diagram.board(), Coordinates.points(diagram.board(), stones)));
        return settled(position, seki, around);
    }

    /** The settled fates of the stones in seki; all others are alive and stay in a share of sampled games. */
    private static List<ChainFate> settled(Position position, PointSet seki, double around) {
        List<Verdict> first =
                Positions.verdicts(position, stones -> stones.intersects(seki) ? Status.SEKI : Status.ALIVE);
        List<LifeEvidence> evidence =
                first.stream().map(verdict -> new LifeEvidence(verdict, around)).toList();
        List<ChainFate> fates =
                first.stream().map(verdict -> new ChainFate(verdict, 0.95)).toList();
        SekiProof proof =
                new SekiProof(new TranspositionTable(14), new NodeCounter(Budget.NORMAL), new SearchLimit(1_500, 60));
        return new SekiCheck(position, evidence, proof)
                .settle(fates).stream()
                        .filter(fate -> fate.verdict().stones().intersects(seki))
                        .toList();
    }

    private static PointSet chains(Position position, PointSet stones) {
        PointSet black = position.stones(Color.BLACK).connected(position.board(), stones);
        return black.union(position.stones(Color.WHITE).connected(position.board(), stones));
    }
}
