package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The figures of Mueller's and of Yen's papers as records: the command line gives the results of the papers. */
class PaperFiguresTest {
    private static final char EDGE = '#';
    private static final char FARTHEST = '5';
    private static final String FOLDER = "../examples/figures/";

    private static String text(String command, String figure) {
        return Run.of(command, FOLDER + figure + ".sgf").out();
    }

    private static JsonNode json(String command, String figure, String... options) {
        String[] arguments = new String[options.length + 4];
        arguments[0] = command;
        arguments[1] = FOLDER + figure + ".sgf";
        arguments[2] = "--format";
        arguments[3] = "json";
        System.arraycopy(options, 0, arguments, 4, options.length);
        return new ObjectMapper().readTree(Run.of(arguments).out());
    }

    /** Figure 1: stones are safe, the territory is not; figure 2: life without answers; figure 3: every point is safe. */
    @ParameterizedTest
    @CsvSource({
        "mueller-figure-01-seki-inside, 17, 2, 13",
        "mueller-figure-02-unconditional-life, 16, 4, 0",
        "mueller-figure-03-everything-safe, 28, 13, 0"
    })
    void figures1To3(String figure, int blackStones, int blackTerritory, int open) {
        JsonNode points = json("prove", figure).get("points");

        assertThat(points.get("blackStones").asInt()).isEqualTo(blackStones);
        assertThat(points.get("blackTerritory").asInt()).isEqualTo(blackTerritory);
        assertThat(points.get("open").asInt()).isEqualTo(open);
    }

    /** Figures 4 to 6: races won by counting and by search, and three with values, one of them with more than two outcomes. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            prove   ; mueller-figure-04-race-by-counting ; Black wins whoever moves first (counted, worth 16*)
            evaluate; mueller-figure-04-race-by-counting ; Estimate: B+16.0
            prove   ; mueller-figure-05-race-by-search   ; A5 A4 B4 C4 D4 E4 F4 G4 H4 A3: safe by search
            evaluate; mueller-figure-05-race-by-search   ; Estimate: B+21.0
            prove   ; mueller-figure-06-a-switch         ; worth {16*|-16*}
            evaluate; mueller-figure-06-a-switch         ; Estimate: B+16.0
            prove   ; mueller-figure-06-b-seki-or-won    ; seki if Black moves first, White wins if White does (counted, worth {0|-28}
            evaluate; mueller-figure-06-b-seki-or-won    ; Estimate: even
            prove   ; mueller-figure-06-c-four-outcomes  ; White wins whoever moves first (counted, worth {{18|-31*}|-32*}
            """)
    void figures4To6(String command, String figure, String expected) {
        assertThat(text(command, figure)).contains(expected);
    }

    /** Section 4: where nothing is left to play, points are added up, though wide territories are not proven. */
    @ParameterizedTest
    @CsvSource({"decided-walls-9x9, 9", "decided-walls-13x13, 13"})
    void decidedBoards(String figure, double score) {
        JsonNode evaluation = json("evaluate", figure);

        assertThat(evaluation.get("score").asDouble()).isBetween(score - 0.3, score + 0.3);
        assertThat(evaluation.get("turn").asDouble()).isZero();
    }

