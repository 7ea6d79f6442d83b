package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.judge.ProvenLife;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.Score;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Examples;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class ReadingMethodTest {
    private static final ReadingMethod METHOD = new ReadingMethod(new StaticMethod());

    /** Once White has filled A1, the three stones on the edge have one liberty left, and Black must fill it: E1. */
    private static final Diagram FORCED = Diagram.parse("""
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            O O O O X . . . .
            . X X X . X . . .
            """);

    /** Protective moves that filling the neutral points alone does not show. */
    private static final Diagram SEEN_BY_READING_ONLY = Diagram.parse("""
            X X . O O . . O .
            O X X X O . . . O
            O O O X X O O O X
            . O X X X X X O X
            . . O X . . . X X
            . O O X . . . . .
            . O X X . . . . .
            O . O X . X . . .
            . . O O X . . . .
            . . O . X . . . .
            . . O . X . . . .
            . . O . X . . . .
            . . O . X . . . .
            . . O . X . . . .
            . . O . X . . . .
            . . O . X . . . .
            . . O . X . . . .
            """);

    /** Moonshine life: White below has an eye and a ko, and endless threats in the seki with two kos above. */
    private static final Diagram MOONSHINE = Diagram.parse("""
            X O O O O O O O .
            . X X X . X X X O
            X X X X X X X X X
            O O O O O O O O O
            O . O O O O O . O
            O O O O O O O O O
            X X X X X X X X X
            . X . X X X X . X
            X X X X X X X X X
            X X X O O O O X X
            X X X O . O . O X
            """);

    static List<Path> examples() {
        return Examples.files();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleCountsToItsResult(Path file) {
        Game game = Examples.game(file);
        Terms terms = Terms.of(game);
        FinalPosition end = Replay.of(game, terms.rules()).end();
        Assessment assessment = METHOD.assess(end, terms.rules(), Budget.NORMAL, Trace.NONE);
        Score score = Tally.count(assessment, terms.rules(), terms.komi(), terms.handicap(), end.ending());

        assertThat(score.margin())
                .isEqualTo(terms.result().orElseThrow().margin().orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleCountsTheSameHoweverItLies(Path file) {
        Game game = Examples.game(file);
        Terms terms = Terms.of(game);
        FinalPosition end = Replay.of(game, terms.rules()).end();
        Set<Integer> margins = Variant.all()
                .map(variant -> variant.score(
                        onTheBoard(new FinalPosition(variant.position(end.position()), end.ending()), terms.rules())))
                .collect(Collectors.toSet());

        assertThat(margins).hasSize(1);
    }

    /** The score on the board: komi and compensation would stay White's if the colors were swapped. */
    private static int onTheBoard(FinalPosition end, Ruleset rules) {
        Assessment assessment = METHOD.assess(end, rules, Budget.NORMAL, Trace.NONE);
        return Tally.count(assessment, rules, 0, 0, end.ending()).margin();
    }

    @EveryVariant
    void aChainShortOfLibertiesIsProtectedOnceTheDameAreGone(Variant variant) {
        for (Color first : Color.values()) {
            Position position = variant.position(FORCED.position()).withToMove(first);
            List<Teire> teire = assess(position, Ending.STOPPED).teire();

            assertThat(teire).hasSize(1);
            assertThat(teire.get(0).owner()).isEqualTo(variant.color(Color.BLACK));
            int filled = variant.point(FORCED.board(), Coordinates.point(FORCED.board(), "E1"));
            assertThat(teire.get(0).point()).isEqualTo(filled);
            assertThat(teire.get(0).reason().line()).isNotEmpty();
        }
    }

    /** After White A1 Black had no turn to fill E1; without that move both have seen the atari and stopped. */
    @EveryVariant
    void whatTheLastMoveAttacksIsProtected(Variant variant) {
        int last = variant.point(FORCED.board(), Coordinates.point(FORCED.board(), "A1"));
        int filled = variant.point(FORCED.board(), Coordinates.point(FORCED.board(), "E1"));
        Position position = variant.position(FORCED.position()).play(variant.color(Color.WHITE), last);
        FinalPosition attacked = new FinalPosition(position, Ending.STOPPED, last);
        List<Teire> teire = METHOD.assess(attacked, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                .teire();

        assertThat(teire).extracting(Teire::point).containsExactly(filled);
        assertThat(assess(position, Ending.STOPPED).teire()).isEmpty();
    }

    /** D2 joins two black stones to the others; if White takes it, Black has to spend E1. */
    @EveryVariant
    void whoMovesFirstTakesThePointThatSavesATeire(Variant variant) {
        Diagram hot = Diagram.parse("""
                . . . O X . . . .
                . . . O X . . . .
                . . . O X . . . .
                . . . O X . . . .
                . . . O X . . . .
                . . . O X . . . .
                . . O O X . . . .
                . . O . X . . . .
                . O X X . . . . .
                """);
        Position position = variant.position(hot.position());
        assertThat(assess(position.withToMove(variant.color(Color.BLACK)), Ending.STOPPED)
                        .teire())
                .isEmpty();
        List<Teire> teire = assess(position.withToMove(variant.color(Color.WHITE)), Ending.STOPPED)
                .teire();
        assertThat(teire).hasSize(1);
        assertThat(teire.get(0).point()).isEqualTo(variant.point(hot.board(), Coordinates.point(hot.board(), "E1")));
    }

    @Test
    void theLineOfAReasonCapturesTheChain() {
        Position position = FORCED.position();
        Teire teire = assess(position, Ending.STOPPED).teire().get(0);
        Position dameFilled = position.play(Color.WHITE, Coordinates.point(FORCED.board(), "A1"));
        Position after = dameFilled.withToMove(Color.WHITE);
        for (int move : teire.reason().line()) {
            after = move == 0 ? after.pass() : after.play(after.toMove(), move);
        }
        assertThat(after.capturedBy(Color.WHITE)).isGreaterThanOrEqualTo(3);
    }

    /** The players agreed to count the position as it stands. */
    @Test
    void afterTwoPassesAMissingTeireIsNamedAndNotSubtracted() {
        FinalPosition end = new FinalPosition(SEEN_BY_READING_ONLY.position(), Ending.TWO_PASSES);
        Assessment read = METHOD.assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
        Assessment standing = new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);

        assertThat(read.teire()).isNotEmpty();
        assertThat(standing.teire()).isEmpty();
        assertThat(Tally.count(read, Rulesets.JAPANESE, 0, 0, Ending.TWO_PASSES))
                .isEqualTo(Tally.count(standing, Rulesets.JAPANESE, 0, 0, Ending.TWO_PASSES));
    }

    @Test
    void theSamePositionGetsTheSameAnswerAndOnlyOwnTerritoryIsFilled() {
        int fills = 0;
        for (Position position : RandomPositions.sample(17, 30).toList()) {
            Assessment assessment = assess(position, Ending.STOPPED);
            assertThat(assess(position, Ending.STOPPED)).isEqualTo(assessment);
            var owners = Tally.ownership(assessment, Rulesets.JAPANESE);
            for (Teire teire : assessment.teire()) {
                assertThat(owners.of(teire.owner()).contains(teire.point())).isTrue();
                fills++;
            }
        }
        assertThat(fills).isGreaterThan(10);
    }

    @Test
    void aSpentBudgetEndsTheReadingAndNotTheMethod() {
        for (Position position : RandomPositions.sample(29, 20).toList()) {
            FinalPosition end = new FinalPosition(position, Ending.STOPPED);
            Assessment judged = new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
            Assessment read = METHOD.assess(end, Rulesets.JAPANESE, new Budget(0), Trace.NONE);
            Safety proofs = Safety.of(position, Rulesets.JAPANESE.suicide());
            assertThat(read.verdicts()).isEqualTo(new ProvenLife(position, proofs).settle(judged.verdicts()));
        }
    }

    @Test
    void twoWaysOfReadingTheEndingThatDifferAreASignOfDoubt() {
        Assessment read = assess(SEEN_BY_READING_ONLY.position(), Ending.STOPPED);
        assertThat(read.teire()).isNotEmpty();
        assertThat(signs(SEEN_BY_READING_ONLY.position())).contains(DoubtSign.OTHER_ENDING);
        assertThat(signs(FORCED.position())).containsExactly(DoubtSign.FILLS);
    }

    /** Each fill changes who gets the last neutral point, which is worth something only where area is counted. */
    @Test
    void aFillIsASignOfDoubtAboutParityWhereNeutralPointsCount() {
        FinalPosition end = new FinalPosition(FORCED.position(), Ending.STOPPED);
        assertThat(METHOD.signs(end, Rulesets.CHINESE, Budget.NORMAL)).containsExactly(DoubtSign.PARITY);
    }

    @Test
    void theTraceTellsTheMoves() {
        Map<String, List<String>> told = new TreeMap<>();
        METHOD.assess(
                new FinalPosition(FORCED.position(), Ending.STOPPED),
                Rulesets.JAPANESE,
                Budget.NORMAL,
                (step, at, text) ->
                        told.computeIfAbsent(step, key -> new ArrayList<>()).add(text.get()));
        assertThat(told.get("ending")).containsExactly("played out: W A1 B E1 (protects)");
    }

    /** The stones in the kos of the seki stand like the seki; the group below is dead under all rules. */
    @EveryVariant
    void threatsInASekiWithTwoKosSaveNothing(Variant variant) {
        FinalPosition end = new FinalPosition(variant.position(MOONSHINE.position()), Ending.TWO_PASSES);

        assertThat(variant.score(onTheBoard(end, Rulesets.JAPANESE))).isEqualTo(2 * 17);
        assertThat(variant.score(onTheBoard(end, Rulesets.CHINESE))).isEqualTo(2 * 26);
        assertThat(variant.score(onTheBoard(end, Rulesets.AGA))).isEqualTo(2 * 26);
    }

    private static Set<DoubtSign> signs(Position position) {
        return METHOD.signs(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL);
    }

    private static Assessment assess(Position position, Ending ending) {
        return METHOD.assess(new FinalPosition(position, ending), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }
}
