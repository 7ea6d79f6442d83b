package org.seichi.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.game.Game;

/** Records that cannot be used, and records that are merely long. The timeout catches endless loops; it measures nothing. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
class RefusalTest {
    private static final int MILLION = 1_000_000;
    private static final String UNREADABLE = "neither one whole number nor two";

    /** Columns: name, record, place, a part of the message. */
    static Stream<Arguments> refused() {
        String endless = "(;SZ[" + "1".repeat(MILLION) + "])";
        return Stream.of(
                arguments("empty", "", "1:1", "empty"),
                arguments("blank", " \r\n\t", "1:1", "empty"),
                arguments("prose", "Dear sir (or madam);", "1:1", "no game"),
                arguments("a program", "void main(String[] names) {}", "1:1", "no game"),
                arguments("one bracket", "(", "1:1", "no game"),
                arguments("endless brackets", "(".repeat(MILLION), "1:1", "no game"),
                arguments("zeros", "\0".repeat(1000), "1:1", "no game"),
                arguments("a game of something else", "(;FF[4]\n GM[2]SZ[8])", "2:5", "not Go"),
                arguments("a negative one", "(;SZ[19:-3])", "1:6", "a board of 19x-3 is not"),
                arguments("three sides", "(;SZ[9:9:9])", "1:6", UNREADABLE),
                arguments("no sides", "(;SZ[:])", "1:6", UNREADABLE),
                arguments("one of two sides", "(;SZ[9:])", "1:6", UNREADABLE),
                arguments("a power of ten", "(;SZ[1e1])", "1:6", UNREADABLE),
                arguments("a fraction", "(;SZ[9.5])", "1:6", UNREADABLE),
                arguments("two signs", "(;SZ[--9])", "1:6", UNREADABLE),
                arguments("a sign alone", "(;SZ[-])", "1:6", UNREADABLE),
                arguments("size 0", "(;GM[1]\n;SZ[0])", "2:5", "0x0"),
                arguments("size 26", "(;SZ[26])", "1:6", "26x26"),
                arguments("size 99", "(;SZ[99])", "1:6", "99x99"),
                arguments("flat", "(;SZ[19:0])", "1:6", "19x0"),
                arguments("too wide", "(;SZ[26:19])", "1:6", "26x19"),
                arguments("negative", "(;SZ[-9])", "1:6", "a board of -9x-9 is not"),
                arguments("no number", "(;SZ[big])", "1:6", UNREADABLE),
                arguments("a number without end", endless, "1:6", "111111111…x111111111… is not"),
                arguments("a million moves", "(;SZ[9]\n" + ";B[]".repeat(MILLION) + ")", "2:400002", "100000 moves"),
                arguments("nested moves", "(;W[aa]".repeat(MILLION), "1:700003", "100000 moves"),
                arguments("two million points", "(;AB" + "[aa:ss]".repeat(6000) + ")", "1:19396", "1000000 points"),
                arguments("a million games", "(;)".repeat(MILLION), "1:300001", "100000 games"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void refused(String name, String record, String place, String message) {
        RecordException refusal = catchThrowableOfType(RecordException.class, () -> Rendered.game(record));
        assertThat(refusal).isNotNull().hasMessageContaining(message);
        assertThat(refusal.line() + ":" + refusal.column()).isEqualTo(place);
        assertThat(refusal.getMessage()).hasSizeLessThan(100);
    }

    @Test
    void aPictureIsRefused() {
        byte[] picture = new byte[100_000];
        SplittableRandom random = new SplittableRandom(1);
        random.nextBytes(picture);
        byte[] record = "(;SZ[9];B[aa])".getBytes(ISO_8859_1);
        System.arraycopy(record, 0, picture, 50_000, record.length);
        assertThat(catchThrowableOfType(RecordException.class, () -> SgfReader.read(picture)))
                .hasMessage("the file is not text");
    }

    /** Columns: name, record, number of steps. */
    static Stream<Arguments> onlyLong() {
        String end = ")".repeat(MILLION);
        return Stream.of(
                arguments("a million nested variations", "(;SZ[9];B[aa]" + "(;C[x]".repeat(MILLION) + end + ")", 1),
                arguments("the same, not closed", "(;SZ[9];B[aa]" + "(;C[x]".repeat(MILLION), 1),
                arguments("a million variations", "(;SZ[9];B[aa](;W[bb])" + "(;W[cc])".repeat(MILLION) + ")", 2),
                arguments("a million empty trees", "(;SZ[9];B[aa]" + "(".repeat(MILLION) + end + ";W[bb])", 2),
                arguments("a million nodes", "(;SZ[9];B[aa]" + ";".repeat(MILLION) + ";W[bb])", 2),
                arguments("a million strays", "(;SZ[9];B[aa]" + "x,".repeat(MILLION) + ";W[bb])", 2),
                arguments("a million values", "(;SZ[9]" + "LB[aa:1]".repeat(MILLION) + ";W[bb])", 1),
                arguments("a million bad moves", "(;SZ[9]" + ";B[?]".repeat(MILLION) + ";W[bb])", 1),
                arguments("a long comment", "(;SZ[9]C[" + "\\]\n".repeat(MILLION) + "];W[bb])", 1),
                arguments("closing brackets", "(;SZ[9];W[bb])" + end, 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void onlyLong(String name, String record, int steps) throws RecordException {
        Game game = Rendered.game(record);
        assertThat(game.steps()).hasSize(steps);
        assertThat(game.warnings()).hasSizeLessThan(30);
    }
}
