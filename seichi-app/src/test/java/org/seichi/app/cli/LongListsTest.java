package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of very many points the text names some; JSON has all. */
class LongListsTest {
    /** Two rows of ten points between the players. */
    private static final String TWENTY = "(;GM[1]SZ[10:6]KM[0]RU[Japanese]AB[ba][da:ja][ab:jb]AW[ae:je][af:gf][if])";

    /** Three rows of seven points. */
    private static final String TWENTY_ONE = "(;GM[1]SZ[7]KM[0]RU[Japanese]AB[ba][da:ga][ab:gb]AW[af:gf][ag:dg][fg])";

    @TempDir
    private Path folder;

    private String score(String record, String format) {
        String file = Games.write(folder, "open.sgf", record);
        return Run.ofProgram("score", "--method", "static", "--format", format, file)
                .out();
    }

    @Test
    void twentyPointsAreNamedAndOfMoreEight() {
        assertThat(score(TWENTY, "text"))
                .contains("  A4 B4 C4 D4 E4 F4 G4 H4 J4 K4 A3 B3 C3 D3 E3 F3 G3 H3 J3 K3: The border");
        assertThat(score(TWENTY_ONE, "text")).contains("  A5 B5 C5 D5 E5 F5 G5 A4 and 13 more points: The border");
        assertThat(score(TWENTY_ONE, "json")).contains("\"A5\",\"B5\"", "\"F3\",\"G3\"");
    }
}
