package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Which kos the opponent of Black's {@code B} can delay. */
class BentFourTest {
    /** White takes D5 whenever he likes, and a ko begins. Black cannot connect at C5, which would leave him with one liberty. */
    private static final Diagram WAITING = Diagram.parse("""
            . B . X O . .
            B B B O O . .
            O O O O . O O
            . . . . . . .
            . O . . . . .
            """);

    /** Black connects at D4, where White would begin the ko. */
    private static final Diagram CONNECTED = Diagram.parse("""
            . B . X O . .
            B B B . O . .
            O O O O O O O
            . . . . . . .
            . O . . . . .
            """);

    /** Black begins as well with A4 or C6, and it is he who takes the ko first. */
    private static final Diagram OPEN = Diagram.parse("""
            . B . . O . .
            X . X O O . .
            . X O O . O O
            O O O O . . .
            . . . . . . .
            . O . . . . .
            """);

    /** A thousand-year ko: if White begins it with C6, Black takes A5 first. */
    private static final Diagram THOUSAND_YEARS = Diagram.parse("""
            . O . B O . .
            O B . B O . .
            B B B B O O O
            O O O O . . .
            . . . . . O .
            """);

    /** White takes them from C4; if Black begins there, it is White who takes the ko first. */
    private static final Diagram TAKEN = Diagram.parse("""
            . B O X O . .
            B B . . O . .
            O O O O O O O
            . . . . . . .
            . O . . . . .
            """);

    /** The four black chains and what they are in seki with: White's A8 has its liberties in common with Black's A6. */
    private static final Diagram TWO_KOS = Diagram.parse("""
            O O O X O . . . .
            . X . X O . . . .
            X X X X O . . . .
            O O O O O . . . .
            . . . . . . . . .
            . . . . O O O O O
            . . . . O O X X X
            . . . . O X . X .
            """);

    @EveryVariant
    void stonesAreDeadIfTheirOpponentCanDelayTheKo(Variant variant) {
        for (Status status : List.of(Status.SEKI, Status.DEAD)) {
            Verdict verdict = settled(variant, WAITING, status, Certainty.JUDGED);
            assertThat(verdict.status()).isEqualTo(Status.DEAD);
            assertThat(verdict.certainty()).isEqualTo(Certainty.SEARCHED);
            assertThat(verdict.reasons()).extracting(Reason::rule).containsExactly(Rule.WAITING_KO, Rule.STANDING);
        }
    }

    @EveryVariant
    void whoConnectsInTimeOrTakesTheKoFirstIsNotWaitedFor(Variant variant) {
        assertStays(variant, CONNECTED, Status.SEKI, Certainty.JUDGED);
        assertStays(variant, CONNECTED, Status.DEAD, Certainty.JUDGED);
        assertStays(variant, OPEN, Status.SEKI, Certainty.JUDGED);
        assertStays(variant, OPEN, Status.DEAD, Certainty.JUDGED);
        assertStays(variant, TAKEN, Status.DEAD, Certainty.JUDGED);
        assertStays(variant, THOUSAND_YEARS, Status.SEKI, Certainty.JUDGED);
        assertStays(variant, THOUSAND_YEARS, Status.DEAD, Certainty.JUDGED);
    }

    @EveryVariant
    void whatLivesOrIsProvenDeadIsNotAsked(Variant variant) {
        assertStays(variant, WAITING, Status.ALIVE, Certainty.JUDGED);
        assertStays(variant, WAITING, Status.DEAD, Certainty.PROVEN);
    }

    /** Of all chains that seem to be in seki: the captors live, and what has no part in the ko stays as it is. */
    @EveryVariant
    void whoIsInSekiWithTheDeadLives(Variant variant) {
        assertThat(fate(variant, Status.SEKI, "A6").status()).isEqualTo(Status.DEAD);
        assertThat(fate(variant, Status.SEKI, "J2").status()).isEqualTo(Status.DEAD);
        Verdict captor = fate(variant, Status.SEKI, "A8");
        assertThat(captor.status()).isEqualTo(Status.ALIVE);
        assertThat(captor.reasons()).extracting(Reason::rule).containsExactly(Rule.CAPTOR, Rule.STANDING);
        assertThat(fate(variant, Status.SEKI, "E8").status()).isEqualTo(Status.SEKI);
        assertThat(fate(variant, Status.SEKI, "F1").status()).isEqualTo(Status.SEKI);
        assertThat(fate(variant, Status.ALIVE, "A8").reasons())
                .extracting(Reason::rule)
                .containsExactly(Rule.STANDING);
    }

    /** The fate of the chain at a point, where it has the given status at first and all others are in seki. */
    private static Verdict fate(Variant variant, Status status, String point) {
        Position position = variant.position(TWO_KOS.position());
        int stone = variant.point(TWO_KOS.board(), Coordinates.point(TWO_KOS.board(), point));
        List<ChainFate> fates =
                Positions.verdicts(position, stones -> stones.contains(stone) ? status : Status.SEKI).stream()
                        .map(verdict -> new ChainFate(verdict, 0.6))
                        .toList();
        return settle(position, fates).stream()
                .map(ChainFate::verdict)
                .filter(verdict -> verdict.stones().contains(stone))
                .findFirst()
                .orElseThrow();
    }

    private static void assertStays(Variant variant, Diagram diagram, Status status, Certainty certainty) {
        Verdict verdict = settled(variant, diagram, status, certainty);
        assertThat(verdict.status()).isEqualTo(status);
        assertThat(verdict.certainty()).isEqualTo(certainty);
        assertThat(verdict.reasons()).extracting(Reason::rule).containsExactly(Rule.STANDING);
    }

    private static Verdict settled(Variant variant, Diagram diagram, Status status, Certainty certainty) {
        Position position = variant.position(diagram.position());
        PointSet stones = variant.points(diagram.board(), diagram.marked('B'));
        Reason reason = Reason.of(Rule.STANDING, stones, List.of());
        Verdict verdict = new Verdict(stones, variant.color(Color.BLACK), status, certainty, List.of(reason));
        return settle(position, List.of(new ChainFate(verdict, 0.6))).get(0).verdict();
    }

    private static List<ChainFate> settle(Position position, List<ChainFate> fates) {
        CaptureReadings captures =
                new CaptureReadings(position, new TranspositionTable(14), new NodeCounter(Budget.NORMAL));
        return new BentFour(captures).settle(fates);
    }
}
