package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.method.Methods;

/** Where the parts of a result sheet stand in a window. */
class SheetTest extends InBrowser {
    /** The edges of the first of the elements in a game's sheet. */
    private static final String EDGES = """
            const box = document.querySelector('article:not(.report) > ' + arguments[0]).getBoundingClientRect();
            return [box.left, box.right, box.top, box.bottom].map(Math.round);
            """;

    @TempDir
    private Path folder;

    @AfterEach
    void usual() {
        page.usualWidth();
    }

    private record Box(int left, int right, int top, int bottom) {
        static Box of(String element) {
            List<?> edges = (List<?>) page.script(EDGES, element);
            List<Integer> numbers =
                    edges.stream().map(edge -> ((Number) edge).intValue()).toList();
            return new Box(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
        }
    }

    /** Opens the sheet of some examples in a window of this width. */
    private void open(int width, String... examples) {
        open(
                width,
                Stream.of(examples).map(name -> Path.of("..", "examples", name).toString()));
    }

    private void open(int width, Stream<String> arguments) {
        Path sheet = folder.resolve("sheet.html");
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Streams streams = new Streams(InputStream.nullInputStream(), nowhere, nowhere, Set.of());
        String[] line = Stream.concat(Stream.of("score", "--format", "html", "--output", sheet.toString()), arguments)
                .toArray(String[]::new);
        assertThat(SeichiCommand.run(streams, Methods.all(), line)).isZero();
        page.width(width);
        page.driver().get(sheet.toUri().toString());
    }

    @Test
    void onADeskTheBoardStandsBesideTheCount() {
        for (String[] examples : new String[][] {{"9x9-seki.sgf"}, {"9x9-seki.sgf", "13x13-handicap.sgf"}}) {
            open(1200, examples);
            Box header = Box.of("header");
            Box board = Box.of("figure");
            Box count = Box.of("table");
            assertThat(header.left()).isEqualTo(board.left()).isLessThan(100);
            assertThat(header.bottom()).isLessThanOrEqualTo(board.top());
            assertThat(board.right()).isLessThan(count.left());
            assertThat(board.top()).isEqualTo(count.top());
        }
    }

    @Test
    void aSmallBoardLeavesNoGapBesideTheCountAndIsEnlargedOnRequest() {
        String game = Path.of("..", "examples", "9x9-seki.sgf").toString();
        open(1200, "9x9-seki.sgf");
        Box board = Box.of("figure > svg");
        assertThat(Box.of("table").left() - board.right()).isLessThan(50);

        open(1200, Stream.of("--size", "500", game));
        Box larger = Box.of("figure > svg");
        assertThat(larger.right() - larger.left()).isEqualTo(500);
        assertThat(larger.right()).isLessThan(Box.of("table").left());
    }

    @Test
    void theLegendOfANarrowBoardIsShownWhole() throws IOException {
        Path narrow = Files.writeString(folder.resolve("narrow.sgf"), "(;SZ[1:9]AB[ac]AW[ag];W[];B[])");
        open(1200, Stream.of(narrow.toString()));
        Box picture = Box.of("figure > svg");
        for (Object right : (List<?>) page.script("return [...document.querySelectorAll('figure svg text')]"
                + ".map(text => Math.round(text.getBoundingClientRect().right))")) {
            assertThat(((Number) right).intValue()).isLessThanOrEqualTo(picture.right());
        }
    }

    @Test
    void onATelephoneTheCountStandsBelowTheBoard() {
        open(400, "9x9-seki.sgf");
        assertThat(Box.of("header").bottom())
                .isLessThanOrEqualTo(Box.of("figure").top());
        assertThat(Box.of("figure").bottom())
                .isLessThanOrEqualTo(Box.of("table").top());
        assertThat(Box.of("table").left()).isEqualTo(Box.of("figure").left());
        assertThat(page.script("return document.documentElement.scrollWidth")).isEqualTo(400L);
    }
}
