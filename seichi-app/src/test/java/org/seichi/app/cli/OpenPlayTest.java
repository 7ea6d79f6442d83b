package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The output where more than neutral points is open. */
class OpenPlayTest {
    /** D2 connects two black stones to the others; if White takes it, Black has to fill E1 later. White is to move. */
    private static final String HOT = "(;GM[1]SZ[9]KM[0]RU[Japanese]"
            + "AB[ea][eb][ec][ed][ee][ef][eg][eh][ci][di]AW[da][db][dc][dd][de][df][cg][dg][bh][ch][bi];B[ie])";

    @TempDir
    private Path folder;

    @Test
    void theScoresForEitherFirstMoverAreTold() {
        String file = Games.write(folder, "hot.sgf", HOT);
        String text = Run.ofProgram("score", file).out();
        JsonNode json = new ObjectMapper()
                .readTree(Run.ofProgram("score", "--format", "json", file).out());
        JsonNode open = json.get("open");

        assertThat(text)
                .contains(
                        "Still to be played\n  More is left to play than neutral points. As far as it was read, the score is B+")
                .contains("; if Black moves first, B+")
                .doesNotContain("not read deep enough")
                .contains("depends on who makes the next move");
        assertThat(open.get("toMove").asString()).isEqualTo("white");
        assertThat(open.get("score").asDouble()).isEqualTo(json.get("score").asDouble());
        assertThat(open.get("low").asDouble()).isEqualTo(open.get("score").asDouble());
        assertThat(open.get("high").asDouble()).isEqualTo(open.get("low").asDouble() + 1);
        assertThat(open.get("largest").toString()).contains("D2");
    }

    /** Three black stones in White's open area: read with White to move the result is better for Black than with Black to move. */
    @Test
    void aContradictionBetweenTheScoresIsAdmitted() {
        String file = Games.write(folder, "inverted.sgf", """
                (;GM[1]SZ[9]KM[0]RU[Japanese]AB[ea][eb][bc][ec][ed][ee][bf][ef][bg][eg][eh][ei]
                AW[da][db][dc][gc][dd][de][he][df][dg][dh][di];W[ai])
                """);
        JsonNode open = new ObjectMapper()
                .readTree(Run.ofProgram("score", "--format", "json", file).out())
                .get("open");
        boolean inverted = open.get("score").asDouble() < open.get("high").asDouble();

        assertThat(open.get("toMove").asString()).isEqualTo("black");
        assertThat(Run.ofProgram("score", file).out().contains("not read deep enough"))
                .isEqualTo(inverted);
    }
}
