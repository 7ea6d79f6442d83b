package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** {@code seichi compare} in its four formats. */
class CompareCommandTest {
    @TempDir
    private static Path folder;

    /** Copies three example records, one of them with an impossible result. */
    private static String suite() throws IOException {
        for (String name : new String[] {"9x9-half-point", "9x9-bulky-five", "9x9-chinese"}) {
            Files.writeString(
                    folder.resolve(name + ".sgf"),
                    Files.readString(Path.of("../examples", name + ".sgf")).replace("RE[W+4.5]", "RE[W+44.5]"));
        }
        return folder.toString();
    }

    private static Run compare(String... more) throws IOException {
        String[] arguments = new String[more.length + 4];
        arguments[0] = "compare";
        arguments[1] = suite();
        arguments[2] = "--methods";
        arguments[3] = "static,dynamic,standing";
        System.arraycopy(more, 0, arguments, 4, more.length);
        return Run.ofProgram(arguments);
    }

    @Test
    void textHasTheTableTheAgreementAndTheSuspects() throws IOException {
        Run run = compare();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("3 games\n")
                .contains("exact %", "within 3", "mean error", "winner %", "median ms", "p99 ms")
                .containsPattern("static +66\\.7 +66\\.7")
                .containsPattern("Same score, percent of games\\n")
                .contains("Games on which exactly one is right");
    }

