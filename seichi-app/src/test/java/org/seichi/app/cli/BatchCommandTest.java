package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.StandInMethod;
import org.seichi.app.testkit.GameArchives;
import org.seichi.testkit.Examples;

class BatchCommandTest {
    /** A stand-in that finds the result that {@link Games#WALL} records. */
    private static final StandInMethod RIGHT = new StandInMethod("B3,G7", "", "", "");

    @TempDir
    private Path folder;

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> lines(String name) throws IOException {
        return Files.readAllLines(folder.resolve(name));
    }

    private static List<String> withoutMillis(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll("\"millis\":[0-9.E-]+", ""))
                .toList();
    }

    @Test
    void whatNoOtherTermExplainsIsLeftOpen() throws IOException {
        Games.write(folder, "wall.sgf", Games.WALL.replace("W+15.5", "B+31.5"));
        Run run = Run.withMethod(RIGHT, "batch", path("wall.sgf"), "--output", path("t.jsonl"));

        assertThat(lines("t.jsonl").get(0)).contains("\"difference\":-47,\"explainedBy\":null,");
        assertThat(run.out()).endsWith(path("wall.sgf") + "\n");
    }

    @Test
    void aRowSaysAllThatIsKnownOfAGame() throws IOException {
        String game = Games.WALL.replace("GM[1]", "GM[1]PB[Kuro, \"K\"]PW[Shiro]DT[2001-02-03]");
        Games.write(folder, "wall.sgf", game.replace("W+15.5", "W+13.5"));
        Run run = Run.withMethod(RIGHT, "batch", path("wall.sgf"), "--output", path("t.csv"));

        assertThat(lines("t.csv").get(0))
                .isEqualTo(
                        "row,source,game,black,white,date,board,moves,method,rules,komi,handicap,options,RE,recorded,"
                                + "result,score,agrees,difference,explainedBy,certainty,flags,dead,warnings,millis,fingerprint,duplicateOf,error");
        assertThat(lines("t.csv").get(1))
                .matches(
                        "1,.*wall\\.sgf,1,\"Kuro, \"\"K\"\"\",Shiro,2001-02-03,9x9,2,stand-in,japanese,6\\.5,0,,W\\+13\\.5,"
                                + "W\\+13\\.5,W\\+15\\.5,-15\\.5,false,-2,komi=4\\.5,[a-z]+,.*,G7 B3,.*,[0-9.]+,[0-9a-f]{16},,");
        assertThat(run.out()).isEqualTo("""
                        1 game scored, 0 not, 0 duplicates.
                        1 has a margin in the record: the score agrees in 0 (0.0 %%) and differs in 1.

                        Disagreements, worst first
                              by  record    found     certainty     row  game
                               2  W+13.5    W+15.5    judged          1  %s: agrees with --komi=4.5
                        """.formatted(path("wall.sgf")));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
    }

    @Test
    void ofAGameThatBreaksOffItIsSaidThatItIsNotFinished() throws IOException {
        String broken = Games.write(folder, "broken.sgf", "(;GM[1]SZ[9]KM[6.5]RE[W+30.5];B[ee];W[cc];B[gg])");
        String game = Files.readString(Examples.file("9x9-dead-stones"));
        String whole = Games.write(folder, "whole.sgf", game.replace("RE[W+19.5]", "RE[W+18.5]"));
        Run run = Run.ofProgram("batch", folder.toString(), "--output", path("t.csv"));

        assertThat(run.out())
                .contains("\nDisagreements, worst first, unfinished games last\n")
                .endsWith(broken + ": not finished\n")
                .contains(whole + ": agrees with --komi=5.5\n");
    }

    /** Names of players and files are untrusted input. */
    @Test
    void whatASpreadsheetOrATerminalWouldRunIsShown() throws IOException {
        String game = Games.WALL.replace("GM[1]", "GM[1]CA[UTF-8]PB[=cmd|' /C calc'!A0]PW[\uff20SUM(1)]DT['+1]");
        Games.write(folder, "e\u001b[2J\u202efgs.sgf", game + "(;GM[1]SZ[99])");
        Run run = Run.withMethod(RIGHT, "batch", folder.toString(), "--output", path("t.csv"));
        Run.withMethod(RIGHT, "batch", folder.toString(), "--output", path("raw.csv"), "--raw");

        assertThat(lines("t.csv").get(1))
                .contains("/e␛[2J<U+202E>fgs.sgf,1,'=cmd|' /C calc'!A0,'\uff20SUM(1),''+1,9x9,");
        assertThat(lines("raw.csv").get(1)).contains(",1,=cmd|' /C calc'!A0,\uff20SUM(1),'+1,9x9,");
        assertThat(run.out() + run.err()).doesNotContain("\u001b").doesNotContain("\u202e");
        assertThat(Run.withMethod(RIGHT, "batch", folder.toString(), "--output", path("t.csv"), "--resume")
                        .status())
                .isEqualTo(1);
        assertThat(lines("t.csv")).hasSize(3);
    }

    @Test
    void everyGameOfEveryFileIsARowAndSoIsEveryFailure() throws IOException {
        Games.write(folder, "a.sgf", Games.WALL + "\n(;GM[1]SZ[99];B[aa])\n" + Games.WALL);
        Games.write(folder, "b.sgf", "no record");
        Run run = Run.withMethod(RIGHT, "batch", folder.toString(), "--output", path("t.jsonl"));

        assertThat(lines("t.jsonl")).hasSize(4);
        assertThat(lines("t.jsonl").get(0)).contains("\"row\":1,", "\"game\":1,", "\"agrees\":true", "\"error\":null");
        assertThat(lines("t.jsonl").get(1))
                .contains("\"row\":2,", "\"game\":2,", "\"score\":null", "\"error\":\"2:11: a board of 99x99 is not");
        assertThat(lines("t.jsonl").get(2)).contains("\"row\":3,", "\"game\":3,", "\"duplicateOf\":1,");
        assertThat(lines("t.jsonl").get(3)).contains("\"row\":4,", "\"game\":0,", "\"error\":\"1:1: there is no game");
        assertThat(run.out())
                .startsWith(
                        "2 games scored, 2 not, 1 duplicate.\n2 have a margin in the record: the score agrees in 2 (100.0 %)")
                .contains("Not scored\n", "a.sgf, game 2: 2:11: ", "b.sgf: 1:1: there is no game");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void theTableIsTheSameWithAnyNumberOfThreads() throws IOException {
        Map<String, byte[]> zipped = Map.of(
                "x.sgf",
                GameArchives.bytes(GameArchives.record(3)),
                "y.sgf",
                GameArchives.bytes(GameArchives.record(4)));
        GameArchives.zip(folder.resolve("a.zip"), zipped);
        GameArchives.write(folder.resolve("many.sgf"), GameArchives.records(0, 90));
        for (String threads : List.of("1", "5")) {
            String table = path("t" + threads + ".jsonl");
            Run run = Run.of("batch", path("a.zip"), path("many.sgf"), "--output", table, "--threads", threads);
            assertThat(run.status()).isZero();
        }

        assertThat(lines("t1.jsonl")).hasSize(92);
        assertThat(withoutMillis(lines("t5.jsonl"))).isEqualTo(withoutMillis(lines("t1.jsonl")));
    }

    @Test
    void shardsTogetherHaveEveryGameOnce() throws IOException {
        for (int number = 0; number < 20; number++) {
            GameArchives.write(folder.resolve("in/" + number + ".sgf"), GameArchives.record(number));
        }
        List<String> rows = new ArrayList<>();
        for (String shard : List.of("1/3", "2/3", "3/3")) {
            String table = "t" + shard.charAt(0) + ".csv";
            Run.of("batch", path("in"), "--output", path(table), "--shard", shard);
            lines(table).stream().skip(1).map(row -> row.split(",", -1)[1]).forEach(rows::add);
            assertThat(lines(table)).hasSizeBetween(2, 15);
        }
        assertThat(rows).hasSize(20).doesNotHaveDuplicates();
    }

    @Test
    void otherFormatsAreRecordsToo() throws IOException {
        Games.write(folder, "in.gib", """
                \\HS
                \\[GAMEBLACKNAME=Kuro (3D)\\]
                \\[GAMEINFOMAIN=GRLT:4,GONGJE:65\\]
                INI 0 1 0 &4
                STO 0 2 1 3 3
                STO 0 3 2 15 15
                """);
        Games.write(folder, "in.ngf", "T\n9\nShiro  1D\nKuro  2D\nP\n0\n0\n6.5\n20110812\n1\nJigo\n1\nPMABBEEEE\n");
        Run run = Run.of("batch", folder.toString(), "--output", path("t.csv"));

        assertThat(lines("t.csv").get(1)).contains(",Kuro,,,19x19,2,", ",6.5,0,,W+R,W+R,");
        assertThat(lines("t.csv").get(2)).contains(",Kuro,Shiro,2011-08-12,9x9,1,", ",Jigo,Draw,");
        assertThat(run.status()).isZero();
        assertThat(Run.of("score", path("in.ngf"), "--format", "sgf").out())
                .startsWith("(;FF[4]")
                .contains("PW[Shiro]");
    }

    @Test
    void filesThatAreNoRecordsAreCounted() {
        GameArchives.write(folder.resolve("in/a.sgf"), Games.WALL);
        GameArchives.write(folder.resolve("in/notes.txt"), "");
        String[] command = {"batch", path("in"), "--output", path("t.csv"), "--resume"};

        assertThat(Run.of(command).err())
                .contains("seichi: 1 file was left aside, whose name is not that of a record\n");
        GameArchives.write(folder.resolve("in/more.txt"), "");
        assertThat(Run.of(command).err())
                .contains("seichi: 2 files were left aside, whose names are not those of records\n");
    }

    @Test
    void aFolderWithoutRecordsIsTold() throws IOException {
        Files.createDirectory(folder.resolve("none"));
        Run run = Run.of("batch", path("none"), "--output", path("t.csv"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).contains("0 games scored", "There was no game record.\n");
    }

    @Test
    void standardInputMayBeAnArchive() throws IOException {
        Map<String, byte[]> files = Map.of("a.sgf", GameArchives.bytes(Games.WALL));
        byte[] archive = Files.readAllBytes(GameArchives.tarGz(folder.resolve("a.tar.gz"), files));
        Run run = Run.withInput(archive, "batch", "-", "--output", path("t.jsonl"));

        assertThat(lines("t.jsonl").get(0)).contains("\"source\":\"-!/a.sgf\"");
        assertThat(run.status()).isZero();
    }

    @Test
    void theTableMayGoToStandardOutput() throws IOException {
        String game = Games.write(folder, "wall.sgf", Games.WALL);
        Run csv = Run.of("batch", game, "--output", "-");
        Run objects = Run.of("batch", game, "--output", "-", "--format", "jsonl");

        assertThat(csv.out().lines()).hasSize(2).first().asString().startsWith("row,source,game,");
        assertThat(objects.out().lines()).singleElement().asString().startsWith("{\"row\":1,\"source\":");
        assertThat(csv.err()).contains("1 game");
        assertThat(Run.of("batch", game, "--output", "-", "--resume").status()).isEqualTo(2);
    }

    @Test
    void wrongUseIsToldBeforeAnythingIsWritten() throws IOException {
        String game = Games.write(folder, "a.sgf", Games.WALL);
        String foreign = Games.write(folder, "foreign.csv", "name,age\nx,1\n");
        Games.write(folder, "there.csv", "");

        assertThat(Run.of("batch", game, "--output", path("t.xls")).err())
                .isEqualTo("seichi: --output ends in .csv or .jsonl\n");
        assertThat(Run.of("batch", path("no"), "--output", path("t.csv")).err())
                .isEqualTo("seichi: " + path("no") + ": no such file or folder\n");
        assertThat(Run.of("batch", game, "--output", path("t.csv"), "--shard", "4/3")
                        .err())
                .contains("--shard is i/n");
        assertThat(Run.of("batch", game, "--output", path("there.csv")).err())
                .contains("is there already; --resume goes on with it");
        assertThat(Run.of("batch", game, "--output", foreign, "--resume").err())
                .isEqualTo("seichi: " + foreign + ": line 1 does not begin such a table\n");
        assertThat(Files.readString(Path.of(foreign))).isEqualTo("name,age\nx,1\n");
        assertThat(folder.resolve("t.csv")).doesNotExist();
    }

    @Test
    void aTableIsGoneOnWithByTheSameMethodOnly() {
        String game = Games.write(folder, "a.sgf", Games.WALL);
        Run.of("batch", game, "--output", path("t.csv"));
        List<String> other = List.of("batch", game, "--output", path("t.csv"), "--resume", "--method", "static");
        Run run = Run.ofProgram(other.toArray(String[]::new));

        assertThat(run.err()).contains("t.csv was begun with --method stand-in, not static\n");
        assertThat(run.status()).isEqualTo(2);
    }

    /** Not even a line that begins with a zero byte, as a disk may leave behind, is taken for the torn end of the table. */
    @Test
    void aTableWithAnotherLineInItIsNotGoneOnWith() throws IOException {
        String game = Games.write(folder, "a.sgf", Games.WALL);
        Run.of("batch", game, "--output", path("t.csv"));
        Files.writeString(folder.resolve("t.csv"), "\0\n", StandardOpenOption.APPEND);
        Run run = Run.of("batch", game, "--output", path("t.csv"), "--resume");

        assertThat(run.err()).contains("line 3 is not the next row of such a table");
        assertThat(run.status()).isEqualTo(2);
        assertThat(lines("t.csv")).hasSize(3);
    }
}
