package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

class WeighedEvidenceTest {
    private static Verdict verdict(Status status, Certainty certainty) {
        PointSet stones = PointSet.of(Board.square(9), Board.square(9).point(4, 4));
        Reason reason = Reason.of(Rule.STANDING, stones, List.of());
        return new Verdict(stones, Color.BLACK, status, certainty, List.of(reason));
    }

    /** The sureness of shape alone is nineteen in twenty, that of a proof one. */
    @Test
    void withoutGamesShapeStands() {
        assertThat(WeighedEvidence.byFirstVerdict(verdict(Status.DEAD, Certainty.JUDGED))
                        .sureness())
                .isEqualTo(0.95);
        assertThat(WeighedEvidence.byFirstVerdict(verdict(Status.DEAD, Certainty.PROVEN))
                        .sureness())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0", "0.5", "1"})
    void aSekiByShapeAndAProofStandWhateverGamesSay(double kept) {
        ChainFate seki = WeighedEvidence.of(new LifeEvidence(verdict(Status.SEKI, Certainty.JUDGED), kept));
        ChainFate proven = WeighedEvidence.of(new LifeEvidence(verdict(Status.DEAD, Certainty.PROVEN), kept));

        assertThat(seki.verdict().status()).isEqualTo(Status.SEKI);
        assertThat(seki.sureness()).isEqualTo(0.95);
        assertThat(proven.verdict().status()).isEqualTo(Status.DEAD);
        assertThat(proven.sureness()).isEqualTo(1);
    }

    /** Stones that shape calls alive but nearly all games take are dead, and the games are the first reason. */
    @Test
    void gamesOverruleShapeWithAReason() {
        ChainFate fate = WeighedEvidence.of(new LifeEvidence(verdict(Status.ALIVE, Certainty.JUDGED), 0.02));

        assertThat(fate.verdict().status()).isEqualTo(Status.DEAD);
        assertThat(fate.verdict().certainty()).isEqualTo(Certainty.JUDGED);
        assertThat(fate.verdict().reasons()).extracting(Reason::rule).containsExactly(Rule.SAMPLED, Rule.STANDING);
        assertThat(fate.verdict().reasons().get(0).text()).contains(" 98 ");
        assertThat(fate.sureness()).isEqualTo(0.95);
    }

    /** Stones that stay in 36 of 100 games are just dead, in 37 they live; the reason rounds to whole games in a hundred. */
    @ParameterizedTest
    @CsvSource({"0.36, DEAD, 64", "0.37, ALIVE, 0", "0.0145, DEAD, 99", "0.0158, DEAD, 98"})
    void whatIsLikelierIsSo(double kept, Status status, int taken) {
        Verdict fate = WeighedEvidence.of(new LifeEvidence(verdict(Status.ALIVE, Certainty.JUDGED), kept))
                .verdict();

        assertThat(fate.status()).isEqualTo(status);
        assertThat(fate.reasons().get(0).text().contains(" " + taken + " ")).isEqualTo(status == Status.DEAD);
    }

    @Test
    void whereBothAgreeNothingIsAdded() {
        ChainFate fate = WeighedEvidence.of(new LifeEvidence(verdict(Status.ALIVE, Certainty.JUDGED), 0.98));

        assertThat(fate.verdict().status()).isEqualTo(Status.ALIVE);
        assertThat(fate.sureness()).isEqualTo(1 - 0.0002);
        assertThat(fate.verdict().reasons()).extracting(Reason::rule).containsExactly(Rule.STANDING);
    }
}
