package org.seichi.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engines contain no sizable code that no answer needs. */
class EngineSizeTest {
    /**
     * A single conversion to text of an object of unknown type ({@code "no " + value}, or a list, or {@code Collectors.toMap})
     * brings in the {@code toString} of all records and the printing of fractions: 17 KB when compressed.
     */
    @ParameterizedTest
    @CsvSource({"seichi.wasm, 1120000", "static.js, 330000"})
    void noMessageBringsInTheTextsOfAllRecords(String engine, int most) throws IOException {
        byte[] bytes = Files.readAllBytes(Node.PACKAGE.resolve(engine));
        String text = new String(bytes, ISO_8859_1);

        assertThat(text.contains("ScoreReport[")).isFalse();
        assertThat(text.contains("Assessment[")).isFalse();
        assertThat(bytes).hasSizeLessThan(most);
    }
}
