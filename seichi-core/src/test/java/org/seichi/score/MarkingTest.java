package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class MarkingTest {
    private static final Diagram DIAGRAM = Diagram.parse("""
            X X . O O
            . . . . .
            X . . . O
            """);
    private static final Verdict TWO_BLACK = alive("A3 B3", Color.BLACK);
    private static final Verdict TWO_WHITE = alive("D3 E3", Color.WHITE);
    private static final Verdict BLACK = alive("A1", Color.BLACK);
    private static final Verdict WHITE = alive("E1", Color.WHITE);
    private static final Assessment ASSESSMENT =
            Assessment.of(new LifeAndDeath(DIAGRAM.position(), List.of(TWO_BLACK, TWO_WHITE, BLACK, WHITE)), List.of());

    private static PointSet points(String names) {
        return Coordinates.points(DIAGRAM.board(), names);
    }

    private static Verdict alive(String stones, Color color) {
        return new Verdict(points(stones), color, Status.ALIVE, Certainty.PROVEN, List.of());
    }

    @Test
    void oneStoneStandsForItsChainAndNoOther() {
        List<Verdict> verdicts = new Marking(points("B3"), points(""), points("E1"))
                .apply(ASSESSMENT)
                .verdicts();

        assertThat(verdicts)
                .extracting(Verdict::stones, Verdict::status, Verdict::certainty)
                .containsExactly(
                        tuple(TWO_BLACK.stones(), Status.DEAD, Certainty.MARKED),
                        tuple(TWO_WHITE.stones(), Status.ALIVE, Certainty.PROVEN),
                        tuple(BLACK.stones(), Status.ALIVE, Certainty.PROVEN),
                        tuple(WHITE.stones(), Status.SEKI, Certainty.MARKED));
        assertThat(verdicts.get(0).reasons()).singleElement().satisfies(reason -> {
            assertThat(reason.rule().code()).isEqualTo("marked");
            assertThat(reason.points()).isEqualTo(points("B3"));
            assertThat(reason.text()).isEqualTo("Marked dead by hand.");
        });
    }

    @Test
    void nothingMarkedIsTheSameAssessment() {
        assertThat(new Marking(points(""), points(""), points("")).apply(ASSESSMENT))
                .isSameAs(ASSESSMENT);
    }

    @Test
    void aPointWithoutAStoneChangesNothing() {
        assertThat(new Marking(points("C2"), points(""), points("")).apply(ASSESSMENT))
                .isEqualTo(ASSESSMENT);
    }

    @Test
    void theLastWordOnAChainHolds() {
        Assessment marked = new Marking(points("A3"), points("B3"), points("")).apply(ASSESSMENT);

        assertThat(marked.verdicts().get(0).status()).isEqualTo(Status.ALIVE);
        assertThat(marked.verdicts().get(0).certainty()).isEqualTo(Certainty.MARKED);
        Assessment seki = new Marking(points("A3"), points("B3"), points("A3")).apply(ASSESSMENT);
        assertThat(seki.verdicts().get(0).status()).isEqualTo(Status.SEKI);
    }

    @Test
    void whoWasInSekiWithStonesMarkedDeadLives() {
        Diagram seki = Diagram.parse("""
                . X X O .
                X X O O O
                X X O . O
                """);
        Verdict black = inSeki(seki, "B3 C3 A2 B2 A1 B1", Color.BLACK);
        Verdict white = inSeki(seki, "D3 C2 D2 E2 C1 E1", Color.WHITE);
        Assessment both = Assessment.of(new LifeAndDeath(seki.position(), List.of(black, white)), List.of());

        List<Verdict> verdicts =
                new Marking(black.stones(), points(""), points("")).apply(both).verdicts();
        assertThat(verdicts).extracting(Verdict::status).containsExactly(Status.DEAD, Status.ALIVE);
        assertThat(verdicts.get(1).reasons().get(0).rule()).isEqualTo(Rule.SEKI_PARTNER_DEAD);
        assertThat(verdicts.get(1).reasons().get(0).points()).isEqualTo(black.stones());

        List<Verdict> asSaid = new Marking(black.stones(), points(""), white.stones())
                .apply(both)
                .verdicts();
        assertThat(asSaid).extracting(Verdict::status).containsExactly(Status.DEAD, Status.SEKI);
    }

    private static Verdict inSeki(Diagram diagram, String stones, Color color) {
        return new Verdict(
                Coordinates.points(diagram.board(), stones), color, Status.SEKI, Certainty.JUDGED, List.of());
    }
}
