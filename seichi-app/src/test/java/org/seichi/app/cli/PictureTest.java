package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.StandInMethod;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Scores as SVG, PNG and HTML. */
class PictureTest {
    private static final StandInMethod EVERYTHING = new StandInMethod("B3", "G7", "H5", "F9");

    @TempDir
    private Path folder;

    private String game;

    @BeforeEach
    void writeGame() {
        game = Games.write(folder, "wall.sgf", Games.WALL);
    }

    /** Whoever names a file with the ending of a format wants that format. */
    @ParameterizedTest
    @CsvSource({
        "board.svg, <svg",
        "BOARD.PNG, \u0089PNG",
        "sheet.html, <!doctype html>",
        "score.json, {",
        "record.sgf, (;",
        "score.txt, 9x9"
    })
    void theEndingOfTheFileTellsTheFormat(String name, String begins) throws IOException {
        Path file = folder.resolve(name);
        assertThat(Run.of("score", game, "--output", file.toString()).status()).isZero();
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).contains(begins);
        assertThat(Run.of("score", game, "--format", "text", "--output", file.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(file)).contains("9x9, Japanese rules");
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(text.replace("<!doctype html>", ""))));
    }

    @ParameterizedTest
    @CsvSource({
        "score, svg",
        "score, html",
        "prove, svg",
        "prove, html",
        "evaluate, svg",
        "evaluate, html",
        "suggest, svg",
        "suggest, html"
    })
    void whateverTheRecordSaysThePictureIsWellFormed(String command, String format) throws Exception {
        String header = "PB[<b>&\"'\u0001\u0085 \ud83d\ude00]PW[張栩 </script>]EV[]]>]";
        String hostile =
                Games.write(folder, "<a>&.sgf", Games.WALL.replace("KM[", header.replace("]]>", "\\]\\]>") + "KM["));
        Run run = Run.withMethod(EVERYTHING, command, hostile, "--format", format);

        assertThat(run.err()).isEmpty();
        assertThat(xml(run.out()).getDocumentElement().getTextContent()).contains("張栩 </script>");
    }

    @ParameterizedTest
    @CsvSource({"1:25, 1, 25", "25:1, 25, 1", "2:2, 2, 2", "25:25, 25, 25"})
    void boardsOfAllSizesAreDrawn(String size, int columns, int rows) throws Exception {
        String record = Games.write(folder, "empty.sgf", "(;GM[1]SZ[" + size + "]KM[0]RU[Japanese])");
        Document svg =
                xml(Run.of("score", record, "--format", "svg", "--size", "300").out());

        assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("300");
        NodeList paths = svg.getElementsByTagName("path");
        List<String> lines = IntStream.range(0, paths.getLength())
                .mapToObj(number -> (Element) paths.item(number))
                .filter(path -> path.getAttribute("class").matches("go-(edge|line)"))
                .map(path -> path.getAttribute("d"))
                .toList();
        // A line for each column and row, all of them different.
        assertThat(lines).hasSize(columns + rows).allMatch(line -> line.matches("M\\d+ \\d+L\\d+ \\d+"));
        assertThat(lines.stream().map(line -> line.replaceFirst(" .*", "")).distinct())
                .hasSize(columns);
        assertThat(lines.stream().map(line -> line.replaceFirst(".* ", "")).distinct())
                .hasSize(rows);
    }

    @Test
    void everySignIsInTheLegendAndInItsLayer() {
        String svg =
                Run.withMethod(EVERYTHING, "score", game, "--format", "svg").out();

        assertThat(svg)
                .contains(
                        ">White, dead<",
                        ">Black, in seki<",
                        ">White must fill<",
                        ">open ko<",
                        ">Black&#39;s territory<")
                .doesNotContain(">White, in seki<");
        assertThat(shapes(svg, "dead")).as("the strokes of a cross").isEqualTo(2);
        assertThat(shapes(svg, "seki")).as("a triangle").isEqualTo(1);
        assertThat(shapes(svg, "forced")).as("a stone in a ring, and a ko").isEqualTo(3);
        assertThat(shapes(svg, "territory")).as("27 points, a stone on one").isEqualTo(26);
    }

    private static long shapes(String svg, String layer) {
        String inside = svg.split("<g class=\"layer layer-" + layer + "\">\n", -1)[1];
        return inside.split("</g>", 2)[0].lines().count();
    }

    @Test
    void pixelsShowStonesAndTheirFate() throws IOException {
        Path png = folder.resolve("out.png");
        Run.withMethod(EVERYTHING, "score", game, "--format", "png", "--size", "660", "--output", png.toString());
        BufferedImage image = ImageIO.read(png.toFile());

        assertThat(image.getWidth()).isEqualTo(660);
        assertThat(count(image, 0x16181b)).isGreaterThan(count(image, 0xf4e3bd) / 20);
        assertThat(count(image, 0xfffefb)).isGreaterThan(10_000);
        assertThat(count(image, 0xb3261e)).as("open ko").isGreaterThan(20);
    }

    private static int count(BufferedImage image, int color) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        int count = 0;
        for (int pixel : pixels) {
            count += (pixel & 0xffffff) == color ? 1 : 0;
        }
        return count;
    }

    @Test
    void thePictureIsTheSameEveryTime() throws IOException {
        for (String format : new String[] {"svg", "png", "html"}) {
            Path one = folder.resolve("one");
            Path two = folder.resolve("two");
            Run.of("score", game, "--format", format, "--output", one.toString());
            Run.of("score", game, "--format", format, "--output", two.toString());

            assertThat(one).hasSameBinaryContentAs(two);
        }
    }

    @Test
    void aSheetHoldsSeveralGamesAndNeedsNoOtherFile() throws Exception {
        Run run = Run.of("score", game, game, "--format", "html");

        assertThat(xml(run.out()).getElementsByTagName("article").getLength()).isEqualTo(1 + 2);
        assertThat(run.out()).doesNotContain(" src=", " href=", "url(", "@import");
    }

    @Test
    void aPictureHoldsOneGame() throws Exception {
        byte[] two = (Games.WALL + Games.WALL).getBytes(StandardCharsets.UTF_8);
        Run run = Run.withInput(two, "score", "-", "--format", "svg");

        assertThat(run.err()).isEqualTo("-: game 2 of 2: a picture holds one game; --format html holds several\n");
        assertThat(xml(run.out()).getElementsByTagName("svg").getLength()).isEqualTo(1);
        assertThat(run.status()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"svg", "png"})
    void aPictureHoldsNoFolder(String format) {
        Games.write(folder, "one.sgf", Games.WALL);
        Games.write(folder, "two.sgf", Games.WALL);

        for (Run run : List.of(
                Run.of("score", folder.toString(), "--format", format),
                Run.of("evaluate", game, game, "--format", format))) {
            assertThat(run.err())
                    .startsWith("seichi: a picture holds one game: name one record, or choose --format html\n");
            assertThat(run.out()).isEmpty();
            assertThat(run.status()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({"score, text", "score, json", "score, sgf", "prove, json", "evaluate, text"})
    void whatIsNoPictureHasNoWidth(String command, String format) {
        String record = Games.write(folder, "empty.sgf", "(;GM[1]SZ[5]KM[0]RU[Japanese])");
        Run run = Run.of(command, record, "--format", format, "--size", "300");

        assertThat(run.err()).contains("--size is the width of a picture: it goes with --format svg, png or html");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }
}
