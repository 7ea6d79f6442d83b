package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FreeTextTest {
    private static final List<Function<String, Parsed<?>>> READERS =
            List.of(Komi::read, Handicap::read, Outcome::read, Rulesets::read);

    private static final String[] PIECES = {
        "b",
        "w",
        "black",
        "white",
        "黑",
        "白",
        "흑",
        "+",
        "-",
        " ",
        "wins",
        "resign",
        "胜",
        "負",
        "0",
        "1",
        "7",
        "375",
        ".",
        ",",
        "/",
        "1/4",
        "0/0",
        "半",
        "又",
        "分之",
        "三",
        "十",
        "百",
        "目",
        "子",
        "zi",
        "手",
        "共",
        "draw",
        "void",
        "½",
        "\u0000",
        "\uD840",
        "１",
        "999999999999",
        "日本",
        "aga"
    };

    @ParameterizedTest
    @CsvSource({"Ｂ＋３, b+3", "黒勝, 黑胜", "' 6½ ', 6 1/2", "−5, -5", "TIME, time"})
    void foldsSpellings(String text, String folded) {
        assertThat(FreeText.fold(text)).isEqualTo(folded);
    }

    @Test
    void quotesAreShortAndOnOneLine() {
        assertThat(FreeText.quote("a\r\nb")).isEqualTo("\"a b\"");
        assertThat(FreeText.quote("x".repeat(1000))).hasSize(43).endsWith("…\"");
    }

    /** Whatever stands there: a value, or a warning that says why not; only "?" and its like have neither. */
    @Test
    void nonsenseIsReadOrWarnedAbout() {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder("x");
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            for (Function<String, Parsed<?>> reader : READERS) {
                Parsed<?> parsed = reader.apply(text.toString());
                assertThat(parsed.value().isPresent() || parsed.warning().isPresent())
                        .as(text.toString())
                        .isTrue();
            }
        }
    }

    @Test
    void aLongTextCostsNoMoreThanAShortOne() {
        for (String piece : PIECES) {
            String text = piece.repeat(1_000_000 / piece.length());
            for (Function<String, Parsed<?>> reader : READERS) {
                assertThat(reader.apply(text)).isEqualTo(reader.apply(text.substring(0, 10_000)));
            }
        }
    }
}
