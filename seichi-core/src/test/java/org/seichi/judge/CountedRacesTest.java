package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Races between walls, drawn as W and B, with one outside liberty of White's or three. */
class CountedRacesTest {
    private static final String SEKI = """
            . W . W W W
            W W W W W W
            X X X X X X
            X . X X X X
            . X X X X .
            O O O O O O
            O . O O O O
            O O O O O .
            B B B B B B
            . B . B B B
            """;

    /** The lead wins moving second too. */
    private static final String LOST = SEKI.replace("O O O O O .", "O O O . . .");

    /** The lead wins only moving first. */
    private static final String OPEN = SEKI.replace("O O O O O .", "O O O O . .");

    /** Two stones in a row of four keep it one eye, which takes five moves less two: not counted, but played out. White has four. */
    private static final String ROW_OF_FOUR = """
            . W . W W W
            W W W W W W
            X X X X X X
            X . O O . X
            X X X X X X
            O O O O O O
            O . O O O O
            O O O . . .
            B B B B B B
            . B . B B B
            """;

    /** White takes three stones whoever begins, and lives not: in the space of three Black plays the middle. */
    private static final String NAKADE = """
            X X X O B B
            . O O O B B
            . O O O B B
            B B B B B B
            . B . B B B
            W W W W W W
            . W . W W W
            W W W W W W
            """;

    @EveryVariant
    void countsASeki(Variant variant) {
        assertThat(settled(variant, SEKI, Certainty.PROVEN)).allSatisfy(fate -> {
            assertThat(fate.verdict().status()).isEqualTo(Status.SEKI);
            assertThat(fate.verdict().certainty()).isEqualTo(Certainty.SEARCHED);
            assertThat(fate.verdict().reasons().get(0).rule()).isEqualTo(Rule.SEKI_PROVEN);
            assertThat(fate.sureness()).isGreaterThan(0.98).isLessThan(1);
        });
    }

    @EveryVariant
    void theLoserIsDead(Variant variant) {
        List<ChainFate> fates = settled(variant, LOST, Certainty.PROVEN);

        assertThat(fates).extracting(fate -> fate.verdict().status()).containsOnlyOnce(Status.DEAD, Status.ALIVE);
        assertThat(fates)
                .extracting(fate -> fate.verdict().reasons().get(0).rule())
                .containsOnlyOnce(Rule.RACE_LOST, Rule.CAPTOR);
    }

    @EveryVariant
    void aRaceAgainstARowOfFourIsPlayedOut(Variant variant) {
        assertThat(settled(variant, ROW_OF_FOUR, Certainty.PROVEN))
                .extracting(fate -> fate.verdict().reasons().get(0).rule())
                .containsOnlyOnce(Rule.RACE_LOST, Rule.CAPTOR);
    }

    @EveryVariant
    void twoRowsOfFourAreASeki(Variant variant) {
        String drawn =
                ROW_OF_FOUR.replace("O O O O O O\nO . O O O O\nO O O . . .", ". O O O O O\nO . X X . O\nO O O O O O");
        assertThat(settled(variant, drawn, Certainty.PROVEN))
                .filteredOn(fate -> fate.verdict().stones().size() > 2)
                .hasSize(2)
                .allMatch(fate -> fate.verdict().status() == Status.SEKI);
    }

    /** If Black moves first he makes two eyes of a row of three: nobody captures anything, but it is no seki. */
    @EveryVariant
    void whatMayMakeTwoEyesIsNoSeki(Variant variant) {
        String drawn = ROW_OF_FOUR
                .replace("W W W W W W", "W W W W W .")
                .replace("X . O O . X", "X O . . X X")
                .replace("O O O O O O\nO . O O O O\nO O O . . .", ". O O O O O\nO . . . O O\nO O O O O O");
        assertThat(settled(variant, drawn, Certainty.PROVEN)).allMatch(CountedRacesTest::isUnchanged);
    }

    @EveryVariant
    void takingStonesInOnesOwnEyeSpaceWinsNoRace(Variant variant) {
        assertThat(settled(variant, NAKADE, Certainty.PROVEN)).hasSize(2).allMatch(CountedRacesTest::isUnchanged);
    }

    /** Neither where the outcome depends on who moves first nor between walls that are only judged to live. */
    @Test
    void elseNothingChanges() {
        Variant variant = Variant.all().findFirst().orElseThrow();

        assertThat(settled(variant, OPEN, Certainty.PROVEN)).allMatch(CountedRacesTest::isUnchanged);
        assertThat(settled(variant, SEKI, Certainty.JUDGED)).allMatch(CountedRacesTest::isUnchanged);
    }

    private static boolean isUnchanged(ChainFate fate) {
        return fate.verdict().reasons().get(0).rule() == Rule.STANDING && fate.sureness() < 0.6;
    }

    /** The fates of the two chains, the black one called alive and the white one dead. */
    private static List<ChainFate> settled(Variant variant, String drawn, Certainty walls) {
        Diagram diagram = Diagram.parse(drawn);
        Position position = variant.position(diagram.position());
        PointSet proven = variant.points(diagram.board(), diagram.marked('W').union(diagram.marked('B')));
        PointSet black = variant.points(diagram.board(), Coordinates.points(diagram.board(), "A8"));
        List<Verdict> first = Positions.verdicts(
                        position,
                        stones -> stones.intersects(black) || stones.intersects(proven) ? Status.ALIVE : Status.DEAD)
                .stream()
                .map(verdict -> verdict.stones().intersects(proven) ? with(verdict, walls) : verdict)
                .toList();
        List<LifeEvidence> evidence =
                first.stream().map(verdict -> new LifeEvidence(verdict, 0.5)).toList();
        return new CountedRaces(position, evidence)
                        .settle(first.stream()
                                .map(verdict -> new ChainFate(verdict, 0.5))
                                .toList())
                        .stream()
                        .filter(fate -> !fate.verdict().stones().intersects(proven))
                        .toList();
    }

    private static Verdict with(Verdict verdict, Certainty certainty) {
        return new Verdict(verdict.stones(), verdict.color(), verdict.status(), certainty, verdict.reasons());
    }
}
