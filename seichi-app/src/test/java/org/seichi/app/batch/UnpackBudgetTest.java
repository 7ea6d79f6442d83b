package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** The limit of an archive to the byte: 64 MiB, and 200 bytes for each that was read. */
class UnpackBudgetTest {
    private static final int FREE = 64 << 20;

    /** The budget of an archive of which that many bytes were read. */
    private static UnpackBudget after(int read) throws IOException {
        CountingStream raw = new CountingStream(new ByteArrayInputStream(new byte[read]));
        for (int i = 0; i < read / 2; i++) {
            raw.read();
        }
        raw.readAllBytes();
        raw.read();
        assertThat(raw.count()).isEqualTo(read);
        return new UnpackBudget(raw);
    }

    /** Content without an end. */
    private static InputStream zeros() {
        return new InputStream() {
            @Override
            public int read() {
                return 0;
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                return length;
            }
        };
    }

    @Test
    void twoHundredBytesForEachRead() throws IOException {
        for (int read : new int[] {0, 1, 50}) {
            InputStream content = after(read).charge(zeros());
            assertThat(content.skip(FREE + 200L * read)).isEqualTo(FREE + 200L * read);
            assertThatExceptionOfType(UnpackBudget.Exceeded.class)
                    .isThrownBy(content::read)
                    .withMessage("the archive unpacks to far more than it holds; given up after 64 MiB");
        }
    }

    @Test
    void bytesThatAreReadCountLikeThoseThatAreSkipped() throws IOException {
        InputStream content = after(0).charge(zeros());
        assertThat(content.skip(FREE - 3)).isEqualTo(FREE - 3);
        assertThat(content.read()).isZero();
        assertThat(content.read(new byte[2], 0, 2)).isEqualTo(2);
        assertThatExceptionOfType(UnpackBudget.Exceeded.class).isThrownBy(() -> content.read(new byte[1], 0, 1));
    }

    @Test
    void theEndCostsNothing() throws IOException {
        UnpackBudget budget = after(0);
        assertThat(budget.charge(zeros()).skip(FREE)).isEqualTo(FREE);
        InputStream empty = budget.charge(InputStream.nullInputStream());
        assertThat(empty.read()).isNegative();
        assertThat(empty.read(new byte[9], 0, 9)).isNegative();
        assertThat(empty.skip(9)).isZero();
    }

    @Test
    void aMemberCountsLikeAKilobyte() throws IOException {
        UnpackBudget budget = after(0);
        for (int member = 0; member < FREE / 1024; member++) {
            budget.chargeMember();
        }
        assertThatExceptionOfType(UnpackBudget.Exceeded.class).isThrownBy(budget::chargeMember);
    }
}
