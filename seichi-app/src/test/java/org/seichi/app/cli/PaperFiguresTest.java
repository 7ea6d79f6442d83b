package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The figures of Mueller's and of Yen's papers as records: what the papers say of them comes out of the command line. */
class PaperFiguresTest {
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

    /** Races won by counting and by search, and three with values; a value may have more than two outcomes. */
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

    private static List<String> layer(JsonNode evaluation, String name) {
        return evaluation
                .get("layers")
                .get(name)
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    /** Stones a step apart are joined by a divider, stones further apart by a potential one; figure 7. */
    @Test
    void figure7() {
        JsonNode layers = json("evaluate", "mueller-figures-07-to-11-layers");

        assertThat(layer(layers, "blackDividers").get(16)).isEqualTo(".....X:::X||X||X:::");
        assertThat(layer(layers, "whiteDividers").get(4)).isEqualTo("OOOOO...........|:.");
    }

    /** Zones by their status, each named by one of its points; figure 8. */
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

    /** The printed numbers themselves; figure 9. */
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

    /** Points near to either, junctions, far-away points, territory on both sides; figure 10. */
    @Test
    void figure10() {
        List<String> kinds = layer(json("evaluate", "mueller-figures-07-to-11-layers"), "kinds");

        assertThat(kinds.get(0)).isEqualTo("----OwwwwwwwOX+X+XX");
        assertThat(kinds.get(6)).isEqualTo("www*www~~~~~wwwwwww");
        assertThat(kinds.get(13)).isEqualTo("bbbXbbbbbbbbbbbbbb~");
        assertThat(kinds.get(17)).isEqualTo("~~bbbb+++bbbbbbbbbb");
    }

    /** What Black connects to, what White does, and what both do; figure 11. */
    @Test
    void figure11() {
        List<String> connectable = layer(json("evaluate", "mueller-figures-07-to-11-layers"), "connectable");

        assertThat(connectable.get(4)).isEqualTo("OOOOOww.....ww.wwww");
        assertThat(connectable.get(6)).isEqualTo(".w***.........www*w");
        assertThat(connectable.get(12)).isEqualTo("bbbbbb.....b*Xbb.b.");
    }

    @Test
    void figure13() {
        assertThat(text("evaluate", "mueller-figure-13-double-threat"))
                .contains("Black at H1 threatens to connect to E1 F1 and to connect to K1 L1");
    }

    /** The extension is worth 22 points, and nothing else is worth more for sure. */
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

    /** The vital point comes first; it is worth thirty points if it kills, and two less than nothing if it does not. */
    @Test
    void jimmysProblem() {
        JsonNode first =
                json("suggest", "jimmy-figure-3-corner").get("suggestions").get(0);

        assertThat(first.get("point").asString()).isEqualTo("B8");
        assertThat(first.get("worth").get("min").asDouble()).isEqualTo(-2);
        assertThat(first.get("worth").get("max").asDouble()).isEqualTo(30);
    }
}
