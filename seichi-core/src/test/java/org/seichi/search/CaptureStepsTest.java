package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.RandomPositions;

/**
 * Positions visited by the search for captures, with the sizes of the zones and the lines of play: a changed estimate,
 * bound or choice of moves shows here long before it changes an answer.
 */
class CaptureStepsTest {
    private static final SearchLimit LIMIT = new SearchLimit(400, 60);
    /** Too little for many questions. */
    private static final SearchLimit TIGHT = new SearchLimit(25, 7);

    private final NodeCounter counter = new NodeCounter(new Budget(1_000_000));

    /**
     * Positions of random games of the given length; every chain that can be read, with either player first. By the reader:
     * the positions visited, the captures proven, the points of their zones, the sum of the points
     * played in all lines. By the judge: the
     * positions visited and the captures found, and the same within a tight limit.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 9, 9, 40, '8413 11 167 3666, 970 10, 934 7 80 2431, 326 8'",
        "2, 9, 9, 60, '2583 9 114 1327, 317 8, 694 8 80 1197, 164 8'",
        "3, 9, 9, 90, '1365 12 178 2664, 124 8, 341 11 140 1826, 74 8'",
        "4, 7, 5, 20, '8242 7 114 1647, 2178 6, 747 4 52 749, 171 4'",
        "5, 7, 7, 30, '2662 8 139 1590, 312 6, 572 4 53 1306, 153 5'",
        "6, 7, 7, 50, '126 7 105 452, 16 3, 126 7 105 452, 16 3'",
        "7, 13, 13, 120, '6402 31 574 18629, 169 19, 1182 22 299 10968, 169 19'",
        "8, 13, 13, 200, '51 8 174 1308, 4 4, 51 8 174 1308, 4 4'",
        "9, 19, 19, 250, '16052 39 753 43935, 2537 29, 2821 30 362 31811, 681 28'",
        "10, 5, 5, 16, '2304 8 156 1091, 192 5, 426 4 58 651, 150 5'",
    })
    void soManyPositionsAreVisited(long seed, int width, int height, int moves, String expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        String limited = read(position, LIMIT) + ", " + judge(position, LIMIT);
        String tight = read(position, TIGHT) + ", " + judge(position, TIGHT);
        assertThat(limited + ", " + tight).isEqualTo(expected);
    }

    private String read(Position position, SearchLimit limit) {
        CaptureReader reader = new CaptureReader(new TranspositionTable(12), counter, limit);
        long before = counter.spent();
        int proven = 0;
        int zones = 0;
        int lines = 0;
        for (int stone : heads(position)) {
            for (Color first : Color.values()) {
                Capture capture = reader.read(position, stone, first);
                proven += capture.proven() ? 1 : 0;
                zones += capture.zone().size();
                lines += capture.line().stream().mapToInt(point -> point + 1).sum();
            }
        }
        return (counter.spent() - before) + " " + proven + " " + zones + " " + lines;
    }

    private String judge(Position position, SearchLimit limit) {
        CaptureJudge judge = new CaptureJudge(new TranspositionTable(12), counter, limit);
        SearchBoard board = new SearchBoard(position);
        long before = counter.spent();
        int found = 0;
        for (int stone : heads(position)) {
            found += judge.capturingMove(board, stone) == Solution.NO_MOVE ? 0 : 1;
        }
        return (counter.spent() - before) + " " + found;
    }

    /** Captures found with two positions, and tested with six. */
    @ParameterizedTest
    @CsvSource({"3, 8, 8, 48, 39 9", "10, 9, 9, 30, 38 3"})
    void theTestOfACaptureIsThreeTimesAsLong(long seed, int width, int height, int moves, String expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        assertThat(judge(position, new SearchLimit(2, 20))).isEqualTo(expected);
    }

    private static int[] heads(Position position) {
        SearchBoard board = new SearchBoard(position);
        return position.board().points().minus(position.empty()).stream()
                .filter(point -> board.at(point) != Stones.EMPTY && board.chain(point) == point)
                .toArray();
    }

    /** The same of the collection, each question with both first players. */
    @Test
    void soManyForTheCollection() {
        long nodes = 0;
        int zones = 0;
        int lines = 0;
        for (CaptureQuestion question : CaptureQuestion.all()) {
            for (boolean attacks : new boolean[] {true, false}) {
                CaptureReader reader = new CaptureReader(new TranspositionTable(14), counter, LIMIT);
                Capture capture = reader.read(question.position(), question.target(), question.first(attacks));
                nodes += capture.nodes();
                zones += capture.zone().size();
                lines += capture.line().stream().mapToInt(point -> point + 1).sum();
            }
        }
        assertThat(nodes + " " + zones + " " + lines).isEqualTo("18805 1339 11442");
    }
}