    @Test
    void noFigureIsGivenOfNoGames(@TempDir Path alone) throws IOException {
        Path resigned = Files.writeString(alone.resolve("a.sgf"), "(;SZ[9]RE[B+R];B[ee])");
        Run run = Run.ofProgram("compare", resigned.toString(), "--methods", "static,standing");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out())
                .contains("0 games, 1 without a margin left out\n")
                .containsPattern("static( +–){6} +0( +–){3}\n")
                .containsPattern("static( +–){2}\n");
    }

    @Test
    void labelsThatAllContradictAreSuspect() throws IOException {
        Run run = Run.ofProgram("compare", suite(), "--methods", "static,dynamic");
        assertThat(run.out()).contains("9x9-chinese.sgf: all say W+4.5, the record says W+44.5");
    }

    @Test
    void markdownIsATable() throws IOException {
        assertThat(compare("--format", "markdown").out())
                .contains("| dynamic | 66.7 |", "|---|---:|", "## Suspect labels");
    }

    @Test
    void jsonHoldsTheSame() throws IOException {
        assertThat(compare("--format", "json").out())
                .contains("\"name\":\"dynamic\"", "\"exact\":66.7", "\"agreement\":{", "\"suspects\":[");
    }

    @Test
    void theStatusTellsWhetherEveryGameWasScored(@TempDir Path own) throws IOException {
        Files.writeString(own.resolve("1.sgf"), "no record");
        String[] words = {"compare", own.toString(), "--methods", "static,standing"};
        assertThat(Run.ofProgram(words).status()).isEqualTo(2);

        Files.copy(Path.of("../examples/9x9-chinese.sgf"), own.resolve("2.sgf"));
        assertThat(Run.ofProgram(words).status()).isEqualTo(1);
    }

    @Test
    void htmlIsOneWellFormedFileThatNeedsNoOther() throws Exception {
        String html = compare("--format", "html").out();
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        String body = html.substring(html.indexOf("<html"));
        Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(body)));
        assertThat(document.getElementsByTagName("svg").getLength()).isEqualTo(2);
        assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(3);
        assertThat(html)
                .contains("prefers-color-scheme: dark")
                .doesNotContain("http://", "https://", "<script", "src=");
    }

    @Test
    void longNamesHaveRoomInThePlotsAndDoNotMeet() throws IOException {
        String longest = "static-without-forced-connections";
        String html = Run.ofProgram("compare", suite(), "--format", "html", "--methods", longest + ",static,standing")
                .out();
        List<MatchResult> names = Pattern.compile(
                        "<text x=\"([0-9.]+)\" y=\"([0-9.]+)\" text-anchor=\"(start|end)\">((?:static|standing)[a-z-]*)<")
                .matcher(html)
                .results()
                .toList();

        assertThat(names).hasSize(6);
        assertThat(names.get(0).group(3)).isEqualTo("end");
        assertThat(left(names.get(0))).isPositive();
        for (MatchResult name : names.subList(3, 6)) {
            for (MatchResult other : names.subList(3, 6)) {
                assertThat(name == other || !meet(name, other))
                        .as(name.group() + " and " + other.group())
                        .isTrue();
            }
        }
    }

    /** Whether two names stand on one line and one begins before the other ends; where they are depends on the times that were measured. */
    private static boolean meet(MatchResult name, MatchResult other) {
        return name.group(2).equals(other.group(2))
                && left(name) < left(other) + width(other)
                && left(other) < left(name) + width(name);
    }

    private static double left(MatchResult name) {
        return Double.parseDouble(name.group(1)) - (name.group(3).equals("end") ? width(name) : 0);
    }

    private static double width(MatchResult name) {
        return 6.5 * name.group(4).length();
    }

    /** A small game, because the variants with a step left out search long. */
    @Test
    void aPlusStandsForAMethodAndItsVariants(@TempDir Path own) throws IOException {
        Files.writeString(
                own.resolve("1.sgf"),
                "(;GM[1]SZ[5]KM[0.5]RE[B+4.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])");
        assertThat(Run.ofProgram("compare", own.toString(), "--methods", "dynamic+")
                        .out())
                .contains("dynamic-without-absolute-life", "dynamic-without-forced-moves");
    }

    @Test
    void aMethodNamedTwiceIsMeasuredOnce() throws IOException {
        assertThat(Run.ofProgram("compare", suite(), "--methods", "static,standing,static", "--format", "json")
                        .out())
                .containsOnlyOnce("\"name\":\"static\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "compare LIST --methods static --output LIST         | holds what is measured",
                "compare FOLDER --methods static --output FOLDER/1.sgf | holds what is measured",
                "suite LIST --method static --output LIST            | holds what is measured",
                "suite LIST --method static --output FOLDER/1.sgf    | holds what is measured",
                "suite FOLDER --evaluate 3 --output FOLDER/1.sgf     | holds what is measured",
                "suite FOLDER --method static --errors FOLDER        | holds what is measured",
                "suite LIST --method static --errors FOLDER          | holds what is measured",
                "suite LIST --method static --peers PEERS --output PEERS | is the table of --peers",
            })
    void whatIsReadIsNotOverwritten(String line, String words, @TempDir Path own) throws IOException {
        Path game = Files.copy(Path.of("../examples/9x9-chinese.sgf"), own.resolve("1.sgf"));
        Path list = Files.writeString(own.resolve("list.txt"), "1.sgf\n");
        Path peers = Files.writeString(own.resolve("peers.tsv"), "file\tA_score\tA_dead\n1.sgf\tW+4.5\t\n");
        Run run = Run.ofProgram(line.replace("LIST", list.toString())
                .replace("FOLDER", own.toString())
                .replace("PEERS", peers.toString())
                .split(" "));

        assertThat(run.err()).contains(words);
        assertThat(run.status()).isEqualTo(2);
        assertThat(game).hasSameTextualContentAs(Path.of("../examples/9x9-chinese.sgf"));
        assertThat(list).hasContent("1.sgf\n");
        assertThat(Files.readString(peers)).startsWith("file\tA_score");
    }

    @ParameterizedTest
    @CsvSource({
        "--methods=nobody,no method",
        "'--methods=,',no method",
        "'--methods=static,',no method",
        "--limit=-1,--limit 0 or more",
        "--engine= ,no command"
    })
    void wrongUsageIsSaid(String option, String words) throws IOException {
        Run run = Run.ofProgram("compare", suite(), option);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(words);
    }
}
