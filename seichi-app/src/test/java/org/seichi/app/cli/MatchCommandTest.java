package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {
    /** The program itself as the other engine. */
    private static final String ENGINE = Path.of(System.getProperty("java.home"), "bin", "java") + " -cp "
            + System.getProperty("java.class.path") + " org.seichi.app.Main gtp";

    @Test
    void aMatchEndsWithATable(@TempDir Path folder) {
        Run run = Run.ofProgram(
                "match",
                "--engine",
                ENGINE,
                "--size",
                "4",
                "--games",
                "2",
                "--opening",
                "0",
                "--sgf",
                folder.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("Seichi against Seichi (not packaged): 2 games, 4x4, chinese rules, komi 7.5\n")
                .containsPattern("as Black +\\d +\\d +\\d +[0-9.]+ % +[0-9.]+ to [0-9.]+ %")
                .contains("by an illegal move 0, not at all 0; disputed scores 0.");
        assertThat(folder.resolve("0002.sgf")).exists();
        assertThat(run.status()).isZero();
    }

    @Test
    void anOpeningForWhichTheBoardHasNoRoomIsRefused() {
        assertThat(Run.ofProgram("match", "--engine", "true", "--size", "5", "--opening", "13")
                        .err())
                .isEqualTo("seichi: --opening is at most half of the points, 12 on 5x5\n");
        assertThat(Run.ofProgram("match", "--engine", "true", "--size", "5", "--opening", "12")
                        .err())
                .isEqualTo("seichi: the engine has ended\n");
    }

    @Test
    void aSeedWithoutAnOpeningIsRefused() {
        assertThat(Run.of("match", "--engine", "true", "--opening", "0", "--seed", "3")
                        .err())
                .isEqualTo("seichi: --seed draws the moves of --opening: it does not go with --opening 0\n");
    }

    @Test
    void gamesOfAnotherMatchAreNotOverwritten(@TempDir Path folder) throws IOException {
        Path kept = Files.writeString(folder.resolve("0002.sgf"), "kept");
        String[] two = {"match", "--engine", "true", "--games", "2", "--sgf", folder.toString()};

        assertThat(Run.of(two).err()).isEqualTo("seichi: " + kept + " is there already; name another folder\n");
        assertThat(kept).hasContent("kept");
        two[4] = "1";
        assertThat(Run.of(two).err()).isEqualTo("seichi: the engine has ended\n");
        two[6] = kept.toString();
        assertThat(Run.of(two).err()).isEqualTo("seichi: " + kept + " is no folder\n");
    }

    /** An engine that resigns its first game and ends when the second begins. */
    @Test
    void theGamesBeforeAnEngineFailsAreNotLost(@TempDir Path folder) throws IOException {
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                games=0
                while read -r line; do
                  case "$line" in
                    clear_board) games=$((games + 1)); if [ $games -gt 1 ]; then exit; fi; printf '=\n\n' ;;
                    genmove*) printf '= resign\n\n' ;;
                    *) printf '=\n\n' ;;
                  esac
                done
                """);
        Run run = Run.ofProgram("match", "--engine", "sh " + script, "--size", "4", "--opening", "0", "--games", "3");

        assertThat(run.out()).contains(": 1 game, 4x4").contains("by resignation 1");
        assertThat(run.err()).isEqualTo("seichi: the engine has ended\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void anEngineThatIsNoneEndsTheMatchWithASentence() {
        assertThat(Run.ofProgram("match", "--engine", "no-such-engine").status())
                .isEqualTo(2);
        assertThat(Run.ofProgram("match", "--engine", "yes", "--seconds", "1").err())
                .matches(
                        "seichi: the engine does not stop answering name\n|seichi: the engine did not answer name.*\n");
        assertThat(Run.ofProgram("match", "--engine", "true").err()).isEqualTo("seichi: the engine has ended\n");
    }
}
