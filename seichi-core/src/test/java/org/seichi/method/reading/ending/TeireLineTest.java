package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.line.Line;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Reason;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.Examples;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

/** The threat named for a protective move comes true without the move, and not after it. */
class TeireLineTest {
    /** Once Black has taken two stones at E6, the stone D7 comes back unless White spends a move at E7. */
    private static final Diagram COMES_BACK = Diagram.parse("""
            . O . X O O X
            O X X O . X X
            O O O O X X X
            O X X X X O X
            O X X . X . O
            O O O . O X .
            O O X X X O O
            """);

    /** Once White has the neutral points, Black's large chain depends on a small territory. */
    private static final Diagram INSIDE = Diagram.parse("""
            X . X X O . O
            . . X O O O O
            O . O O . O O
            X X X X O . O
            X O O X O O O
            X O O . X X X
            . X X . O X X
            """);

    /** Nobody can take J1 as it is: a black stone there falls to J3, a white one to G1. */
    private static final Diagram LAST = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X .
            O O O O O X O O X
            . O . . O O . O .
            """);

    /** Once the fifth line is filled, White breaks in at C3. */
    private static final Diagram WIDE = Diagram.parse("""
            . . . . . . . . . . .
            . . . . . . . . . . .
            O O O O O O O O O O O
            . . . O . . . . . . .
            X X X O X X X X X X X
            X . . X O X . O . X .
            . . . . . . X X . X X
            . . . X X X . . . X .
            """);

    private static Stream<Assessment> made() {
        Assessment last = judged(LAST.position());
        Stream<Position> others =
                Stream.concat(Stream.of(COMES_BACK.position(), INSIDE.position(), WIDE.position()), Examples.ends());
        return Stream.concat(Stream.of(last), others.map(TeireLineTest::judged));
    }

    private static Assessment judged(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    @Test
    void withoutTheMoveTheLineSucceedsAndWithItNot() {
        List<Shown> made = made().flatMap(TeireLineTest::shown).toList();
        assertThat(made.stream().map(shown -> shown.attack().kind())).contains(Attack.Kind.values());
        for (Shown shown : made) {
            assertThat(shown.succeeds()).as("%s", shown).isTrue();
            assertThat(shown.isMet()).as("%s", shown).isTrue();
        }
    }

    @Test
    void onWildBoardsTheLineSucceedsToo() {
        List<Shown> wild = RandomPositions.sample(31, 60)
                .map(TeireLineTest::judged)
                .flatMap(TeireLineTest::shown)
                .toList();
        assertThat(wild).hasSizeGreaterThan(10);
        assertThat(wild).allMatch(Shown::succeeds);
    }

    @Test
    void theReasonSaysWhatWouldHappen() {
        assertThat(made().flatMap(TeireLineTest::shown)
                        .map(shown -> shown.reason().text()))
                .contains(
                        "Otherwise, once the neutral points are filled, Black captures the 4 stones at J5: Black J4.",
                        "Otherwise, once the neutral points are filled, Black saves the stone at D7: Black E7.",
                        "Otherwise, Black cannot take the neutral point at J1: Black J1, White J3.",
                        "Otherwise, once the neutral points are filled, White gains by playing inside, in most games"
                                + " played to the end from there: White C3, Black D2, White A2 and 3 more moves.");
    }

    /** The protective moves in the ending of a position, with the position before each move. */
    private static Stream<Shown> shown(Assessment judged) {
        PlayedEnding ending = Readers.of(judged).readToTheEnd(judged.position().toMove(), Scoring.TERRITORY);
        List<Teire> left = new ArrayList<>(ending.teire());
        List<Shown> shown = new ArrayList<>();
        Position now = judged.position();
        for (EndingMove move : ending.moves()) {
            if (!left.isEmpty() && isFor(left.get(0), move)) {
                shown.add(new Shown(move, left.remove(0).reason(), now));
            }
            now = now.play(move.player(), move.point());
        }
        assertThat(left).isEmpty();
        return shown.stream();
    }

    private static boolean isFor(Teire teire, EndingMove move) {
        return teire.point() == move.point()
                && teire.owner() == move.player()
                && move.attack().isPresent();
    }

    /** A protective move, why it is needed, and the position before it. */
    private record Shown(EndingMove move, Reason reason, Position before) {
        Attack attack() {
            return move.attack().orElseThrow();
        }

        Color attacker() {
            return move.player().opponent();
        }

        boolean succeeds() {
            Line line = new Line(attacker(), reason.line(), true);
            return !reason.line().isEmpty()
                    && line.replay(before).filter(this::isDone).isPresent();
        }

        private boolean isDone(Position end) {
            return switch (attack().kind()) {
                case CAPTURE, LAST_POINT ->
                    end.at(attack().stone()) != move.player().code();
                case RAID -> end.capturedBy(attacker()) > before.capturedBy(attacker());
                case INVASION ->
                    end.capturedBy(attacker()) > before.capturedBy(attacker())
                            || end.at(attack().stone()) == attacker().code();
                case RESCUE -> end.at(attack().stone()) == attacker().code() && !isCaptured(end, attack().stone());
            };
        }

        /** Whether the protective move stops the attack. */
        boolean isMet() {
            Position filled = before.play(move.player(), move.point());
            return switch (attack().kind()) {
                case CAPTURE -> !isCaptured(filled, attack().stone());
                case RAID, INVASION ->
                    !new Line(attacker(), reason.line(), true)
                            .replay(filled)
                            .filter(this::isDone)
                            .isPresent();
                case RESCUE ->
                    filled.legality(attacker(), attack().move()) != Legality.LEGAL
                            || isCaptured(filled.play(attacker(), attack().move()), attack().move());
                case LAST_POINT -> !isCaptured(filled.play(move.player(), attack().stone()), attack().stone());
            };
        }
    }

    private static boolean isCaptured(Position position, int stone) {
        return new CachedCaptures(new SearchBoard(position), Readers.table(), new NodeCounter(Budget.NORMAL))
                .isCapturable(stone);
    }
}
