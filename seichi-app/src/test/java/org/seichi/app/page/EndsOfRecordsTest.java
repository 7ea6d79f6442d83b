package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.http.TestServer;

/** What the page shows first: the score of a finished game, who leads in an unfinished one, or why there is no score. */
class EndsOfRecordsTest extends InBrowser {
    private static final Pattern MOVE = Pattern.compile(";[BW]\\[[a-m]{2}\\]");
    private static final String WHOLE = TestServer.example("13x13-dame-open.sgf");

    /** The first moves of a game, with a result. */
    private static String broken(int moves, String result) {
        Matcher each = MOVE.matcher(WHOLE);
        StringBuilder record = new StringBuilder("(;SZ[13]KM[6.5]RU[Japanese]");
        record.append(result.isEmpty() ? "" : "RE[" + result + "]");
        for (int move = 0; move < moves && each.find(); move++) {
            record.append(each.group());
        }
        return record + ")";
    }

    @ParameterizedTest
    @CsvSource({
        "W+R, White won by resignation: W+R.",
        "B+T, Black won on time: B+T.",
        "B+F, Black won by forfeit: B+F.",
        "W+, White won; the margin is not recorded: W+.",
        "Void, 'The record says Void, which was not counted.'",
        "'', The game is not over: this is an estimate."
    })
    void aGameThatWasBrokenOffOpensWithWhoLeads(String result, String said) {
        page.drop(broken(40, result));

        assertThat(page.all("#result[data-lead]")).hasSize(1);
        assertThat(page.text(".result")).contains(said).doesNotContain("The record says the same");
        page.one("[name=anyway]").click();
        page.await("a score", () -> !page.all("#result[data-result]").isEmpty());
        page.one("[name=estimate]").click();
        page.await("an estimate", () -> !page.all("#result[data-lead]").isEmpty());
    }

    @Test
    void aResignationAtTheEndOfAFinishedGameIsTold() {
        page.drop(WHOLE.replace("RE[W+10.5]", "RE[W+R]"));

        assertThat(page.all("#result[data-lead]")).hasSize(1);
        assertThat(page.text(".result")).contains("White won by resignation: W+R.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[26])| Ein Brett von 26x26 liegt nicht zwischen 1x1 und 25x25. (Zeile 1, Spalte 6)",
                "no game| Es steht keine Partie darin. (Zeile 1, Spalte 1)",
            })
    void whatCannotBeReadIsToldInTheLanguageOfThePage(String record, String why) {
        page.open();
        page.script("localStorage.setItem('seichi.language', 'de')");
        page.open(page.address());
        page.paste(record);
        page.await("a refusal", () -> !page.all(".error").isEmpty());

        assertThat(page.text(".error")).contains(why);
    }

    @Test
    void aFinishedGameOpensWithItsScore() {
        page.drop(WHOLE);

        assertThat(page.result()).isEqualTo("W+10.5");
        assertThat(page.text(".result")).contains("The record says the same.");
    }

    /** The browser knows the letters of a text. Those of a file are read by the character set that it names, or by a guess. */
    @ParameterizedTest
    @ValueSource(strings = {"", "CA[GB2312]", "CA[Martian]", "CA[UTF-8]"})
    void aTextThatIsPastedNeedsNoCharacterSet(String declared) {
        String record = "(;SZ[9]KM[6.5]RU[Japanese]PB[山田]PW[鈴木]" + declared + ";B[ee];W[];B[])";
        page.open();
        page.paste(record);
        page.await("the board", () -> !page.all("#board").isEmpty());
        page.awaitAnswer();
        assertThat(page.text("main")).contains("山田 – 鈴木").doesNotContain("The record (");

        page.drop(record);
        if (declared.equals("CA[UTF-8]")) {
            assertThat(page.text("main")).contains("山田 – 鈴木").doesNotContain("The record (");
        } else {
            assertThat(page.text("main")).contains("山田 – 鈴木", "The record (1)");
        }
    }

    @Test
    void whatWasToleratedIsToldBesideAnEstimateToo() {
        page.drop(broken(40, "W+R").replaceFirst("RU\\[Japanese\\]", "RU[Martian]"));

        assertThat(page.all("#result[data-lead]")).hasSize(1);
        assertThat(page.text(".right")).contains("The record (2)");
        page.one("[name=back]").click();
        page.awaitAnswer();
        assertThat(page.text(".right")).as("inside the game").doesNotContain("The record (");
    }
}
