package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
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

    /** Those characters in the words of the readers that Unicode has in several forms, and a space. */
    private static final String WORDS = "一二三四五六七八九十百〇零两半目点子又分之黑白胜赢负输投超时和棋局平持无中盘押认反则犯规判" + "日本国韩应氏让受先手共完终ジゴ승패빅흑백 ";

    @ParameterizedTest
    @CsvSource({"Ｂ＋３, b+3", "黒勝, 黑胜", "' 6½ ', 6 1/2", "−5, -5", "TIME, time", "ｼﾞｺﾞ, ジゴ", "①², 12", "﹢, +"})
    void foldsSpellings(String text, String folded) {
        assertThat(FreeText.fold(text)).isEqualTo(folded);
    }

    @Test
    void compatibleFormsAreFoldedAsUnicodeSays() {
        for (char c = 128; c < Character.MIN_SURROGATE; c++) {
            compatible(c);
        }
        for (char c = 0xe000; c < 0xffff; c++) {
            compatible(c);
        }
    }

    /** Whatever is folded is folded as by NFKC, and all characters of the readers' words are folded. */
    private static void compatible(char c) {
        String plain = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKC);
        boolean wide = c >= '！' && c <= '～';
        boolean folded = !FreeText.fold("x" + c + "x").equals("x" + c + "x");
        if (!plain.equals(String.valueOf(c)) && plain.length() == 1 && (folded || wide || WORDS.contains(plain))) {
            assertThat(FreeText.fold("x" + c + "x")).as("%04x", (int) c).isEqualTo(FreeText.fold("x" + plain + "x"));
        }
    }

    @Test
    void quotesAreShortAndOnOneLine() {
        assertThat(FreeText.quote("a\r\nb")).isEqualTo("\"a b\"");
        assertThat(FreeText.quote("x".repeat(1000))).hasSize(43).endsWith("…\"");
        assertThat(FreeText.quote("x".repeat(40))).isEqualTo('"' + "x".repeat(40) + '"');
        assertThat(FreeText.quote("x".repeat(41))).isEqualTo('"' + "x".repeat(40) + "…\"");
    }

    @Test
    void whatStandsBehindTwoHundredCharactersIsDropped() {
        assertThat(FreeText.fold(" ".repeat(199) + "ab")).isEqualTo("a");
        assertThat(Komi.read(" ".repeat(197) + "６.５").value()).contains(new Komi(13, false));
        assertThat(Komi.read(" ".repeat(200) + "６.５").value()).isEmpty();
    }

    /** Any text gives a value or a warning that says why not; only "?" and the like give neither. */
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

    @Test
    void everySpaceIsOne() {
        for (char letter = 128; letter < Character.MAX_VALUE; letter++) {
            assertThat(FreeText.fold("a" + letter + "b").equals("a b"))
                    .as("%04x", (int) letter)
                    .isEqualTo(Character.isSpaceChar(letter));
        }
    }
}
