package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;

class LifeReaderTest {
    /** Most states that the twin stores for one problem; the larger problems have more. */
    private static final int MAX_STATES = 20_000;

    static Stream<LifeCase> cases() {
        return LifeCase.all().stream();
    }

    private static LifeReader reader() {
        return reader(LifeReader.LIMIT);
    }

    private static LifeReader reader(SearchLimit limit) {
        return new LifeReader(new TranspositionTable(16), new NodeCounter(new Budget(10_000_000)), limit);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            ten-thousand-year ko, three by three: the attacker can begin a ko, the defender a seki; DEAD; SEKI
            two by four in the corner                                                             ; SEKI; ALIVE
            bent four in the corner, one end open                                                 ; DEAD; SEKI
            """)
    void aSekiMayHangOnAKo(String name, LifeStatus ifAttackerWins, LifeStatus ifDefenderWins) {
        LifeCase problem = LifeCase.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        Life life =
                reader().read(problem.question(), problem.question().defender().opponent());
        assertThat(life.ifAttackerWinsKos()).isEqualTo(ifAttackerWins);
        assertThat(life.ifDefenderWinsKos()).isEqualTo(ifDefenderWins);
        assertThat(life.status()).isEqualTo(LifeStatus.KO);
    }

    @ParameterizedTest
    @EnumSource
    void answersForBothFirstPlayers(Color first) {
        LifeReader reader = reader();
        for (LifeCase each : LifeCase.all()) {
            assertThat(reader.read(each.question(), first).status())
                    .as(each.name())
                    .isEqualTo(each.answer(first));
        }
    }

    @EveryVariant
    void answersEveryVariantAlike(Variant variant) {
        LifeReader reader = reader();
        for (LifeCase plain : LifeCase.all()) {
            LifeCase each = plain.variant(variant);
            for (Color first : Color.values()) {
                assertThat(reader.read(each.question(), first).status())
                        .as(each.name())
                        .isEqualTo(each.answer(first));
            }
        }
    }

    /** Retrograde analysis gives the same outcomes, with either player as the winner of all kos. */
    @ParameterizedTest
    @MethodSource("cases")
    void agreesWithGoingThroughAllStates(LifeCase each) {
        Color defender = each.question().defender();
        for (Color first : Color.values()) {
            Life life = reader().read(each.question(), first);
            for (Color koMaster : Color.values()) {
                LifeTwin twin = new LifeTwin(each.question(), first, koMaster, MAX_STATES);
                if (twin.states() <= MAX_STATES) {
                    assertThat(koMaster == defender ? life.ifDefenderWinsKos() : life.ifAttackerWinsKos())
                            .isEqualTo(twin.outcome());
                }
            }
        }
    }

    /** Where the twin has too many states, the answers are played against every reply. */
    @Test
    void whatIsTooLargeForTheTwinStandsAgainstEveryReply() {
        int played = 0;
        for (LifeCase each : LifeCase.all()) {
            if (new LifeTwin(each.question(), Color.BLACK, Color.BLACK, MAX_STATES).states() > MAX_STATES) {
                for (Color first : Color.values()) {
                    LifeStatus answer = each.answer(first);
                    if (answer == LifeStatus.ALIVE || answer == LifeStatus.DEAD) {
                        EveryReply play = new EveryReply(each.question(), reader(), answer);
                        assertThat(play.holds(first)).as(each.name()).isTrue();
                        played++;
                    }
                }
            }
        }
        assertThat(played).isGreaterThan(10);
    }

    /** The twin can check nearly all problems except those that have a test of their own. */
    @Test
    void mostProblemsAreSmallEnoughForTheTwin() {
        List<LifeCase> all = new ArrayList<>(LifeCase.all());
        all.removeAll(UnderTheStonesTest.cases().toList());
        long small = all.stream()
                .map(LifeCase::question)
                .filter(each -> new LifeTwin(each, Color.BLACK, Color.BLACK, MAX_STATES).states() <= MAX_STATES)
                .count();
        assertThat(small).isGreaterThan(all.size() * 9L / 10);
    }

    @Test
    void theProblemsDifferUpToSymmetryAndHalfOfThemAreDeep() {
        List<LifeCase> all = LifeCase.all();
        assertThat(all.stream().map(each -> LifeGenerator.shape(each.question().position())))
                .doesNotHaveDuplicates();
        long deep = all.stream()
                .filter(each -> Arrays.stream(Color.values())
                        .anyMatch(first ->
                                reader().read(each.question(), first).line().size() >= 5))
                .count();
        assertThat(all.size()).isGreaterThanOrEqualTo(60);
        assertThat(deep).isGreaterThanOrEqualTo(all.size() / 2);
    }

    /** Each line is legal, and ends with the capture if the group is dead. */
    @ParameterizedTest
    @MethodSource("cases")
    void theLineShowsTheOutcome(LifeCase each) {
        for (Color first : Color.values()) {
            Life life = reader().read(each.question(), first);
            Position end = replay(each.question().position().withToMove(first), life.line());
            boolean stands = end.stones(each.question().defender())
                    .containsAll(each.question().target());
            boolean defends = first == each.question().defender();
            LifeStatus shown = defends ? life.ifDefenderWinsKos() : life.ifAttackerWinsKos();
            assertThat(stands).isEqualTo(shown != LifeStatus.DEAD);
        }
    }

    /** A single search for the attacker's first move finds one exactly where the outcome is one that he wants. */
    @ParameterizedTest
    @MethodSource("cases")
    void theFirstMoveTellsTheOutcome(LifeCase each) {
        Color defender = each.question().defender();
        Life life = reader().read(each.question(), defender.opponent());
        for (Color koMaster : Color.values()) {
            LifeStatus outcome = koMaster == defender ? life.ifDefenderWinsKos() : life.ifAttackerWinsKos();
            boolean kills = reader().killingMove(each.question(), koMaster) != Solution.NO_MOVE;
            boolean unsettles = reader().unsettlingMove(each.question(), koMaster) != Solution.NO_MOVE;
            assertThat(kills).isEqualTo(outcome == LifeStatus.DEAD);
            assertThat(unsettles).isEqualTo(outcome != LifeStatus.ALIVE);
        }
    }

    private static Position replay(Position start, List<Integer> line) {
        Position position = start;
        for (int point : line) {
            if (point == Board.NO_POINT) {
                position = position.pass();
            } else {
                Legality legality = position.legality(position.toMove(), point);
                assertThat(legality).isIn(Legality.LEGAL, Legality.KO);
                position = position.play(position.toMove(), point);
            }
        }
        return position;
    }

    @Test
    void theKeyMoveIsTheFirstOfTheLine() {
        LifeQuestion three = LifeCase.named("straight three").question();
        int middle = three.area().toArray()[1];
        assertThat(reader().read(three, Color.BLACK).move()).isEqualTo(middle);
        assertThat(reader().read(three, Color.WHITE).move()).isEqualTo(middle);
    }

    /** Under any limit the answer is right or open; both occur under these limits. */
    @Test
    void aLimitThatIsReachedLeavesTheQuestionOpen() {
        Set<Boolean> open = new HashSet<>();
        for (LifeCase each : LifeCase.all()) {
            for (int nodes = 1; nodes < 200; nodes = 2 * nodes + 1) {
                LifeStatus found = reader(new SearchLimit(nodes, 80))
                        .read(each.question(), Color.BLACK)
                        .status();
                assertThat(found).as(each.name()).isIn(each.attack(), LifeStatus.UNKNOWN);
                open.add(found == LifeStatus.UNKNOWN);
            }
        }
        assertThat(open).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void answersAreTheSameWhateverWasReadBefore() {
        LifeReader warm = reader();
        for (int round = 0; round < 2; round++) {
            for (LifeCase each : LifeCase.all()) {
                assertThat(warm.read(each.question(), Color.WHITE).status()).isEqualTo(each.defence());
            }
        }
    }

    @Test
    void aQuestionNeedsAGroupAndItsOwnArea() {
        LifeQuestion three = LifeCase.named("straight three").question();
        Position position = three.position();
        PointSet none = PointSet.empty(position.board());
        PointSet black = position.stones(Color.BLACK);
        assertThatThrownBy(() -> new LifeQuestion(position, none, three.area()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new LifeQuestion(position, black.union(three.target()), none))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new LifeQuestion(position, three.target(), three.target()))
                .isInstanceOf(IllegalArgumentException.class);
        PointSet stone = PointSet.of(position.board(), three.target().first());
        assertThatThrownBy(() -> new LifeQuestion(position, stone, three.area()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
