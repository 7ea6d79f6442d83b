package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Analysis in the forms that viewers read, and the commands that a review uses. */
class ViewerCommandsTest {
    private static final Pattern LEELA = Pattern.compile(
            "info move ([A-J][1-9]|pass) visits (\\d+) winrate (\\d+) prior \\d+ lcb \\d+ order (\\d+) pv \\1 ?");
    private static final Pattern KATA = Pattern.compile(
            "info move ([A-J][1-9]|pass) visits (\\d+) winrate (0\\.\\d+|1\\.0+)"
                    + " scoreMean (-?[\\d.]+) scoreStdev [\\d.]+ scoreLead \\4 prior ([01]\\.\\d+) lcb ([01]\\.\\d+) order (\\d+) pv \\1 ?");

    private final GtpEngine engine = GtpEngines.create();

    private String ask(String command) {
        return GtpEngines.answer(engine, command);
    }

    @BeforeEach
    void load() {
        ask("loadsgf examples/9x9-dead-stones.sgf");
    }

    /** The moves of an analysis, each matching the pattern, with nothing between them. */
    private static List<MatchResult> moves(Pattern form, String infos) {
        Matcher matcher = form.matcher(infos);
        List<MatchResult> moves = new ArrayList<>();
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            end = matcher.end();
            moves.add(matcher.toMatchResult());
        }
        assertThat(end).isEqualTo(infos.length());
        return moves;
    }

    private static List<String> points(List<MatchResult> moves) {
        return moves.stream().map(move -> move.group(1)).toList();
    }

    @Test
    void leelaZerosFormHasEveryMoveOnce() {
        String answer = engine.answer("lz-analyze w 10");
        assertThat(answer).startsWith("= \ninfo move ").endsWith("\n\n");
        List<MatchResult> moves = moves(LEELA, answer.substring(2).strip());

        assertThat(points(moves))
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(1)
                .isEqualTo(points(moves(KATA, ask("kata-analyze w 10"))));
        for (int order = 0; order < moves.size(); order++) {
            assertThat(moves.get(order).group(4)).isEqualTo(Integer.toString(order));
            assertThat(Integer.parseInt(moves.get(order).group(3))).isBetween(0, 10_000);
        }
        assertThat(ask("lz-analyze w 10")).isEqualTo(answer.substring(2).strip());
    }

    @Test
    void katagosFormHasTheOwnerOfEveryPoint() {
        String[] parts = ask("kata-analyze b 10 ownership true").split(" ownership ", -1);
        double[] owners = Arrays.stream(parts[1].split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();

        assertThat(moves(KATA, parts[0])).isNotEmpty();
        assertThat(owners).hasSize(81);
        assertThat(Arrays.stream(owners).allMatch(owner -> Math.abs(owner) <= 1))
                .isTrue();
        // White's corner at the top left, and Black's right edge.
        assertThat(owners[0]).isLessThan(-0.5);
        assertThat(owners[44]).isGreaterThan(0.5);
        assertThat(ask("kata-analyze b 10")).doesNotContain("ownership");
    }

    /** The signs are those of the player to move; apart from the turn, the values are the same. */
    @Test
    void leadsAndOwnersAreThoseOfThePlayerToMove() {
        String black = ask("kata-analyze b ownership true");
        String white = ask("kata-analyze w ownership true");

        assertThat(lead(black)).isNegative();
        assertThat(lead(white)).isPositive();
        assertThat(firstOwner(white)).isEqualTo(-firstOwner(black), within(0.1));
    }

    private static double lead(String analysis) {
        return Double.parseDouble(analysis.replaceAll("(?s).*?scoreLead (\\S+).*", "$1"));
    }

    private static double firstOwner(String analysis) {
        return Double.parseDouble(analysis.replaceAll("(?s).* ownership (\\S+).*", "$1"));
    }

    /** Priors sum to at most 1, a bound is at most the share that it bounds, and leads differ between moves. */
    @Test
    void eachMoveHasItsOwnPriorLeadAndBound() {
        List<MatchResult> moves = moves(KATA, ask("kata-analyze b 10"));

        assertThat(moves.stream()
                        .mapToDouble(move -> Double.parseDouble(move.group(5)))
                        .sum())
                .isBetween(0.1, 1.001);
        assertThat(moves).allMatch(move -> Double.parseDouble(move.group(6)) <= Double.parseDouble(move.group(3)));
        assertThat(moves.stream().map(move -> move.group(4)).distinct().count()).isGreaterThan(1);
    }

    /** The answer ends with the move that genmove plays, and it is played. */
    @ParameterizedTest
    @ValueSource(strings = {"lz-genmove_analyze", "kata-genmove_analyze"})
    void aMoveIsPlayedAfterItsAnalysis(String command) {
        ask("boardsize 9");
        ask("clear_board");
        ask("play b E5");
        String expected = ask("reg_genmove w");
        List<String> lines = ask(command + " w 10").lines().toList();

        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).startsWith("info move " + expected + " ");
        assertThat(lines.get(1)).isEqualTo("play " + expected);
        ask("undo");
        assertThat(engine.answer("play w " + expected)).startsWith("=");
    }

    /** What Sabaki, Lizzie and KaTrain send to Leela Zero and KataGo. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "lz-analyze",
                "lz-analyze 100",
                "lz-analyze B 100",
                "lz-analyze interval 50",
                "lz-analyze b interval 10 avoid b D4,pass 1 avoid w E5 12 minmoves 3",
                "lz-analyze white 1.5 allow w D4,E5 1",
                "kata-analyze b 10 rootInfo true pvVisits true movesOwnership false someday 7",
                "kata-analyze interval 10 maxmoves 30 ownershipStdev true w"
            })
    void whatViewersSendIsUnderstood(String command) {
        assertThat(engine.answer(command)).startsWith("= \ninfo move ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lz-analyze foo",
                "lz-analyze b 10 ownership",
                "lz-analyze -5",
                "lz-analyze ?",
                "lz-analyze interval soon",
                "kata-analyze avoid b D4",
                "kata-analyze avoid b D4 deep",
                "lz-genmove_analyze b 10 foo",
                "kata-genmove_analyze b 10 ="
            })
    void whatIsNotUnderstoodIsASyntaxError(String command) {
        String game = ask("printsgf");

        assertThat(engine.answer(command)).startsWith("? syntax error: ");
        assertThat(ask("printsgf")).isEqualTo(game);
    }

    @Test
    void anEstimateHasBoundsAroundIt() {
        assertThat(ask("estimate_score")).matches("W\\+\\d+\\.\\d \\(upper bound: -?\\d+\\.\\d, lower: -\\d+\\.\\d\\)");
    }

    @Test
    void movesAreSuggestedInTheOrderOfTheirShares() {
        List<String> lines = ask("suggest 5").lines().toList();
        List<Double> shares = lines.stream()
                .map(line -> Double.valueOf(line.split(" ", -1)[1]))
                .toList();

        assertThat(lines).hasSize(5).allMatch(line -> line.matches("[A-J][1-9]( -?\\d+\\.\\d+){3}"));
        assertThat(shares).isSortedAccordingTo(Comparator.reverseOrder()).allMatch(share -> share > 0);
        assertThat(shares.get(0)).isGreaterThan(shares.get(4));
    }

    @Test
    void aProofHasNoEmptyLineInIt() {
        assertThat(ask("prove")).contains("Without answers").doesNotContain("\n\n");
    }

    @ParameterizedTest
    @CsvSource({"A1, white_territory", "C5, dead", "A9, alive", "H9, black_territory"})
    void everyPointHasAStatus(String point, String status) {
        assertThat(ask("final_status " + point)).isEqualTo(status);
    }

    /** Black captures the dead stone H8 by playing beside it; then it is not listed as dead. */
    @Test
    void cleaningUpTakesTheDeadStones() {
        assertThat(ask("final_status_list dead")).contains("H8");
        assertThat(ask("kgs-genmove_cleanup b")).isIn("H9", "H7", "G8", "J8");
        for (int moves = 0; moves < 8; moves++) {
            ask("kgs-genmove_cleanup b");
        }
        assertThat(ask("final_status_list dead")).doesNotContain("H8");
    }

    @Test
    void processorTimeIsANumberOfSeconds() {
        assertThat(Double.parseDouble(ask("cputime"))).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"final_status", "final_status pass", "suggest many", "kgs-genmove_cleanup", "final_status Z1"})
    void whatMakesNoSenseIsRefused(String command) {
        assertThat(engine.answer(command)).startsWith("? ");
    }
}
