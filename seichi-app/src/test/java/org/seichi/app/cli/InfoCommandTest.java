package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InfoCommandTest {
    @TempDir
    private Path folder;

    private String handicap;
    private String odd;

    @BeforeEach
    void writeRecords() {
        handicap = Games.write(folder, "handicap.sgf", """
                (;GM[1]FF[4]SZ[9]HA[2]KM[0.5]RU[Chinese]RE[B+R]AB[gc][cg]
                ;W[dg];B[dh];W[df];B[ch];W[];B[])
                """);
        odd = Games.write(folder, "odd.sgf", """
                (;GM[1]FF[4]CA[UTF-8]SZ[5:4]RU[Japanese]KM[650]RE[黑胜2目半];B[aa];W[ba](;B[cc];W[ab])(;B[dd]))(;GM[1])
                """);
    }

    @Test
    void textTellsWhatIsWrittenAndHowItIsRead() {
        Run run = Run.of("info", handicap, odd);

        assertThat(run.out()).isEqualTo(String.format("""
                %s
                  Board          9x9
                  Rules          Chinese (written: Chinese)
                  Komi           0.5 (written: 0.5)
                  Handicap       2 (written: 2)
                  Result         B+R (written: B+R)
                  Moves          6, the last 2 of them passes
                  Captured       by Black 0, by White 0
                  Empty points   75
                  Variations     no
                  Games in file  1

                %s
                  Board          5x4
                  Rules          Japanese (written: Japanese)
                  Komi           6.5 (written: 650)
                  Handicap       0 (not written)
                  Result         B+2.5 (written: 黑胜2目半)
                  Moves          4
                  Captured       by Black 0, by White 1
                  Empty points   17
                  Variations     yes
                  Games in file  2
                  Warning        KM "650" is read as 6.5 points

                """, handicap, odd));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
    }

    @Test
    void tableHasALineForEachFile() {
        assertThat(Run.of("info", "--format", "tsv", handicap, odd).out().replace('\t', '|'))
                .isEqualTo("""
                file|size|komi_as_written|handicap_as_written|result_as_written|moves|passes_at_end\
                |captured_by_black|captured_by_white|empty|variations|games_in_file
                handicap.sgf|9|0.5|2|B+R|6|2|0|0|75|False|1
                odd.sgf|5x4|650|None|黑胜2目半|4|0|0|1|17|True|2
                """);
    }

    @Test
    void jsonHasALineForEachFile() {
        assertThat(Run.of("info", "--format", "json", handicap, odd).out().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .contains("\"komi\":{\"written\":\"0.5\",\"read\":0.5}", "\"warnings\":[]"),
                        line -> assertThat(line)
                                .contains(
                                        "\"games\":2,\"width\":5,\"height\":4,",
                                        "\"rules\":{\"written\":\"Japanese\",\"read\":\"japanese\"}",
                                        "\"result\":{\"written\":\"黑胜2目半\",\"read\":\"B+2.5\"}"));
    }

    @Test
    void aFileThatFailsDoesNotStopTheOthers() {
        Run run = Run.of("info", folder + "/none.sgf", handicap);

        assertThat(run.err()).isEqualTo(folder + "/none.sgf: no such file\n");
        assertThat(run.out()).startsWith(handicap);
        assertThat(run.status()).isEqualTo(1);
    }
}
