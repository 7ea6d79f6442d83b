package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

class ProveCommandTest {
    /** Black has three eyes; White has one and may lose it. */
    private static final String EYES = "(;GM[1]SZ[7:3]RU[Japanese]" + "AB[ba][bb][bc][da][db][dc][cb]AW[fa][fb][fc]";

    @TempDir
    private Path folder;

    private static JsonNode json(String... arguments) {
        Run run = Run.of(arguments);
        assertThat(run.err()).isEmpty();
        return new ObjectMapper().readTree(run.out());
    }

    private static int sum(JsonNode object) {
        return object.valueStream().mapToInt(JsonNode::asInt).sum();
    }

    private static int sumOf(JsonNode object, List<String> keys) {
        return keys.stream().mapToInt(key -> object.get(key).asInt()).sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9-chinese.sgf", "19x19-dame-open.sgf"})
    void theNumbersAddUp(String example) {
        JsonNode proof = json("prove", "--format", "json", "../examples/" + example);
        int board = proof.get("width").asInt() * proof.get("height").asInt();

        assertThat(sum(proof.get("points"))).isEqualTo(board);
        assertThat(sum(proof.get("by")))
                .isPositive()
                .isEqualTo(board - sumOf(proof.get("points"), List.of("neutral", "open")));
    }

    /** The numbers count the points of the proofs, and a proof with replies has a line that shows one. */
    @ParameterizedTest
    @ValueSource(strings = {"9x9-chinese.sgf", "13x13-dame-open.sgf", "19x19-dame-open.sgf"})
    void theProofsHoldThePointsThatAreCounted(String example) {
        JsonNode proof = json("prove", "--format", "json", "../examples/" + example);
        JsonNode points = proof.get("points");

        for (String color : List.of("black", "white")) {
            assertThat(proven(proof, color, "stones"))
                    .hasSize(points.get(color + "Stones").asInt());
            assertThat(proven(proof, color, "territory"))
                    .hasSize(points.get(color + "Territory").asInt());
        }
        assertThat(proof.get("regions"))
                .isNotEmpty()
                .filteredOn(region -> !region.get("replies").isEmpty())
                .allSatisfy(region -> assertThat(region.get("line")).isNotEmpty());
    }

    private static Set<String> proven(JsonNode proof, String color, String what) {
        return proof.get("regions")
                .valueStream()
                .filter(region -> region.get("color").asString().equals(color)
                        && region.get("what").asString().equals(what))
                .flatMap(region -> region.get("points").valueStream())
                .map(JsonNode::asString)
                .collect(Collectors.toSet());
    }

    /** In the corner, a chain of either player with an eye of its own and one shared liberty that neither may fill. */
    private static final String SEKI = """
            (;GM[1]SZ[9]RU[%s]AB[da][fa][cb][db][eb][fb][ac][bc][bd][ae][be][bf][cf][df][ef][ff][gf][hf][if][ag][bg][dg]\
            [fg][hg][ig][ah][bh][ch][dh][eh][fh][gh][hh][bi][di][fi][gi][hi][ii]\
            AW[ba][ga][ab][bb][gb][cc][dc][ec][fc][gc][hc][ic][cd][ed][gd][id][ce][de][ee][fe][ge][he][ie];B[];W[])
            """;

    @Test
    void anEyeInSekiIsTerritoryWhereTheRulesCountIt() {
        JsonNode area = json("prove", "--format", "json", Games.write(folder, "area.sgf", SEKI.formatted("Chinese")));
        String game = Games.write(folder, "territory.sgf", SEKI.formatted("Japanese"));
        JsonNode territory = json("prove", "--format", "json", game);

        assertThat(proven(area, "black", "territory")).contains("E9", "A6");
        assertThat(proven(area, "black", "eye")).isEmpty();
        assertThat(proven(territory, "black", "territory")).contains("A6").doesNotContain("E9");
        assertThat(proven(territory, "black", "eye")).containsExactly("E9");
        assertThat(proven(territory, "white", "eye")).containsExactly("A9");
        assertThat(territory.get("points").get("open").asInt())
                .isEqualTo(area.get("points").get("open").asInt() + 2);
        assertThat(sum(territory.get("by"))).isEqualTo(81 - sumOf(territory.get("points"), List.of("neutral", "open")));
        assertThat(Run.of("prove", game).out())
                .contains("Eyes that do not count if the stones beside them stand in seki")
                .contains("Black's E9: safe by search.");
        assertThat(Run.of("prove", "--check", Games.write(folder, "stored.json", territory.toString()))
                        .status())
                .isZero();
    }

    @Test
    void otherRulesThanTheRecordsAreTaken() {
        String game = Games.write(folder, "area.sgf", SEKI.formatted("Chinese"));
        JsonNode territory = json("prove", "--format", "json", "--rules", "japanese", game);

        assertThat(proven(territory, "black", "eye")).containsExactly("E9");
        assertThat(Run.of("prove", "--rules", "chess", game).err()).contains("'seichi rules' lists them");
    }

    /** Black's corridor at the top has five points and is open at one end. */
    private static final String CORRIDOR = """
            (;GM[1]SZ[9:5]RU[Japanese]AB[ab][bb][cb][db][eb][ac][cc][bd][ad][cd][ae][ce]\
            AW[fa][fb][fc][gc][hc][ic][fd][hd][fe][he][gb][ib]AB[ec][dd][dc];B[ed];W[ee])
            """;

    @Test
    void openAreasHaveTheirExactWorth() {
        String game = Games.write(folder, "corridor.sgf", CORRIDOR);
        JsonNode corridor = json("prove", "--format", "json", game).get("areas").get(0);

        assertThat(corridor.get("mean").asString()).isEqualTo("49/16");
        assertThat(corridor.get("temperature").asString()).isEqualTo("15/16");
        assertThat(corridor.get("blackFirst").get("least").asInt()).isEqualTo(4);
        assertThat(Run.of("prove", game).out())
                .contains("A5 B5 C5 D5 E5: Black +4 if Black moves first, Black +3 if White does.");
    }

    /** Black's four stones at the top against White's five: if Black moves first, a ko decides the race. */
    static final String RACE_WITH_KO = """
            (;GM[1]SZ[9:5]RU[Japanese]AB[ba][da][fa][ga][ab][bb][eb][fb][bc][ad][bd][ed][gd][be][ce][de][ee][fe][ge]\
            AW[ca][ha][cb][db][hb][ib][cc][ec][fc][gc][hc][cd][fd][hd][id][he];B[];W[])
            """;

    @Test
    void aRaceThatDependsOnAKoTellsWhatEachMasterGets() {
        String game = Games.write(folder, "race.sgf", RACE_WITH_KO);
        JsonNode race = json("prove", "--format", "json", game)
                .get("races")
                .valueStream()
                .filter(each -> each.get("blackFirst").asString().equals("ko"))
                .findFirst()
                .orElseThrow();

        assertThat(race.get("blackFirst").asString()).isEqualTo("ko");
        assertThat(race.get("whiteFirst").asString()).isEqualTo("white_wins");
        assertThat(race.get("kos").get("black").get("blackFirst").asString()).isEqualTo("black_wins");
        assertThat(race.get("kos").get("white").get("blackFirst").asString()).isEqualTo("white_wins");
        assertThat(race.get("kos").get("white").get("whiteFirst").asString()).isEqualTo("white_wins");
        assertThat(Run.of("prove", game).out())
                .contains("a ko decides if Black moves first, White wins if White does (searched).")
                .contains("If Black wins the ko: Black wins if Black moves first, White wins if White does.")
                .contains("If White wins the ko: White wins whoever moves first.");
    }

    /** Two shared liberties and two outside liberties of Black's chain; Black needs approach moves to fill White's two. */
    private static final String SEKI_WITH_KO = """
            (;GM[1]SZ[6:10]RU[Japanese]KM[0]AB[ad:fd][ce:fe][cg:dg][bh:eh][ai:fi][bj][dj:fj]\
            AW[ba][da:fa][ab:fb][cc:fc][af:ff][bg][eg];B[];W[])
            """;

    @Test
    void aSekiThatAKoCanEndSaysWhoHasToWinIt() {
        String game = Games.write(folder, "seki.sgf", SEKI_WITH_KO);
        JsonNode race = json("prove", "--format", "json", game).get("races").get(0);

        assertThat(race.get("blackFirst").asString()).isEqualTo("ko_or_seki");
        assertThat(race.get("whiteFirst").asString()).isEqualTo("ko_or_seki");
        assertThat(race.get("kos").get("black").get("whiteFirst").asString()).isEqualTo("seki");
        assertThat(race.get("kos").get("white").get("blackFirst").asString()).isEqualTo("white_wins");
        assertThat(Run.of("prove", game).out())
                .contains("Black A7 against White A5: seki unless White wins a ko whoever moves first (searched).")
                .contains("If White wins the ko: White wins whoever moves first.");
    }

    /** A black bent four in the corner, beside a seki in which Black can put four stones in atari. */
    static final String BENT_FOUR = """
            (;GM[1]SZ[12:10]KM[0]RU[Chinese]\
            AB[da][fa][bb][db][fb][ac][bc][cc][dc][fc][kc][fd][fe][ff][fg][gg][hg][eh][hh][di][ei][hi][ii][dj]\
            [ej][hj][ij]\
            AW[aa][ba][ca][ea][eb][ec][ad][bd][cd][dd][ed][ee][ef][dg][eg][ch][dh][fh][gh][ci][gi][cj][gj];B[]\
            ;W[])
            """;

    @Test
    void stonesThatAWaitingKoKillsAreTold() {
        String game = Games.write(folder, "bent.sgf", BENT_FOUR);
        JsonNode waiting = json("prove", "--format", "json", game).get("waitingKos");

        assertThat(waiting).hasSize(1);
        assertThat(waiting.get(0).get("color").asString()).isEqualTo("black");
        assertThat(waiting.get(0).get("stones")).hasSize(7);
        assertThat(Run.of("prove", game).out())
                .contains("Black D10 B9 D9 A8 B8 C8 D8: White can start a ko")
                .contains("Under Chinese rules White must play the ko out");
    }

    /** A larger budget proves no less than a smaller one, and more where a proof needs more search. */
    @Test
    void aLargerBudgetLeavesLessOpen() {
        String deep = "../examples/figures/figure-07-one-group-with-two-eyes.sgf";
        assertThat(open("normal", deep)).isLessThan(open("small", deep));
        int before = Integer.MAX_VALUE;
        for (String budget : List.of("small", "normal", "large")) {
            int open = open(budget, "../examples/9x9-chinese.sgf");
            assertThat(open).as(budget).isLessThanOrEqualTo(before);
            before = open;
        }
        assertThat(Run.of("prove", "--budget", "endless", "../examples/9x9-chinese.sgf")
                        .status())
                .isEqualTo(2);
    }

    private static int open(String budget, String game) {
        return json("prove", "--format", "json", "--budget", budget, game)
                .get("points")
                .get("open")
                .asInt();
    }

    @Test
    void aMoveNumberTakesAnEarlierPosition() {
        String game = Games.write(folder, "eyes.sgf", EYES + ";B[ea])");

        assertThat(safeStones(game, "--move", "0")).isEqualTo(7);
        // The move at E3 joins the safe stones at D3.
        assertThat(safeStones(game)).isEqualTo(8);
    }

    private static int safeStones(String game, String... options) {
        List<String> words = new ArrayList<>(List.of("prove", "--format", "json", game));
        words.addAll(List.of(options));
        return json(words.toArray(String[]::new))
                .get("points")
                .get("blackStones")
                .asInt();
    }

    /** Black has three stones in the only eye of a white group: the whole area is his, though these stones may be captured. */
    @Test
    void aGroupThatIsDeadByNakadeIsProvenDead() {
        String game = Games.write(
                folder,
                "1.sgf",
                "(;GM[1]SZ[8:7]AB[ac][bc][cc][dc][ec][fc][gc][hc][bd][dd][ed][fd][gd][hd][ae][be]"
                        + "[ce][de][ee][fe][ge][he][af][hf][ag][cg][dg][eg][hg]"
                        + "AW[ba][da][ea][fa][ga][ha][ab][bb][cb][db][eb][fb][gb][hb][bf][cf][df][ef][ff][gf][bg][gg];B[];W[])");
        assertThat(Run.of("prove", game).out())
                .contains("  2 X o o o o o o X 2\n  1 X o b b b + o X 1\n")
                .contains("b  Black, in his own territory")
                .containsPattern("Open +0\n");
    }

    /** E1 touches safe stones of both colors, but the record marks it as Black's. */
    @Test
    void aPointBesideSafeStonesOfBothIsNobodys() {
        String game = Games.write(
                folder,
                "1.sgf",
                "(;GM[1]SZ[8:3]AB[ba][da][ab][bb][cb][db][bc][dc]AW[ea][ga][eb][fb][gb][hb][fc][hc]"
                        + ";B[];W[]TB[aa][ca][ac][cc][ec]TW[fa][ha][gc])");
        JsonNode proof = json("prove", "--format", "json", game);
        JsonNode summary = json("prove", "--summary", "--format", "json", game);

        assertThat(proof.get("neutral")).hasSize(1);
        assertThat(proof.get("neutral").get(0).asString()).isEqualTo("E1");
        assertThat(proof.get("points").get("neutral").asInt()).isEqualTo(1);
        assertThat(proof.get("points").get("open").asInt()).isZero();
        assertThat(summary.get("neutral").asDouble()).isEqualTo(4.17);
        assertThat(summary.get("open").asDouble()).isZero();
        assertThat(summary.get("contradicted").asInt()).isEqualTo(1);
        assertThat(Run.of("prove", game).out())
                .contains("Neutral                  1\n", " 1 + X + X = O - O 1\n", "=  neutral");
        assertThat(Run.of("prove", "--format", "svg", game).out()).contains("go-neutral");
        assertThat(Run.of("prove", "--summary", game).out()).contains("proven, neutral                4.2 %");
    }

    @Test
    void aSummaryTellsWhatTheMarksContradict() {
        Games.write(folder, "1.sgf", Games.WALL);
        Games.write(
                folder,
                "3.sgf",
                "(;GM[1]SZ[5:3]AB[ba][bb][bc][da][db][dc][cb];B[];W[]TB[aa][ab][ac][ca][cc]TW[ea:ec])");
        JsonNode summary = json("prove", "--summary", "--format", "json", folder.toString());

        assertThat(summary.get("games").asInt()).isEqualTo(2);
        assertThat(summary.get("heldBack").get("games").asInt()).isEqualTo(1);
        assertThat(summary.get("heldBack").get("open").asDouble()).isZero();
        assertThat(summary.get("contradicted").asInt()).isEqualTo(3);
        assertThat(summary.get("whole").asInt()).isEqualTo(1);
        assertThat(Run.of("prove", "--summary", folder.toString()).out())
                .contains("games                              2           1\n")
                .contains("boards proven whole                1           1\n")
                .contains("points against marks               3           3\n");
    }

    @Test
    void whatCannotBeReadIsToldAndDoesNotStopTheOthers() {
        String game = Games.write(folder, "eyes.sgf", EYES + ")");
        Run run = Run.of("prove", folder + "/none.sgf", game);

        assertThat(run.err()).isEqualTo(folder + "/none.sgf: no such file\n");
        assertThat(run.out()).startsWith(game);
        assertThat(run.status()).isEqualTo(1);
    }

    /** Writes a proof of an example into a file. */
    private String stored(String name, JsonNode proof) {
        return Games.write(folder, name, proof.toString());
    }

    @Test
    void aStoredProofStandsAndOneThatClaimsTooMuchDoesNot() {
        JsonNode proof = json("prove", "--format", "json", "../examples/13x13-dame-open.sgf");
        Run held = Run.of("prove", "--check", "--budget", "small", stored("held.json", proof));
        assertThat(held.out()).contains("held.json:1: ", " claims stand, ");
        assertThat(held.status()).isZero();

        ObjectNode silent = (ObjectNode) proof.deepCopy();
        silent.putArray("answers");
        Run broken = Run.of("prove", "--check", "--budget", "small", stored("silent.json", silent));
        assertThat(broken.out()).contains("silent.json:1: broken", " is lost after the attacks ");
        assertThat(broken.status()).isEqualTo(1);
    }

    @Test
    void whatIsNoProofIsRefusedWithItsPlace() {
        assertThat(Run.of("prove", "--check", Games.write(folder, "no.json", "{\"rows\""))
                        .err())
                .contains("no.json:1:", "is not JSON")
                .doesNotContain("Source:");
        assertThat(Run.of("prove", "--check", Games.write(folder, "old.json", "{\"rows\":[\"..\"]}"))
                        .err())
                .contains("old.json:1: \"regions\" is missing");
        assertThat(Run.of("prove", "--check", folder.resolve("none.json").toString())
                        .err())
                .contains("none.json: no such file");
    }

    @Test
    void aFileBeyondAllBoundsIsNotReadWhole() throws IOException {
        Path endless = folder.resolve("endless.json");
        try (RandomAccessFile file = new RandomAccessFile(endless.toFile(), "rw")) {
            file.setLength(1L << 33);
        }
        Run refused = Run.of("prove", "--check", endless.toString());
        assertThat(refused.err()).contains("endless.json: is longer than 67108864 bytes");
        assertThat(refused.status()).isEqualTo(2);
    }

    /** A record given by mistake: one line says so, not one for each of its own. */
    @Test
    void aRecordHoldsNoProof() {
        Run record = Run.of("prove", "--check", Games.write(folder, "record.sgf", "(;SZ[9]\n;B[aa]\n;W[bb])\n"));
        assertThat(record.err().lines())
                .singleElement()
                .asString()
                .contains("record.sgf: there is no proof in this file");
        assertThat(record.status()).isEqualTo(2);
    }

    @Test
    void anEmptyFileHoldsNoProof() {
        Run empty = Run.of("prove", "--check", Games.write(folder, "empty.json", "\n"));
        assertThat(empty.err()).contains("empty.json: there is no proof in this file");
        assertThat(empty.status()).isEqualTo(2);
    }
}
