package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report on several games: a page that says which of them need a look, then a sheet for each. */
class ReportTest {
    /** Black's wall is column D and White's column F, both with a gap at row 5. */
    private static final String OPEN = "(;GM[1]SZ[9]KM[0]RU[Japanese]PB[Ann]PW[Bo]"
            + "AB[da][db][dc][dd][df][dg][dh][di]AW[fa][fb][fc][fd][ff][fg][fh][fi])";

    @TempDir
    private Path folder;

    @Test
    void theFirstPageNamesTheGamesThatNeedALook() {
        String plain = Path.of("..", "examples", "9x9-dead-stones.sgf").toString();
        String open = Games.write(folder, "open.sgf", OPEN);

        String report =
                Run.ofProgram("score", plain, open, plain, "--format", "html").out();

        assertThat(report.split("<article", -1)).hasSize(1 + 1 + 3);
        String first = report.substring(report.indexOf("<article"), report.indexOf("</article>"));
        assertThat(first)
                .contains("<h1>3 games</h1>", "<li><b>2. Black: Ann – White: Bo:</b> ", "not sealed")
                .contains("<tr><td>1</td>", "<tr><td>3</td>", "W+19.5 under Japanese rules")
                .doesNotContain("<li><b>1. ", "<li><b>3. ");
        assertThat(report).endsWith("</body>\n</html>\n");
    }

    @Test
    void theFirstPageNamesTheGamesWhoseRecordedResultIsAnother() throws IOException {
        Path plain = Path.of("..", "examples", "9x9-dead-stones.sgf");
        String other = Games.write(folder, "a.sgf", Files.readString(plain).replace("RE[W+19.5]", "RE[B+3.5]"));

        String report = Run.ofProgram("score", plain.toString(), other, "--format", "html")
                .out();

        String first = report.substring(report.indexOf("<article"), report.indexOf("</article>"));
        assertThat(first)
                .contains("<li><b>2. ", ":</b> The record says B+3.5, which does not agree.</li>")
                .doesNotContain("<li><b>1. ");
    }

    @Test
    void oneGameNeedsNoListOfGames() {
        String game = Games.write(folder, "open.sgf", OPEN);

        assertThat(Run.ofProgram("score", game, "--format", "html").out())
                .containsOnlyOnce("<article")
                .doesNotContain("Games that need a look");
    }
}
