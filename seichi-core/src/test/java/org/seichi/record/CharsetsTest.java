package org.seichi.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Warning;

/** Character sets: declared, missing and wrong. The names of the players are invented. */
class CharsetsTest {
    /** Columns: charset of the bytes, a record in it that does not declare it. */
    static Stream<Arguments> undeclared() {
        return Stream.of(
                arguments("UTF-8", "(;PB[安田 明]PW[Zoé]RE[黒中押し勝ち])"),
                arguments("UTF-8", "(;PB[é])"),
                arguments("GB18030", "(;EV[第三届新秀杯]PB[李大山]BR[七段]PW[王小河]RE[黑中盘胜])"),
                arguments("GB18030", "(;PB[陈文]RE[白胜3目半])"),
                arguments("GB18030", "(;RE[黑胜])"),
                arguments("GB18030", "(;PB[丂勝]PW[黃國樑]RE[黑勝兩目半]EV[圍棋名人戰決賽])"),
                arguments("Big5", "(;EV[第三屆新秀盃]PB[李大山]BR[七段]PW[王小河]RE[黑中盤勝])"),
                arguments("Big5", "(;PB[許功蓋]RE[白勝])"),
                arguments("Shift_JIS", "(;EV[第三回新人戦]PB[山田 太郎]BR[七段]PW[小林 一]RE[黒中押し勝ち])"),
                arguments("Shift_JIS", "(;PB[ソニー予選表]RE[白四目半勝])"),
                arguments("Shift_JIS", "(;EV[さくらカップ])"),
                arguments("EUC-KR", "(;EV[제삼회 신인전]PB[김하나]BR[칠단]PW[이두리]RE[흑불계승])"),
                arguments("EUC-KR", "(;PB[박세나]PW[최다라]RE[백 두집반 승])"),
                arguments("ISO-8859-1", "(;PB[Jürgen Müller]PW[Zoé]EV[Coupe d'été])"),
                arguments("ISO-8859-1", "(;PB[Åse Ørjan]PC[Malmö])"),
                arguments("ISO-8859-1", "(;PB[José])"));
    }

