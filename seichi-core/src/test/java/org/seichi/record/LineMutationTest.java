package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.testkit.RandomPositions;

/** Damaged GIB, NGF and UGF files are either read or refused, with line numbers that lie in the file. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
class LineMutationTest {
    private static final int RECORDS = 1500;
    private static final int MOST_WARNINGS = 200;
    private static final byte[] PIECES = "STOINIPMABW0123456789 \\[]=:,\n\r\0\u00ff".getBytes(UTF_8);

    @ParameterizedTest
    @ValueSource(strings = {"gib", "ngf", "ugf"})
    void damagedFiles(String format) {
        SplittableRandom random = new SplittableRandom(format.hashCode());
        int read = 0;
        for (int seed = 0; seed < RECORDS; seed++) {
            Board board = Board.square(19);
            List<Move> moves = RandomPositions.played(board, seed, 12).moves();
            byte[] bytes = written(format, board, moves).getBytes(UTF_8);
            for (int times = random.nextInt(1, 12); times > 0 && bytes.length > 0; times--) {
                bytes = damaged(bytes, random);
            }
            read += read(bytes) ? 1 : 0;
        }
        assertThat(read).isGreaterThan(RECORDS / 2);
    }

    private static String written(String format, Board board, List<Move> moves) {
        return switch (format) {
            case "gib" -> LineRecords.gib(board, moves);
            case "ngf" -> LineRecords.ngf(board, moves);
            default -> LineRecords.ugf(board, moves);
        };
    }

    private static boolean read(byte[] bytes) {
        long lines = 2
                + new String(bytes, UTF_8)
                        .chars()
                        .filter(c -> c == '\n' || c == '\r')
                        .count();
        try {
            Game game = RecordReader.read(bytes).records().get(0).game();
            assertThat(game.warnings()).hasSizeLessThan(MOST_WARNINGS);
            assertThat(game.warnings()).extracting(Warning::line).allMatch(line -> line >= 0 && line <= lines);
            Replay.of(game, Terms.of(game).rules());
            return true;
        } catch (RecordException refused) {
            assertThat(refused.line()).isBetween(1, (int) lines);
            assertThat(refused.column()).isPositive();
            return false;
        }
    }

    private static byte[] damaged(byte[] bytes, SplittableRandom random) {
        byte[] damaged = bytes.clone();
        int at = random.nextInt(bytes.length);
        switch (random.nextInt(8)) {
            case 0 -> damaged[at] = (byte) random.nextInt(256);
            case 1 -> {
                int length = Math.min(random.nextInt(20), bytes.length - at);
                System.arraycopy(bytes, at, damaged, random.nextInt(bytes.length - length + 1), length);
            }
            case 2 -> {
                return random.nextInt(30) == 0 ? Arrays.copyOf(bytes, at) : bytes;
            }
            default -> damaged[at] = PIECES[random.nextInt(PIECES.length)];
        }
        return damaged;
    }
}
