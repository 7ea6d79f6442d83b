package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class CaptureReaderTest {
    /** The limit of a search, about twice what the hardest question takes. */
    private static final SearchLimit LIMIT = new SearchLimit(20_000, 250);
    /** The depth in plies to which the twin tries all moves. */
    private static final int TWIN_DEPTH = 5;

    private static final List<CaptureQuestion> QUESTIONS = CaptureQuestion.all();
    private static final Map<String, Capture> ATTACKED = readEach(true);
    private static final Map<String, Capture> DEFENDED = readEach(false);

    static Stream<CaptureQuestion> questions() {
        return QUESTIONS.stream();
    }

    /** The reading of each question by its name, each with a fresh reader. */
    private static Map<String, Capture> readEach(boolean attacks) {
        return questions()
                .collect(Collectors.toMap(
                        CaptureQuestion::name,
                        question -> reader().read(question.position(), question.target(), question.first(attacks))));
    }

    private static Capture capture(CaptureQuestion question, boolean attacks) {
        return (attacks ? ATTACKED : DEFENDED).get(question.name());
    }

    /** The questions about neighboring stones, with different numbers of liberties, keep their answers apart. */
    @Test
    void earlierQuestionsChangeNoAnswer() {
        Diagram diagram = Diagram.parse("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . O O O . .
                . O X . O . .
                X X . X O . .
                """);
        Position position = diagram.position();
        int white = Coordinates.point(diagram.board(), "B2");
        int black = Coordinates.point(diagram.board(), "C2");
        CaptureReader reader = new CaptureReader(
                new TranspositionTable(14), new NodeCounter(Budget.NORMAL), new SearchLimit(200, 120));
        reader.read(position, white, Color.BLACK);
        reader.read(position, white, Color.WHITE);

        Capture capture = reader.read(position, black, Color.WHITE);

        assertThat(capture).isEqualTo(reader().read(position, black, Color.WHITE));
    }

    private static CaptureReader reader() {
        return reader(16, 1_000_000);
    }

    private static CaptureReader reader(int tableBits, long nodes) {
        return new CaptureReader(new TranspositionTable(tableBits), new NodeCounter(new Budget(nodes)), LIMIT);
    }

    private static String read(CaptureReader reader, CaptureQuestion question, boolean attacks) {
        return answer(reader.read(question.position(), question.target(), question.first(attacks)));
    }

    private static String answer(Capture capture) {
        return capture.result() + (capture.proven() ? " proven" : "");
    }

    @ParameterizedTest
    @MethodSource("questions")
    void answersForBothFirstPlayers(CaptureQuestion question) {
        assertThat(answer(capture(question, true))).isEqualTo(question.attack());
        assertThat(answer(capture(question, false))).isEqualTo(question.defence());
    }

    @EveryVariant
    void answersEveryVariantAlike(Variant variant) {
        CaptureReader reader = reader();
        for (CaptureQuestion plain : QUESTIONS) {
            CaptureQuestion question = plain.variant(variant);
            assertThat(read(reader, question, true)).as(question.name()).isEqualTo(question.attack());
            assertThat(read(reader, question, false)).as(question.name()).isEqualTo(question.defence());
        }
    }

    /** An exhaustive search of limited depth agrees, where that depth suffices. */
    @ParameterizedTest
    @MethodSource("questions")
    void agreesWithTryingAllMoves(CaptureQuestion question) {
        for (boolean attacks : new boolean[] {true, false}) {
            Position position = question.position().withToMove(question.first(attacks));
            Capture capture = capture(question, attacks);
            CaptureResult result = capture.result();
            Color koMaster = result == CaptureResult.SAVED ? question.defender().opponent() : question.defender();
            // A reply that was not chosen may lose two plies later than the line.
            boolean withinReach = capture.line().size() <= TWIN_DEPTH - 2;
            if (result != CaptureResult.CAPTURED || withinReach) {
                DepthTwin twin = new DepthTwin(position, question.target(), koMaster);
                assertThat(twin.captures(position, TWIN_DEPTH)).isEqualTo(result == CaptureResult.CAPTURED);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("questions")
    void theLineLeadsToTheCapture(CaptureQuestion question) {
        for (boolean attacks : new boolean[] {true, false}) {
            Capture capture = capture(question, attacks);
            if (capture.result() == CaptureResult.SAVED) {
                assertThat(capture.line()).hasSizeLessThanOrEqualTo(attacks ? 0 : 1);
            } else {
                Color attacker = question.defender().opponent();
                Color koMaster = capture.result() == CaptureResult.KO ? attacker : question.defender();
                Position before = question.position().withToMove(question.first(attacks));
                List<Integer> line = capture.line();
                Position last = replay(before, line.subList(0, line.size() - 1), koMaster);
                assertThat(last.at(question.target()))
                        .isEqualTo(question.defender().code());
                assertThat(last.toMove()).isEqualTo(attacker);
                Position end = replay(last, line.subList(line.size() - 1, line.size()), koMaster);
                assertThat(end.at(question.target())).isZero();
            }
        }
    }

    private static Position replay(Position start, List<Integer> line, Color koMaster) {
        Position position = start;
        for (int point : line) {
            if (point == Board.NO_POINT) {
                position = position.pass();
            } else {
                Legality legality = position.legality(position.toMove(), point);
                boolean retakes = legality == Legality.KO && position.toMove() == koMaster;
                assertThat(retakes || legality == Legality.LEGAL).isTrue();
                position = position.play(position.toMove(), point);
            }
        }
        return position;
    }

    @Test
    void answersAreTheSameWhateverWasReadBefore() {
        CaptureReader warm = reader();
        for (int round = 0; round < 2; round++) {
            for (CaptureQuestion question : QUESTIONS) {
                assertThat(read(warm, question, true)).isEqualTo(question.attack());
                assertThat(read(warm, question, false)).isEqualTo(question.defence());
            }
        }
    }

    @Test
    void equalReadingIsEqualInEveryNode() {
        for (CaptureQuestion question : QUESTIONS) {
            assertThat(reader().read(question.position(), question.target(), question.defender()))
                    .isEqualTo(capture(question, false));
        }
    }

    /** With a small table, which forgets much, the answer is the same or unknown. */
    @Test
    void aSmallTableGivesTheSameAnswersOrNone() {
        CaptureReader small = reader(12, Long.MAX_VALUE);
        int same = 0;
        for (CaptureQuestion question : QUESTIONS) {
            String answer = read(small, question, true);
            assertThat(answer).as(question.name()).isIn(question.attack(), "UNKNOWN");
            same += answer.equals(question.attack()) ? 1 : 0;
        }
        assertThat(same).isGreaterThan(3 * QUESTIONS.size() / 4);
    }

    /** With any budget the board is restored, the budget is kept, and nothing is called proven without reason. */
    @Test
    void aBudgetThatEndsLeavesTheBoardAsItWas() {
        for (CaptureQuestion question : QUESTIONS) {
            for (int nodes = 0; nodes < 200; nodes = 2 * nodes + 1) {
                SearchBoard board = new SearchBoard(question.position());
                Object before = Stored.in(board);
                CaptureReader reader = reader(12, nodes);
                Capture capture = reader.read(board, question.target(), question.defender());
                assertThat(Stored.in(board)).isEqualTo(before);
                assertThat(capture.nodes()).isLessThanOrEqualTo(nodes);
                assertThat(capture.proven()).isIn(false, question.defence().equals("CAPTURED proven"));
            }
        }
    }

    /** Changes outside the zone do not matter: after random ones a proven capture is never denied. */
    @Test
    void aProofHoldsWhateverStandsOutsideItsZone() {
        int held = 0;
        for (CaptureQuestion question : QUESTIONS) {
            Color first = question.defender();
            Capture capture = capture(question, false);
            for (int seed = 0; capture.proven() && seed < 10; seed++) {
                Board board = question.position().board();
                Position other =
                        RandomPositions.played(board, seed, 2 * board.size()).position();
                Position mixed = mix(question.position(), other, capture.zone()).withToMove(first);
                if (everyChainBreathes(mixed)) {
                    Capture again = reader().read(mixed, question.target(), first);
                    assertThat(again.result()).as(question.name()).isIn(CaptureResult.CAPTURED, CaptureResult.UNKNOWN);
                    held += again.result() == CaptureResult.CAPTURED ? 1 : 0;
                }
            }
        }
        assertThat(held).isGreaterThan(200);
    }

    private static Position mix(Position inside, Position outside, PointSet zone) {
        Position mixed = outside.with(zone, 0);
        for (Color color : Color.values()) {
            mixed = mixed.with(zone.intersection(inside.stones(color)), color.code());
        }
        return mixed;
    }

    private static boolean everyChainBreathes(Position position) {
        SearchBoard board = new SearchBoard(position);
        for (int point : position.board().points().toArray()) {
            if (position.at(point) != 0 && board.liberties(point) == 0) {
                return false;
            }
        }
        return true;
    }

    @Test
    void chainsWithManyLibertiesAreNotRead() {
        Diagram diagram = Diagram.parse("""
                . . . . .
                . . W W .
                . . . . .
                """);
        Capture capture = reader().read(diagram.position(), diagram.marked('W').first(), Color.BLACK);
        assertThat(capture.result()).isEqualTo(CaptureResult.UNKNOWN);
        assertThat(capture.nodes()).isZero();
    }

    /** Only a position set up by hand has such a chain. */
    @Test
    void aChainWithoutLibertiesIsNotRead() {
        Position full = Diagram.parse("""
                O X .
                X X .
                . . .
                """).position();
        for (Color first : Color.values()) {
            Capture capture = reader().read(full, full.board().point(0, 0), first);
            assertThat(capture.result()).isEqualTo(CaptureResult.UNKNOWN);
            assertThat(capture.nodes()).isZero();
        }
    }

    @Test
    void anEmptyPointCannotBeRead() {
        Position empty = Position.empty(Board.square(3));
        assertThatThrownBy(() -> reader().read(empty, empty.board().first(), Color.BLACK))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aKoIsNotTakenBackAtOnce() {
        Position position = Diagram.parse("""
                . X O . .
                X . X O .
                . X O . .
                . . . . .
                """).position();
        int stone = position.board().point(1, 1);
        Position taken = position.play(Color.WHITE, stone);
        assertThat(reader().read(taken, stone, Color.BLACK).result()).isEqualTo(CaptureResult.KO);
        assertThat(reader().read(taken.pass().pass(), stone, Color.BLACK).result())
                .isEqualTo(CaptureResult.CAPTURED);
    }

    @Test
    void chainsOfUpToFiveLibertiesAreRead() {
        Board board = Board.square(9);
        Position empty = Position.empty(board);
        Position five = empty.with(PointSet.of(board, board.point(3, 0), board.point(4, 0), board.point(5, 0)), 1);
        Position six = empty.with(PointSet.of(board, board.point(3, 4), board.point(4, 4)), 1);
        assertThat(reader(16, 100).read(five, board.point(3, 0), Color.WHITE).nodes())
                .isPositive();
        assertThat(reader(16, 100).read(six, board.point(3, 4), Color.WHITE).nodes())
                .isZero();
    }
}
