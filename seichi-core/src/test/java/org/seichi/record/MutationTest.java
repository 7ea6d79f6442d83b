package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;

/** Damaged records are either read or refused; what is read can be written and read again. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
class MutationTest {
    private static final int RECORDS = 1500;
    private static final byte[] PIECES = "()[];:\\BWABCASZGM\0\n\r \uFEFF".getBytes(UTF_8);

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "Shift_JIS", "UTF-16"})
    void damagedRecords(String charset) {
        SplittableRandom random = new SplittableRandom(charset.hashCode());
        int read = 0;
        for (int seed = 0; seed < RECORDS; seed++) {
            byte[] bytes = RandomRecords.record(seed).getBytes(Charset.forName(charset));
            for (int times = random.nextInt(1, 8); times > 0; times--) {
                bytes = damaged(bytes, random);
            }
            read += read(bytes);
        }
        assertThat(read).isGreaterThan(RECORDS / 4);
    }

    /** The number of games that could be read from the bytes. */
    private static int read(byte[] bytes) {
        RecordFile file;
        try {
            file = SgfReader.read(bytes);
        } catch (RecordException refused) {
            assertThat(refused.line()).isPositive();
            assertThat(refused.column()).isPositive();
            return 0;
        }
        return (int) file.records().stream().filter(MutationTest::survives).count();
    }

    private static boolean survives(GameRecord record) {
        String steps;
        try {
            steps = Rendered.steps(record.game());
        } catch (RecordException refused) {
            assertThat(refused.line()).isGreaterThanOrEqualTo(record.line());
            assertThat(refused.column()).isPositive();
            return false;
        }
        assertWritten(record, steps);
        return true;
    }

    private static void assertWritten(GameRecord record, String steps) {
        try {
            PointSet none = PointSet.empty(record.sgf().board());
            String scored = SgfWriter.annotate(
                    record, new Annotation(new Marks(none, none), Map.of("RE", "Draw"), "why", List.of()));
            RecordFile file = SgfReader.read(scored.getBytes(UTF_8));
            assertThat(file.records()).hasSize(1);
            assertThat(Rendered.steps(file.records().get(0).game())).as(scored).isEqualTo(steps);
            assertThat(file.records().get(0).game().header().get("RE")).contains("Draw");
            assertThat(Rendered.marks(file.records().get(0).game())).isEqualTo("TB: TW:");
        } catch (RecordException refused) {
            throw new AssertionError("what was read once must be read again", refused);
        }
    }

    private static byte[] damaged(byte[] bytes, SplittableRandom random) {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, from + random.nextInt(12));
        ByteArrayOutputStream damaged = new ByteArrayOutputStream();
        damaged.write(bytes, 0, from);
        switch (random.nextInt(4)) {
            case 0 -> damaged.write(bytes, from, (to - from) / 2);
            case 1 -> damaged.write(bytes, from, to - from);
            case 2 -> damaged.write(PIECES[random.nextInt(PIECES.length)]);
            default -> damaged.write(random.nextInt(256));
        }
        int rest = random.nextInt(3) == 0 ? from : to;
        damaged.write(bytes, rest, bytes.length - rest);
        return random.nextInt(40) == 0 ? Arrays.copyOf(damaged.toByteArray(), from) : damaged.toByteArray();
    }
}