    @ParameterizedTest
    @MethodSource
    void undeclared(String charset, String record) {
        DecodedText text = decoded(record.getBytes(Charset.forName(charset)));
        assertThat(text.text()).isEqualTo(record);
        assertThat(text.warnings()).containsExactly(Warning.of("charset-missing", "no CA; read as " + text.charset()));
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, 山田é, UTF-8",
        "utf8, 山田é, UTF-8",
        "GB2312, 丂李勝, GB18030",
        "gbk, 李, GB18030",
        "GB18030, 李😀, GB18030",
        "Big5, 許功蓋, x-windows-950",
        "Shift_JIS, 表ソ予, windows-31j",
        "EUC-KR, 김, x-windows-949",
        "ISO-8859-1, Zoé, ISO-8859-1",
        "windows-1251, Иванов, windows-1251",
        "EUC-JP, 山田, EUC-JP",
        "ISO-2022-JP, 山田, ISO-2022-JP",
    })
    void declared(String name, String player, String charset) {
        String record = "(;FF[4]CA[ " + name + " ]PB[" + player + "];B[aa])";
        DecodedText text = decoded(record.getBytes(Charset.forName(charset)));
        assertThat(text).isEqualTo(new DecodedText(record, charset, List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, GB18030, 李大山黑中盘胜, charset-wrong",
        "ISO-8859-1, UTF-8, 山田 太郎, charset-wrong",
        "GB2312, UTF-8, 안녕하세요 김하나, charset-wrong",
        "ISO-8859-1, GB18030, 李大山黑中盘胜, charset-wrong",
        "UTF-8, ISO-8859-1, Jürgen Müller, charset-wrong",
        "Big5, Shift_JIS, 山田さんのかちです, charset-wrong",
        "US-ASCII, UTF-8, 山田, charset-wrong",
        "nonsense, UTF-8, 山田, charset-unknown",
        "'', UTF-8, 山田, charset-missing",
        "not a name!, UTF-8, 山田, charset-unknown",
        "UTF-16, UTF-8, 山田, charset-unknown",
    })
    void wronglyDeclared(String name, String charset, String player, String warning) {
        String record = "(;CA[" + name + "]PB[" + player + "];B[aa])";
        DecodedText text = decoded(record.getBytes(Charset.forName(charset)));
        assertThat(text.text()).isEqualTo(record);
        assertThat(text.warnings()).extracting(Warning::code).containsExactly(warning);
    }

    /** A declaration is looked for only within 65,536 bytes, less three: a file of many games would otherwise be searched to its end. */
    @ParameterizedTest
    @CsvSource({"65513, true", "65514, false"})
    void aDeclarationIsLookedForAtTheBeginning(int before, boolean found) {
        String record = "(;C[" + ".".repeat(before) + "]CA[windows-1251]PB[Иванов];B[aa])";
        DecodedText text = decoded(record.getBytes(Charset.forName("windows-1251")));
        assertThat(text.charset().equals("windows-1251")).isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, efbbbf", "UTF-16BE, feff", "UTF-16LE, fffe", "UTF-16BE, ''", "UTF-16LE, ''"})
    void byteOrderMarks(String charset, String mark) {
        String record = "(;PB[山田];B[aa])";
        DecodedText text = decoded(joined(HexFormat.of().parseHex(mark), record.getBytes(Charset.forName(charset))));
        assertThat(text).isEqualTo(new DecodedText(record, charset, List.of()));
    }

    /** Bytes that look like brackets or backslashes but are halves of characters: the moves after them must survive. */
    @ParameterizedTest
    @CsvSource({
        "Shift_JIS, ソ表予十能貼暴",
        "Big5, 許功蓋淚",
        "GB18030, 甛乗僜俓",
    })
    void halvesOfCharactersAreNoBrackets(String charset, String player) throws RecordException {
        String record = "(;CA[" + charset + "]SZ[9]PB[" + player + "];B[aa];W[bb])";
        byte[] bytes = record.getBytes(Charset.forName(charset));
        assertThat(player.getBytes(Charset.forName(charset))).matches(CharsetsTest::holdsBracketOrBackslash);
        assertThat(SgfReader.readFirst(bytes).header().get("PB")).contains(player);
        assertThat(Rendered.steps(SgfReader.readFirst(bytes))).isEqualTo("B:aa W:bb");
    }

    @Test
    void damagedUtf8StaysUtf8() {
        byte[] bytes = "(;CA[UTF-8]EV[新人戦 決勝]PB[山田 太郎]RE[黒中押し勝ち])".getBytes(UTF_8);
        bytes[14] = '?';
        DecodedText text = decoded(bytes);
        assertThat(text.charset()).isEqualTo("UTF-8");
        assertThat(text.text()).contains("\ufffd", "山田 太郎");
        assertThat(text.warnings()).extracting(Warning::code).containsExactly("charset-malformed");
    }

    @Test
    void aReplacementCharacterInTheFileIsNoDamage() {
        assertThat(decoded("(;CA[UTF-8]PB[\ufffd])".getBytes(UTF_8)).warnings()).isEmpty();
        assertThat(decoded("\ufeff(;CA[UTF-8]PB[\ufffd])".getBytes(UTF_8)).warnings())
                .isEmpty();
        byte[] alsoBroken = "(;CA[UTF-8]EV[新人戦 決勝]PB[\ufffd]PW[山田 太郎]RE[黒中押し勝ち])".getBytes(UTF_8);
        alsoBroken[14] = '?';
        assertThat(decoded(alsoBroken).warnings()).extracting(Warning::code).containsExactly("charset-malformed");
    }

    @Test
    void onlyAWholeNameIsCa() {
        DecodedText text = decoded("(;XCA[GB2312]PB[Zoé])".getBytes(ISO_8859_1));
        assertThat(text.charset()).isEqualTo("ISO-8859-1");
    }

    @Test
    void anyBytesCanBeDecoded() {
        byte[] bytes = new byte[512];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 7 + i / 256);
        }
        for (int from = 0; from < bytes.length; from++) {
            assertThat(decoded(Arrays.copyOfRange(bytes, from, bytes.length)).text())
                    .isNotEmpty();
        }
    }

    private static DecodedText decoded(byte[] bytes) {
        return Charsets.decode(bytes, JavaCharacterSet.ENCODINGS);
    }

    private static boolean holdsBracketOrBackslash(byte[] bytes) {
        String characters = new String(bytes, ISO_8859_1);
        return characters.contains("\\") || characters.contains("]") || characters.contains("[");
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }
}