    private static List<String> layer(JsonNode evaluation, String name) {
        return evaluation
                .get("layers")
                .get(name)
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    /** The character of a layer at a point; the edge outside the board. */
    private static char at(List<String> rows, int x, int y) {
        boolean inside = y >= 0 && y < rows.size() && x >= 0 && x < rows.get(y).length();
        return inside ? rows.get(y).charAt(x) : EDGE;
    }

    /** Calls an action for each point of a board. */
    private static void eachPoint(List<String> rows, BiConsumer<Integer, Integer> what) {
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.get(y).length(); x++) {
                what.accept(x, y);
            }
        }
    }

    /**
     * Figure 7: "the two endpoints of each divider are either stones of the divider's color, or the edge of the board". Each
     * divider point is connected through divider points to a stone, and to a second stone or the edge.
     */
    @ParameterizedTest
    @CsvSource({"blackDividers, X", "whiteDividers, O"})
    void figure7(String layer, char own) {
        List<String> rows = layer(json("evaluate", "mueller-figures-07-to-11-layers"), layer);

        eachPoint(rows, (x, y) -> {
            if (isDivider(at(rows, x, y))) {
                Set<Integer> ends = new HashSet<>();
                ends(rows, x, y, own, new HashSet<>(), ends);
                assertThat(ends).as("%d %d", x, y).hasSizeGreaterThan(1).anyMatch(end -> end >= 0);
            }
        });
        assertThat(String.join("", rows)).contains("|", ":");
    }

    private static boolean isDivider(char sign) {
        return sign == '|' || sign == ':';
    }

    /** Collects the ends of the dividers connected to a point: the indices of stones, and -1 for the edge. */
    private static void ends(List<String> rows, int x, int y, char own, Set<Integer> seen, Set<Integer> ends) {
        char sign = at(rows, x, y);
        int number = y * rows.get(0).length() + x;
        if (sign == EDGE) {
            ends.add(-1);
        } else if (sign == own) {
            ends.add(number);
        } else if (isDivider(sign) && seen.add(number)) {
            for (int direction = 0; direction < 9; direction++) {
                ends(rows, x + direction % 3 - 1, y + direction / 3 - 1, own, seen, ends);
            }
        }
    }

    /** Figure 8: a zone of each status, named by one of its points. */
    @ParameterizedTest
    @CsvSource({
        "white, A19, safe, false, 16",
        "black, J2, potential, true, 6",
        "black, T1, threatened, true, 6",
        "white, T19, unused, true, 15"
    })
    void figure8(String color, String point, String status, boolean potential, int size) {
        JsonNode zones = json("evaluate", "mueller-figures-07-to-11-layers").get("zones");

        assertThat(zones.valueStream()).anySatisfy(zone -> {
            assertThat(zone.get("color").asString()).isEqualTo(color);
            assertThat(zone.get("points").valueStream().map(JsonNode::asString))
                    .contains(point)
                    .hasSize(size);
            assertThat(zone.get("status").asString()).isEqualTo(status);
            assertThat(zone.get("potential").asBoolean()).isEqualTo(potential);
        });
    }

    /** Figure 8: the picture shows a zone of each status; the threatened and the unused one lie between potential dividers. */
    @ParameterizedTest
    @CsvSource({"whiteZones, 0, 0, s", "blackZones, 8, 17, p", "blackZones, 18, 18, t", "whiteZones, 14, 0, u"})
    void pictureOfFigure8(String layer, int x, int y, char sign) {
        assertThat(at(layer(json("evaluate", "mueller-figures-07-to-11-layers"), layer), x, y))
                .isEqualTo(sign);
    }

    /** Figure 8: safe zones "are surrounded only by stones and dividers"; potential dividers do not count. */
    @ParameterizedTest
    @CsvSource({"blackZones, blackDividers, X", "whiteZones, whiteDividers, O"})
    void safeZonesOfFigure8(String zones, String dividers, char own) {
        JsonNode evaluation = json("evaluate", "mueller-figures-07-to-11-layers");
        List<String> zone = layer(evaluation, zones);
        List<String> divider = layer(evaluation, dividers);

        eachPoint(zone, (x, y) -> {
            if (at(zone, x, y) == 's') {
                for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    char beside = at(zone, x + step[0], y + step[1]);
                    boolean closed = beside == EDGE
                            || beside == own
                            || beside == 's'
                            || at(divider, x + step[0], y + step[1]) == '|';
                    assertThat(closed).as("%d %d", x, y).isTrue();
                }
            }
        });
        assertThat(String.join("", zone)).contains("s");
    }

    /** Figure 9: the printed numbers. */
    @Test
    void figure9() {
        assertThat(layer(json("evaluate", "mueller-figure-09-distances"), "blackDistances"))
                .containsExactly(
                        "3212345554332101123",
                        "2101234543233211012",
                        "3212345432123322123",
                        "4321234321012332234",
                        "3210123432123321234",
                        "4321234543233210123");
    }

    /**
     * Figure 10: points outside territories are near to the player whose stones are nearer, junctions if both are equally
     * near, and far away if neither is within reach (section 3, step 4).
     */
    @Test
    void figure10() {
        JsonNode evaluation = json("evaluate", "mueller-figures-07-to-11-layers");
        List<String> black = layer(evaluation, "blackDistances");
        List<String> white = layer(evaluation, "whiteDistances");
        List<String> kinds = layer(evaluation, "kinds");
        Set<Character> seen = new HashSet<>();

        eachPoint(kinds, (x, y) -> {
            char kind = at(kinds, x, y);
            int nearer = Character.compare(at(white, x, y), at(black, x, y));
            if ("bw*~".indexOf(kind) >= 0) {
                boolean far = at(black, x, y) == FARTHEST && at(white, x, y) == FARTHEST;
                char expected = far ? '~' : nearer > 0 ? 'b' : nearer < 0 ? 'w' : '*';
                assertThat(kind).as("%d %d", x, y).isEqualTo(expected);
                seen.add(kind);
            }
        });
        assertThat(seen).containsExactlyInAnyOrder('b', 'w', '*', '~');
    }

    /**
     * Figure 11: a stone played at a connectable point is connected. So every point next to a stone is connectable for its
     * color, and no point without a stone of the color within three steps is; a point may be connectable for both.
     */
    @Test
    void figure11() {
        JsonNode evaluation = json("evaluate", "mueller-figures-07-to-11-layers");
        List<String> connectable = layer(evaluation, "connectable");
        List<String> black = layer(evaluation, "blackDistances");
        List<String> white = layer(evaluation, "whiteDistances");

        eachPoint(connectable, (x, y) -> {
            char sign = at(connectable, x, y);
            if (sign != 'X' && sign != 'O') {
                checkConnectible("b*".indexOf(sign) >= 0, at(black, x, y));
                checkConnectible("w*".indexOf(sign) >= 0, at(white, x, y));
            }
        });
        assertThat(String.join("", connectable)).contains("b", "w", "*");
    }

    private static void checkConnectible(boolean connectible, char distance) {
        if (distance == '1') {
            assertThat(connectible).isTrue();
        }
        if (distance > '3') {
            assertThat(connectible).isFalse();
        }
    }

    /**
     * Figure 12: killing at B12 lets White cut at F5 and may cost the area below; defending at F5 lets White live. A player who
     * is ahead defends, one who is behind attacks, also with a worse komi.
     */
    @ParameterizedTest
    @CsvSource({
        "mueller-figure-12-ahead, -13, F5",
        "mueller-figure-12-behind, -7, B12",
        "mueller-figure-12-behind, -6, B12",
        "mueller-figure-12-behind, -5, B12"
    })
    void figure12(String figure, int komi, String move) {
        assertThat(json("suggest", figure, "--komi=" + komi)
                        .get("suggestions")
                        .get(0)
                        .get("point")
                        .asString())
                .isEqualTo(move);
    }

    /**
     * Figure 13: either corner would be destroyed, which is worth more than its two black stones. Where the corners differ, the smaller one
     * is sure; where there are none, four points for two stones.
     */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            mueller-figure-13-double-threat; H1; connect to E1 F1 and to connect to K1 L1; 10; 14; 14
            double-threat-unequal-corners  ; K1; connect to G1 H1 and to connect to M1 N1; 14; 18; 26
            double-threat-walls            ; H1; capture F1 G1 and to capture J1 K1      ;  8; 12; 12
            double-threat-fork             ; G7; capture E7 F7 and to capture H7 J7      ;  4;  5;  5
            """)
    void figure13(String figure, String move, String aims, double least, double most, double larger) {
        String evaluated = text("evaluate", figure);
        JsonNode threat = json("evaluate", figure).get("doubleThreats").get(0);
        JsonNode worth = json("suggest", figure, "--top", "30")
                .get("suggestions")
                .valueStream()
                .filter(suggestion -> suggestion.get("point").asString().equals(move))
                .flatMap(suggestion -> suggestion.get("motives").valueStream())
                .filter(motive -> motive.get("kind").asString().equals("double_threat"))
                .findFirst()
                .orElseThrow()
                .get("worth");

        assertThat(evaluated).contains("Black at " + move + " threatens to " + aims);
        assertThat(threat.get("worth").asDouble()).isBetween(least, most);
        assertThat(evaluated)
                .contains("The least is worth about "
                        + Math.round(threat.get("worth").asDouble()) + " points.");
        assertThat(worth.get("min").asDouble()).isBetween(least, most);
        assertThat(worth.get("max").asDouble()).isBetween(larger - 4, larger);
    }

    /** Section 5.1: two stones of which one is retaken are worth two points, also as the whole group that the move attacks or saves. */
    @ParameterizedTest
    @CsvSource({"jimmy-take-two-retake-one, E7, Takes the chain", "jimmy-take-two-retake-one-edge, D9, Saves the chain"
    })
    void takeTwoRetakeOne(String figure, String move, String text) {
        JsonNode first = json("suggest", figure).get("suggestions").get(0);

        assertThat(first.get("point").asString()).isEqualTo(move);
        assertThat(first.get("worth").get("max").asDouble()).isBetween(2.0, 2.1);
        assertThat(first.get("motives")
                        .valueStream()
                        .map(motive -> motive.get("text").asString()))
                .contains(text + ", take two retake one");
    }

    /** The extension is worth 22 points, and no suggestion is worth more. */
    @Test
    void jimmysExtension() {
        JsonNode suggested = json("suggest", "jimmy-figure-2-extension", "--top", "30");

        assertThat(suggested.get("candidates").asInt()).isLessThanOrEqualTo(30);
        assertThat(suggested.get("suggestions"))
                .anySatisfy(move -> {
                    assertThat(move.get("point").asString()).isEqualTo("J3");
                    assertThat(move.get("worth").get("min").asDouble()).isEqualTo(22);
                    assertThat(move.get("worth").get("max").asDouble()).isEqualTo(22);
                })
                .allSatisfy(move ->
                        assertThat(move.get("worth").get("max").asDouble()).isLessThanOrEqualTo(22));
    }

    /** The vital point comes first; it is worth 30 points if it kills, and -2 if it does not. */
    @Test
    void jimmysProblem() {
        JsonNode first =
                json("suggest", "jimmy-figure-3-corner").get("suggestions").get(0);

        assertThat(first.get("point").asString()).isEqualTo("B8");
        assertThat(first.get("worth").get("min").asDouble()).isEqualTo(-2);
        assertThat(first.get("worth").get("max").asDouble()).isEqualTo(30);
    }
}
