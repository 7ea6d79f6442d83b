package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Corners enclosed by one chain: results that players know, and retrograde analysis where there are few states. */
class CornersTest {
    private static final int MAX_STATES = 100_000;
    private static final SearchLimit LARGE = new SearchLimit(1_000_000, 80);

    private static Life read(Corner corner, Color first, SearchLimit limit) {
        return reader(limit).read(corner.question(), first);
    }

    private static LifeReader reader(SearchLimit limit) {
        TranspositionTable table = new TranspositionTable(limit.equals(LARGE) ? 20 : 16);
        return new LifeReader(table, new NodeCounter(new Budget(Long.MAX_VALUE)), limit);
    }

    /**
     * Empty corners without outside liberties. If the attacker moves first, two by three dies; two by four and three by three
     * are a ko; two by five, two by six, three by four and three by five live.
     *
     * @param limit "usual" where the usual limits suffice
     */
    @ParameterizedTest(name = "{0} by {1}")
    @CsvSource({
        "3, 2, DEAD, ALIVE, usual",
        "4, 2, KO, ALIVE, usual",
        "3, 3, KO, ALIVE, usual",
        "5, 2, ALIVE, ALIVE, usual",
        "6, 2, ALIVE, ALIVE, usual",
        "4, 3, ALIVE, ALIVE, usual",
        "5, 3, ALIVE, ALIVE, large"
    })
    void emptyCorners(int width, int height, LifeStatus attack, LifeStatus defence, String limit) {
        SearchLimit nodes = limit.equals("usual") ? LifeReader.LIMIT : LARGE;
        assertThat(read(Corner.of(width, height), Color.BLACK, nodes).status()).isEqualTo(attack);
        assertThat(read(Corner.of(width, height), Color.WHITE, nodes).status()).isEqualTo(defence);
    }

    /** Corners with stones of the attacker inside: the outcome and the key move, for either player moving first. */
    @ParameterizedTest(name = "{0} by {1}, stones at {2}")
    @CsvSource({
        "4, 2, B4   , DEAD, C4, ALIVE, C4",
        "4, 2, C5 A4, DEAD, B4, ALIVE, B5",
        "4, 2, B5 D5, DEAD, B4, SEKI , C4",
        "4, 2, A5 B5, KO  , C4, ALIVE, C4",
        "3, 3, C6 A4, DEAD, B5, ALIVE, B5",
        "3, 3, C6 B4, DEAD, C5, ALIVE, B5",
        "3, 3, A6 C6, KO  , B5, ALIVE, B5",
        "5, 2, E5 B4, DEAD, C4, ALIVE, C4",
        "5, 2, B4 D4, DEAD, C4, ALIVE, C4"
    })
    void oneMoveKillsAndOneSaves(
            int width, int height, String stones, LifeStatus attack, String kill, LifeStatus defence, String save) {
        Corner empty = Corner.of(width, height);
        Board board = empty.question().position().board();
        Corner corner = empty.with(Coordinates.points(board, stones));
        Life attacked = read(corner, Color.BLACK, LifeReader.LIMIT);
        assertThat(attacked.status()).isEqualTo(attack);
        assertThat(Coordinates.format(board, attacked.move())).isEqualTo(kill);
        Life defended = read(corner, Color.WHITE, LifeReader.LIMIT);
        assertThat(defended.status()).isEqualTo(defence);
        assertThat(Coordinates.format(board, defended.move())).isEqualTo(save);
    }

    /** The empty corner and those with one or two stones of the attacker, compared with retrograde analysis. */
    @ParameterizedTest(name = "{0} by {1}, each {2}")
    @CsvSource({"4, 2, 2", "3, 3, 6"})
    void readingAgreesWithGoingThroughAllStates(int width, int height, int step) {
        List<Corner> all = Corner.of(width, height).withUpToTwoStones();
        List<Corner> some = IntStream.range(0, all.size())
                .filter(each -> each % step == 0)
                .mapToObj(all::get)
                .toList();
        Map<Color, LifeTwin> twins = twins(some);
        for (Corner corner : some) {
            for (Color first : Color.values()) {
                Life life = read(corner, first, LifeReader.LIMIT);
                Position start = corner.question().position().withToMove(first);
                String name = Diagram.format(corner.question().position()) + first + " first";
                assertThat(life.ifAttackerWinsKos())
                        .as(name)
                        .isEqualTo(twins.get(Color.BLACK).outcome(start));
                assertThat(life.ifDefenderWinsKos())
                        .as(name)
                        .isEqualTo(twins.get(Color.WHITE).outcome(start));
                assertKeepsTheOutcome(life, start, twins.get(first));
            }
        }
    }

    /** Larger corners live by the moves that the reader gives, whatever the attacker plays. */
    @ParameterizedTest(name = "{0} by {1}")
    @CsvSource({"5, 2", "6, 2"})
    void largerCornersLiveAgainstEveryReply(int width, int height) {
        LifeQuestion question = Corner.of(width, height).question();
        LifeReader reader = reader(LifeReader.LIMIT);
        for (Color first : Color.values()) {
            assertThat(new EveryReply(question, reader, LifeStatus.ALIVE).holds(first))
                    .isTrue();
        }
    }

    private static Map<Color, LifeTwin> twins(List<Corner> corners) {
        List<Position> starts = corners.stream()
                .map(corner -> corner.question().position())
                .flatMap(position -> Stream.of(Color.values()).map(position::withToMove))
                .toList();
        Map<Color, LifeTwin> twins = new EnumMap<>(Color.class);
        for (Color koMaster : Color.values()) {
            LifeTwin twin = new LifeTwin(corners.get(0).question(), starts, koMaster, MAX_STATES);
            assertThat(twin.states()).isLessThanOrEqualTo(MAX_STATES);
            twins.put(koMaster, twin);
        }
        return twins;
    }

    /** After the reader's first move the outcome is still the one stated for the case that the first player wins the kos. */
    private static void assertKeepsTheOutcome(Life life, Position start, LifeTwin twin) {
        boolean defends = start.toMove() == Color.WHITE;
        LifeStatus promised = defends ? life.ifDefenderWinsKos() : life.ifAttackerWinsKos();
        if (life.move() > Board.NO_POINT && promised != LifeStatus.UNKNOWN) {
            Position after = start.play(start.toMove(), life.move()).withPrisoners(0, 0);
            assertThat(twin.outcome(after)).isEqualTo(promised);
        }
    }
}
