package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An option that would be ignored beside another one, or without it, is refused. */
class CombinationsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "score --engine gnugo --move 3      | --engine does not go with --move",
                "score --engine-seconds 3           | --engine-seconds goes only with --engine",
                "compare --engine-seconds 3         | --engine-seconds goes only with --engine",
                "suite --engine gnugo               | --engine goes only with --evaluate",
                "suite --evaluate 3 --method static | --method does not go with --evaluate",
                "suite --evaluate 3 --budget small  | --budget does not go with --evaluate",
                "suite --evaluate 3 --errors wrong  | --errors does not go with --evaluate",
                "suite --evaluate 3 --peers table   | --peers does not go with --evaluate",
                "prove --check --format json        | --format does not go with --check",
                "prove --check --size 200           | --size does not go with --check",
                "prove --check --output some        | --output does not go with --check",
                "prove --check --no-times           | --no-times does not go with --check",
                "prove --check --move 3             | --move does not go with --check",
                "prove --check --large-files        | --large-files does not go with --check",
                "prove --check --summary            | --summary does not go with --check",
                "prove --summary --format svg       | --summary is written as text or json",
                "prove --summary --format html      | --summary is written as text or json",
                "evaluate --layers --format svg     | --layers is written as text; --format json always contains them",
                "evaluate --layers --format html    | --layers is written as text; --format json always contains them",
                "prove --summary --no-times         | --no-times does not go with --summary",
                "score --no-times                   | --no-times leaves the times out of JSON: it goes with --format json",
                "suggest --no-times --format html   | --no-times leaves the times out of JSON: it goes with --format json",
                "score --explain --format svg       | --explain goes with text, json, sgf and html: a picture shows no lines of play",
                "score --explain --format png       | --explain goes with text, json, sgf and html: a picture shows no lines of play",
                "score --engine gnugo --format html | the opinion of --engine is written as text or json",
                "score --engine gnugo --format sgf  | the opinion of --engine is written as text or json",
                "suite --evaluate 3 --engine gnugo --threads 2 | --threads does not go with --engine",
                "batch --output - --format jsonl --raw | --raw is about the formulas of *.csv: it does not go with jsonl",
                "batch --output rows.jsonl --raw    | --raw is about the formulas of *.csv: it does not go with jsonl",
                "solve --minutes 1 --budget 5       | --budget does not go with --minutes",
                "solve --table some --group D4      | --group does not go with --table",
                "solve --table some --first black   | --first does not go with --table",
                "solve --table some --goal life     | --goal does not go with --table",
                "solve --table some --move 3        | --move does not go with --table",
                "solve --table some --format json   | --format does not go with --table",
                "solve --table some --size 200      | --size does not go with --table",
                "solve --table some --output some   | --output does not go with --table",
                "solve --table some --no-times      | --no-times does not go with --table",
            })
    void whatWouldBeIgnoredIsRefused(String line, String message) {
        Games.write(folder, "game.sgf", Games.WALL);
        Run run = Run.of((line + " " + folder).split(" "));

        assertThat(run.err()).isEqualTo("seichi: " + message + "\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "score --method static --budget large, static",
        "suite --method park --budget normal, park",
        "batch --output - --method standing --budget small, standing",
    })
    void anEffortIsRefusedWhereNothingIsSearched(String line, String method) {
        Run run = Run.ofProgram((line + " " + folder).split(" "));

        assertThat(run.err())
                .isEqualTo("seichi: --budget does not go with --method " + method + ", which does not search\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "score --method static --budget small --explain",
                "suite --method static --budget small --errors FOLDER/wrong",
                "score --method dynamic --budget small",
            })
    void anEffortGoesWithAllThatIsASearch(String line) {
        Games.write(folder, "game.sgf", Games.WALL);
        String words = line.replace("FOLDER", folder.toString());

        assertThat(Run.ofProgram((words + " " + folder).split(" ")).err()).isEmpty();
    }
}
