package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** In the first diagram every point is proven Black's: {@code B} lives, {@code W} is dead. */
class ProvenLifeTest {
    private static final Diagram MOUTH = Diagram.parse("""
            a B a B B a
            B B a W B B
            W W a W W W
            """);
    /** Two eyes for Black, but only if he answers in the strip: found by search. */
    private static final Position STRIP = Diagram.parse("""
            X X X X X X
            X . . . . X
            X . . . . X
            """).position();

    private static LifeAndDeath settle(Position position, Status first, Budget search) {
        return new LifeAndDeath(position, evidence(position, first, search).first());
    }

    private static Evidence evidence(Position position, Status first, Budget search) {
        PointSet none = PointSet.empty(position.board());
        List<Verdict> verdicts = Positions.verdicts(position, stones -> first);
        ProvenLife proofs = new ProvenLife(position, Safety.of(position, Suicide.FORBIDDEN, search));
        return Evidence.of(
                position,
                new ShapeEvidence(verdicts, none, none, none),
                Optional.of(proofs),
                Budget.NORMAL,
                new TranspositionTable(14));
    }

    @EveryVariant
    void aProofStandsAboveAVerdictFromShape(Variant variant) {
        Board board = MOUTH.board();
        PointSet black = variant.points(board, MOUTH.marked('B'));
        PointSet dead = variant.points(board, MOUTH.marked('W'));
        Position position = variant.position(MOUTH.position());

        LifeAndDeath settled = settle(position, Status.UNSETTLED, new Budget(0));

        assertThat(settled.stones(Status.ALIVE)).isEqualTo(black);
        assertThat(settled.stones(Status.DEAD)).isEqualTo(dead);
        assertThat(evidence(position, Status.UNSETTLED, new Budget(0)).proven())
                .isEqualTo(variant.points(board, board.points()));
        assertThat(settled.verdicts())
                .filteredOn(verdict -> verdict.certainty() == Certainty.PROVEN)
                .hasSize(4)
                .allSatisfy(verdict -> assertThat(verdict.reasons())
                        .singleElement()
                        .extracting(reason -> reason.rule().code())
                        .isEqualTo(
                                dead.containsAll(verdict.stones()) ? "safe-territory-static" : "safe-stones-static"));
    }

    @Test
    void whatLedToTheSameVerdictStaysBehindTheProof() {
        Verdict alive =
                settle(MOUTH.position(), Status.ALIVE, new Budget(0)).verdicts().get(0);

        assertThat(alive.reasons())
                .extracting(reason -> reason.rule().code())
                .containsExactly("safe-stones-static", "standing");
        assertThat(alive.reasons().get(0).text())
                .isEqualTo(
                        "It cannot be captured if every attack is answered (A3 with C3, C3 with C2, F3 with C3 ...).");
    }

    @Test
    void threeAnswersAreToldWhole() {
        Position position = Diagram.parse("""
                . X . X X
                X X X . X
                . O O . X
                """).position();
        Verdict alive = settle(position, Status.ALIVE, new Budget(0)).verdicts().get(0);

        assertThat(alive.reasons().get(0).text()).endsWith(" is answered (C3 with D2, D2 with D1, D1 with D2).");
    }

    /** Stones in seki are not captured either: that search finds them safe does not contradict the seki. */
    @Test
    void aSekiIsNotOverturnedByStonesThatSearchFindsSafe() {
        LifeAndDeath settled = settle(STRIP, Status.SEKI, Budget.NORMAL);

        assertThat(settled.verdicts()).isEqualTo(Positions.verdicts(STRIP, stones -> Status.SEKI));
        assertThat(evidence(STRIP, Status.SEKI, Budget.NORMAL).proven().intersects(STRIP.stones(Color.BLACK)))
                .isFalse();
        assertThat(settle(STRIP, Status.DEAD, Budget.NORMAL).stones(Status.ALIVE))
                .isEqualTo(STRIP.stones(Color.BLACK));
    }

    @EveryVariant
    void nothingIsJudgedOfWhatIsProven(Variant variant) {
        Position position = variant.position(MOUTH.position());
        List<Verdict> first = settle(position, Status.DEAD, new Budget(0)).verdicts();

        List<ChainFate> fates = LifeJudge.judge(
                        Positions.evidence(position, first), LifeJudge.Sekis.SEARCHED, asked -> Optional.empty())
                .fates();

        assertThat(fates)
                .filteredOn(fate -> fate.verdict().certainty() == Certainty.PROVEN)
                .hasSize(4)
                .allSatisfy(fate -> assertThat(fate.sureness()).isEqualTo(1))
                .allSatisfy(fate -> assertThat(fate.verdict().status())
                        .isEqualTo(fate.verdict().color() == variant.color(Color.BLACK) ? Status.ALIVE : Status.DEAD));
    }
}
