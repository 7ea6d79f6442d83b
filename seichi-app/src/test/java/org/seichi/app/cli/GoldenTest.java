package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.app.StandInMethod;
import org.seichi.method.Methods;

/**
 * Compares whole outputs with files kept beside their records, so that a changed output shows as a changed file;
 * {@code mvn test -Dtest=GoldenTest -Dgolden.write=true} rewrites the files.
 */
class GoldenTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final StandInMethod WALLS = new StandInMethod("B8 G8 J1", "", "H5 J6", "C2");
    private static final StandInMethod SEKI = new StandInMethod("", "D1 F1", "", "");

    @ParameterizedTest
    @CsvSource({
        "walls, text, walls.txt",
        "walls, json, walls.json",
        "walls, sgf, walls.scored.sgf",
        "seki, text, seki.txt",
        "seki, json, seki.json",
        "seki, sgf, seki.scored.sgf",
        "walls, svg, walls.svg",
        "walls, html, walls.html",
        "seki, svg, seki.svg",
    })
    void writesWhatIsKept(String record, String format, String golden) throws IOException {
        StandInMethod method = record.equals("walls") ? WALLS : SEKI;
        Run run = Run.withMethod(method, "score", FOLDER + "/" + record + ".sgf", "--format", format);

        assertThat(run.err()).isEmpty();
        assertKept(withoutTimes(run.out()), FOLDER.resolve(golden));
    }

    @ParameterizedTest
    @CsvSource({"text, proven.txt", "json, proven.json"})
    void provesWhatIsKept(String format, String golden) throws IOException {
        Run run = Run.of("prove", FOLDER + "/proven.sgf", "--format", format);

        assertThat(run.err()).isEmpty();
        assertKept(withoutTimes(run.out()), FOLDER.resolve(golden));
    }

    /** The part of a proof about what is open: an area with a ko has thermographs for either ko master. */
    @ParameterizedTest
    @CsvSource({"text, ko.open.txt, Races", "json, ko.open.json, races"})
    void tellsWhatAnAreaWithAKoIsWorth(String format, String golden, String from) throws IOException {
        Run run = Run.of("prove", "../examples/endgames/9x9-ko.sgf", "--format", format);

        assertThat(run.err()).isEmpty();
        String told = withoutTimes(run.out());
        assertKept(told.substring(told.indexOf(from)), FOLDER.resolve(golden));
    }

    @ParameterizedTest
    @CsvSource({"text, proven.scored.txt", "json, proven.scored.json"})
    void tellsWhatOfAScoreIsProven(String format, String golden) throws IOException {
        Run run =
                Run.withMethod(Methods.all().get(0), "score", FOLDER + "/proven.sgf", "--explain", "--format", format);

        assertThat(run.err()).isEmpty();
        assertKept(withoutTimes(run.out()), FOLDER.resolve(golden));
    }

    @Test
    void explainsWhatIsKept() throws IOException {
        Run run = Run.withMethod(WALLS, "score", FOLDER + "/walls.sgf", "--explain", "--dead", "A2");

        assertKept(run.out(), FOLDER.resolve("walls.explained.txt"));
    }

    private static void assertKept(String output, Path golden) throws IOException {
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(golden, output);
        }
        assertThat(output).isEqualTo(Files.readString(golden));
    }

    private static String withoutTimes(String output) {
        return output.replaceAll("icros\":\\d+", "icros\":0");
    }
}
