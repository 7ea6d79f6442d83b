package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** A doubtful chain ({@code B}); G4 and C2 have a liberty in common with it, J1 and J3 have none. */
class DoubtfulChainsTest {
    private static final Diagram BOARD = Diagram.parse("""
            . . . . . . . . .
            . B B B B . X . .
            . . . . . . . . O
            . . O . . . . . .
            . . . . . . . . X
            """);

    private static final double SURE = 0.99;

    private static PointSet found(Status others, Certainty certainty, double sureness) {
        Position position = BOARD.position();
        List<ChainFate> fates = Positions.verdicts(position, stones -> others).stream()
                .map(verdict -> verdict.stones().equals(BOARD.marked('B'))
                        ? fate(verdict, Status.ALIVE, Certainty.JUDGED, sureness)
                        : fate(verdict, others, certainty, SURE))
                .toList();
        return DoubtfulChains.of(position, fates);
    }

    private static ChainFate fate(Verdict verdict, Status status, Certainty certainty, double sureness) {
        return new ChainFate(
                new Verdict(verdict.stones(), verdict.color(), status, certainty, verdict.reasons()), sureness);
    }

    private static PointSet with(String others) {
        return others.isEmpty()
                ? BOARD.marked('B')
                : BOARD.marked('B').union(Coordinates.points(BOARD.board(), others));
    }

    @Test
    void chainsOfTheSameColorWithACommonLibertyBelongToIt() {
        assertThat(found(Status.ALIVE, Certainty.JUDGED, 0.5)).isEqualTo(with("G4"));
    }

    @Test
    void deadChainsOfTheOpponentToo() {
        assertThat(found(Status.DEAD, Certainty.JUDGED, 0.5)).isEqualTo(with("G4 C2"));
    }

    @Test
    void provenOnesDoNot() {
        assertThat(found(Status.DEAD, Certainty.PROVEN, 0.5)).isEqualTo(with(""));
    }

    @Test
    void withoutDoubtThereAreNone() {
        assertThat(found(Status.DEAD, Certainty.JUDGED, SURE).isEmpty()).isTrue();
    }
}
