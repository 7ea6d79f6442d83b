package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Chains in doubt, decided by search where whoever moves first makes no difference. */
class ZoneProofsTest {
    private static final Diagram TWO_EYES = Diagram.parse("""
            . X . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            . . . . . . .
            """);

    private static final Diagram ONE_EYE = Diagram.parse("""
            . . X O . . .
            X X X O . . .
            O O O O . . .
            . . . . . . .
            . . . . . . .
            """);

    /** Three points in a row: whoever plays in the middle decides. */
    private static final Diagram UNSETTLED = Diagram.parse("""
            . . . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            . . . . . . .
            """);

    /** Two stones that are taken whoever moves first. */
    private static final Diagram TWO_STONES = Diagram.parse("""
            . X O . . . .
            . X O . . . .
            O O O . . . .
            . . . . . . .
            . . . . . . .
            """);

    @EveryVariant
    void whatLivesOrIsTakenWhoeverMovesFirstIsProven(Variant variant) {
        assertThat(black(variant, TWO_EYES, Status.DEAD, 0.6).verdict().status())
                .isEqualTo(Status.ALIVE);
        assertThat(black(variant, ONE_EYE, Status.ALIVE, 0.6).verdict().status())
                .isEqualTo(Status.DEAD);
        assertThat(black(variant, ONE_EYE, Status.ALIVE, 0.6).verdict().certainty())
                .isEqualTo(Certainty.SEARCHED);
    }

    @EveryVariant
    void whatOnlyDeadStonesCouldTakeIsNotDead(Variant variant) {
        Position position = variant.position(ONE_EYE.position());
        Color black = variant.color(Color.BLACK);
        List<ChainFate> fates = Positions.verdicts(position, stones -> Status.ALIVE).stream()
                .map(verdict -> new ChainFate(verdict, verdict.color() == black ? 0.6 : 1))
                .map(fate -> fate.verdict().color() == black ? fate : dead(fate))
                .toList();
        assertThat(new ZoneProofs(position, Suicide.FORBIDDEN, Budget.NORMAL).settle(fates))
                .isEqualTo(fates);
    }

    private static ChainFate dead(ChainFate fate) {
        return fate.because(
                Reason.of(Rule.STANDING, fate.verdict().stones(), List.of()), Status.DEAD, Certainty.JUDGED);
    }

    @EveryVariant
    void whoeverMovesFirstDecides(Variant variant) {
        assertThat(black(variant, UNSETTLED, Status.DEAD, 0.6).sureness()).isEqualTo(0.6);
        assertThat(black(variant, UNSETTLED, Status.ALIVE, 0.6).verdict().status())
                .isEqualTo(Status.ALIVE);
    }

    @EveryVariant
    void whatIsSureOrSmallIsNotAskedAbout(Variant variant) {
        assertThat(black(variant, TWO_EYES, Status.DEAD, 0.97).verdict().status())
                .isEqualTo(Status.DEAD);
        assertThat(black(variant, TWO_EYES, Status.DEAD, 0.96).verdict().status())
                .isEqualTo(Status.ALIVE);
        assertThat(black(variant, TWO_EYES, Status.SEKI, 0.6).verdict().status())
                .isEqualTo(Status.SEKI);
        assertThat(black(variant, TWO_STONES, Status.ALIVE, 0.6).verdict().status())
                .isEqualTo(Status.ALIVE);
    }

    /** What becomes of the fate of Black's largest chain. */
    private static ChainFate black(Variant variant, Diagram diagram, Status status, double sureness) {
        Position position = variant.position(diagram.position());
        Color black = variant.color(Color.BLACK);
        List<Verdict> first = Positions.verdicts(position, stones -> status);
        List<ChainFate> fates = first.stream()
                .map(verdict -> new ChainFate(verdict, verdict.color() == black ? sureness : 1))
                .toList();
        return new ZoneProofs(position, Suicide.FORBIDDEN, Budget.NORMAL)
                .settle(fates).stream()
                        .filter(fate -> fate.verdict().color() == black)
                        .findFirst()
                        .orElseThrow();
    }
}
