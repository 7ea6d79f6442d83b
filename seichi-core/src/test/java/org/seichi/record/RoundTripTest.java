package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Game;
import org.seichi.game.Header;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Step;
import org.seichi.testkit.RandomPositions;

class RoundTripTest {
    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    /** A copy has every property of every node at its place in the tree. */
    @ParameterizedTest
    @MethodSource("seeds")
    void aCopyHoldsTheSame(long seed) throws RecordException {
        GameRecord record = record(RandomRecords.record(seed));
        GameRecord copy = record(SgfWriter.copy(record));
        assertThat(Heard.in(copy)).isEqualTo(Heard.in(record));
        assertThat(copy.game().warnings()).hasSameSizeAs(record.game().warnings());
        assertThat(withoutPlaces(copy.game())).isEqualTo(withoutPlaces(record.game()));
    }

    /** Writing a score changes only the last node of the main line. */
    @ParameterizedTest
    @MethodSource("seeds")
    void aScoreChangesTheLastNodeOnly(long seed) throws RecordException {
        GameRecord record = record(RandomRecords.record(seed));
        Board board = record.game().board();
        Annotation score =
                new Annotation(new Marks(board.points(), PointSet.empty(board)), Map.of(), "because", List.of());
        GameRecord scored = record(SgfWriter.annotate(record, score));
        assertThat(scored.game().marks()).contains(score.territory());
        assertThat(scored.game().steps()).hasSameSizeAs(record.game().steps());
        assertThat(Heard.outsideOfTheLastNode(scored)).isEqualTo(Heard.outsideOfTheLastNode(record));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aWrittenGameIsReadBack(long seed) throws RecordException {
        Board board = new Board(2 + (int) (seed % 24), 2 + (int) (seed * 7 % 24));
        Game game = new Game(
                board,
                new Header(Map.of("KM", "0.5", "PB", "a\\]" + seed)),
                List.copyOf(RandomPositions.played(board, seed, 60).moves()),
                false,
                Optional.empty(),
                List.of());
        Game read = Rendered.game(SgfWriter.write(game));
        assertThat(read.warnings()).isEmpty();
        assertThat(withoutPlaces(read)).isEqualTo(withoutPlaces(game));
        assertThat(read.board()).isEqualTo(board);
        assertThat(read.header().values()).containsAllEntriesOf(game.header().values());
    }

    @Test
    void everyPointAndAPassReturn() throws RecordException {
        Board board = Board.square(25);
        List<Step> moves = IntStream.concat(
                        IntStream.of(Board.NO_POINT),
                        Arrays.stream(board.points().toArray()))
                .<Step>mapToObj(point -> new Move(Color.BLACK, point, 0, 0))
                .toList();
        Game game = new Game(board, new Header(Map.of()), moves, false, Optional.empty(), List.of());
        assertThat(withoutPlaces(Rendered.game(SgfWriter.write(game)))).isEqualTo(moves);
    }

    private static List<Step> withoutPlaces(Game game) {
        return game.steps().stream()
                .map(step -> step instanceof Move move ? new Move(move.color(), move.point(), 0, 0) : step)
                .toList();
    }

    private static GameRecord record(String record) throws RecordException {
        return SgfReader.read(record.getBytes(UTF_8)).records().get(0);
    }
}
