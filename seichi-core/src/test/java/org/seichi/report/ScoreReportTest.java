package org.seichi.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;
import org.seichi.game.Ending;
import org.seichi.game.Terms;
import org.seichi.rules.Outcome;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.LastMoves;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Score;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Territories;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class ScoreReportTest {
    private static final Diagram DIAGRAM = Diagram.parse("""
            . X . O .
            X X . Z Z
            . X . O .
            """);

    private static ScoreReport report(List<Verdict> verdicts) {
        return report(verdicts, Ending.TWO_PASSES, DIAGRAM.board().points());
    }

    private static ScoreReport report(List<Verdict> verdicts, Ending ending, PointSet proven) {
        return report(verdicts, ending, proven, Optional.empty());
    }

    private static ScoreReport report(
            List<Verdict> verdicts, Ending ending, PointSet proven, Optional<Outcome> result, Flag... flags) {
        LifeAndDeath life = new LifeAndDeath(DIAGRAM.position(), verdicts);
        Territories territories = Territories.of(life, Leanings.none(DIAGRAM.board()));
        Assessment assessment = new Assessment(life, territories, LastMoves.NONE, List.of(flags), proven);
        Terms terms = new Terms(Rulesets.JAPANESE, 0, 0, result, List.of());
        Score score = Tally.count(assessment, Rulesets.JAPANESE, 0, 0, ending);
        return new ScoreReport(
                "test",
                terms,
                ending,
                assessment,
                Tally.ownership(assessment, Rulesets.JAPANESE),
                score,
                Tally.count(assessment, Rulesets.CHINESE, 8, 0, ending),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Verdict verdict(Status status, Certainty certainty) {
        return new Verdict(DIAGRAM.marked('Z'), Color.WHITE, status, certainty, List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "'', PROVEN",
        "PROVEN, PROVEN",
        "MARKED, PROVEN",
        "MARKED SEARCHED, SEARCHED",
        "PROVEN JUDGED SEARCHED, JUDGED",
        "SEARCHED PROVEN MARKED, SEARCHED",
    })
    void isAsCertainAsItsWeakestVerdict(String verdicts, Certainty certainty) {
        List<Verdict> all = Arrays.stream(verdicts.split(" "))
                .filter(name -> !name.isEmpty())
                .map(name -> verdict(Status.ALIVE, Certainty.valueOf(name)))
                .toList();

        assertThat(report(all).certainty()).isEqualTo(certainty);
    }

    @Test
    void aPointThatCountsWithoutProofIsJudged() {
        List<Verdict> all = List.of(verdict(Status.ALIVE, Certainty.PROVEN));
        PointSet most = DIAGRAM.board().points().minus(Coordinates.points(DIAGRAM.board(), "A3 C2"));

        ScoreReport report = report(all, Ending.TWO_PASSES, most);

        assertThat(report.certainty()).isEqualTo(Certainty.JUDGED);
        assertThat(report.provenOf(Color.BLACK)).isEqualTo(Coordinates.points(DIAGRAM.board(), "B3 A2 B2 A1 B1"));
    }

    @Test
    void aRecordThatStopsBeforeTheDameIsJudged() {
        List<Verdict> all = List.of(verdict(Status.ALIVE, Certainty.PROVEN));
        PointSet points = DIAGRAM.board().points();

        assertThat(report(all, Ending.STOPPED, points).certainty()).isEqualTo(Certainty.JUDGED);
        assertThat(report(all, Ending.TWO_PASSES, points).certainty()).isEqualTo(Certainty.PROVEN);
    }

    @ParameterizedTest
    @EnumSource(names = {"HARDLY_PLAYED", "NOT_FINISHED"})
    void anUnfinishedGameIsJudgedEvenWithoutAStoneToJudge(FlagKind kind) {
        Flag flag = Flag.of(kind, PointSet.empty(DIAGRAM.board()), 3, 100);

        ScoreReport report =
                report(List.of(), Ending.TWO_PASSES, DIAGRAM.board().points(), Optional.empty(), flag);

        assertThat(report.certainty()).isEqualTo(Certainty.JUDGED);
    }

    @Test
    void pointsOfASekiAreNoDame() {
        assertThat(report(List.of(verdict(Status.ALIVE, Certainty.JUDGED))).dame())
                .isEqualTo(Coordinates.points(DIAGRAM.board(), "C3 C2 C1"));
        ScoreReport seki = report(List.of(verdict(Status.SEKI, Certainty.JUDGED)));

        assertThat(seki.dame()).isEqualTo(Coordinates.points(DIAGRAM.board(), "C3 C2 C1"));
        assertThat(seki.ownership().seki()).isEqualTo(Coordinates.points(DIAGRAM.board(), "D2 E2 E3 E1"));
    }

    /** The score of the board is a draw. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Draw | ",
                "W+6.5 | but would be the score with komi 6.5",
                "W+4 | but the score under Chinese rules",
                "B+3 | which is not the score found here",
                "B+R | ",
                "W+ | the record says W+, but White does not win here",
            })
    void whatTheRecordSaysIsHeldAgainstTheScore(String stated, String sentence) {
        Optional<Outcome> result = Outcome.read(stated).value();
        ScoreReport report = report(
                        List.of(verdict(Status.ALIVE, Certainty.PROVEN)),
                        Ending.TWO_PASSES,
                        DIAGRAM.board().points(),
                        result)
                .comparedWithRecord();

        assertThat(report.warnings().stream().map(Warning::message).collect(Collectors.joining()))
                .endsWith(sentence == null ? "" : sentence);
        assertThat(report.warnings()).hasSize(sentence == null ? 0 : 1);
    }
}
