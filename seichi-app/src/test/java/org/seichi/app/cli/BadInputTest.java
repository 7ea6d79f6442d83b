package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad records are refused with line and column, slightly bad ones scored with a warning; no input gives a stack trace. */
class BadInputTest {
    private static final int MANY = 1_000_000;

    private static Stream<Named<byte[]>> unusable() {
        return Stream.of(
                Named.of("empty file", bytes("")),
                Named.of("blank file", bytes(" \n\n")),
                Named.of("picture", picture()),
                Named.of("text", bytes("Black won by a point.\n")),
                Named.of("board of size 0", bytes("(;GM[1]SZ[0];B[aa])")),
                Named.of("board of size 99", bytes("(;GM[1]SZ[99];B[aa])")),
                Named.of("another game", bytes("(;GM[2]SZ[8];B[aa])")));
    }

    /** With rules and komi, so that each record has one defect. */
    private static Stream<Arguments> tolerable() {
        return Stream.of(
                Arguments.of("(;HEAD;B[ee];W[gc", "a value is not closed and ends with the file (line 1, column 38)"),
                Arguments.of("(;HEAD;B[ee];W[gc]", "the game is not closed and ends with the file (line 1, column 1)"),
                Arguments.of("(;HEAD\0\0;B[ee]\0;W[gc])", "NUL characters are read as spaces"),
                Arguments.of("(;HEAD;B[ee];W[ee])", "move 2 is on a stone, which it replaces (line 1, column 37)"),
                Arguments.of(
                        "(;HEAD;B[ee];W[zz])",
                        "a move that is not on the board is read as a pass: \"zz\" (line 1, column 39)"));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The first bytes of a PNG file, and noise. */
    private static byte[] picture() {
        ByteArrayOutputStream picture = new ByteArrayOutputStream();
        picture.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13});
        for (int i = 0; i < 10_000; i++) {
            picture.write(i * i / 7);
        }
        return picture.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("unusable")
    void isToldWithItsPlace(byte[] input) {
        for (String command : new String[] {"score", "info"}) {
            Run run = Run.withInput(input, command, "-");

            assertThat(run.err()).matches("-:\\d+:\\d+: [^\\n]+\\n");
            assertThat(run.out()).isEmpty();
            assertThat(run.status()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("tolerable")
    void isScoredWithAWarning(String record, String warning) {
        Run run = Run.withInput(bytes(record.replace("HEAD", "GM[1]SZ[9]KM[0]RU[Japanese]")), "score", "-");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Warnings\n  " + warning + "\n", "Result: ");
        assertThat(run.status()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "(;", "(;B[ee]", "[", "(;C[", ";", ")", "(;SZ[9];AB[aa:ii]"})
    void endlessRepetitionIsNoTrap(String piece) {
        Run run = Run.withInput(bytes(piece.repeat(MANY)), "score", "-");

        assertThat(run.err()).doesNotContain("internal error", "Exception");
        assertThat(run.status()).isIn(0, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, MANY})
    void nestedVariationsLeaveTheMainLine(int depth) {
        String nested = "(;W[dd]".repeat(depth) + ")".repeat(depth);
        String record = "(;GM[1]SZ[9]KM[0]RU[Japanese](;B[ee];W[cc])" + nested + ")";
        Run run = Run.withInput(bytes(record), "info", "-", "--format", "tsv");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith("\n-\t9\t0\tNone\tNone\t2\t0\t0\t0\t79\tTrue\t1\n");
        assertThat(run.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"100000, 0", "100001, 2"})
    void aMainLineMayBeNestedAsDeepAsItMayBeLong(int depth, int status) {
        String record = "(;GM[1]SZ[9]KM[0]RU[Japanese]" + "(;B[ee]".repeat(depth) + ")".repeat(depth + 1);
        Run run = Run.withInput(bytes(record), "info", "-", "--format", "tsv");

        assertThat(run.status()).isEqualTo(status);
        assertThat(run.out() + run.err()).contains(status == 0 ? "\t100000\t" : "the game has more than 100000 moves");
    }
}
