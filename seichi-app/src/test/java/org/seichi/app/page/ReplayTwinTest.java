package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Watch;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.rules.Rulesets;

/** The page replays records itself, to draw each move at once. After each move its board must be that of the library. */
class ReplayTwinTest extends InBrowser {
    private static final String BOARDS = """
            const [record, done] = arguments;
            (async () => {
              const { treeOfAnswer, mainLine, positionAt } = await import('./tree.js');
              const { openEngine } = await import('./engine.js');
              window.engine ??= openEngine(); // One worker for all records.
              const tree = treeOfAnswer(await (await window.engine).ask('tree', record, {}));
              const boards = new Map(); // Stones that are set up after a move belong to it.
              for (const at of mainLine(tree)) {
                const { number, cells, captured } = positionAt(tree, at);
                boards.set(number, `${number} ${captured[1]} ${captured[2]} ${[...cells].map((cell) => '.XO'[cell]).join('')}`);
              }
              return [...boards.values()];
            })().then(done, (cause) => done([String(cause)]));
            """;

    /** After two passes (by both players, or by one alone), before any, and with other stones added. */
    private static final List<String> TAKEN_OFF = List.of(
            "B[ee];W[cc];B[];W[];AE[cc:ee]",
            "B[ee];W[cc];B[];W[];AE[cc];AE[ee]",
            "B[ee];W[cc];B[];AE[cc];W[];AE[ee]",
            "B[ee];W[cc];B[];B[];AE[cc]",
            "B[ee];W[cc];B[];AE[cc]",
            "B[ee];W[cc];B[];W[];AE[cc]AB[gg];AE[ee]",
            "B[ee];W[cc];B[];W[];AE[cc];B[cc];AE[ee]");

    /** Chains without a liberty: of one color, of both, beside the stones that are set up, and taken off in the same node. */
    private static final List<String> WITHOUT_LIBERTY = List.of(
            "AB[ab][ba]AW[aa];B[ee]",
            "AB[aa]AW[ab][bb][ca]AB[ba][cb];B[ee]",
            "B[aa];AW[ab][ba];W[ee]",
            "B[aa];AW[ab][ba]AE[aa];W[aa]",
            "AB[aa:ii];W[ee]");

    @Test
    void stonesSetUpWithoutALibertyAreTakenOffAsByTheLibrary() throws Exception {
        page.open();
        for (String moves : WITHOUT_LIBERTY) {
            String record = "(;FF[4]SZ[9];" + moves + ")";
            assertThat(page.driver().executeAsyncScript(BOARDS, record))
                    .as(moves)
                    .isEqualTo(boards(record));
        }
    }

    @Test
    void everyExampleIsReplayedAsByTheLibrary() throws Exception {
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"))) {
            page.open();
            List<Path> records = files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
            assertThat(records).hasSizeGreaterThan(20);
            for (Path record : records) {
                String text = Files.readString(record, StandardCharsets.UTF_8);
                assertThat(page.driver().executeAsyncScript(BOARDS, text))
                        .as("%s", record)
                        .isEqualTo(boards(text));
            }
        }
    }

    @Test
    void stonesThatARecordTakesOffCountAsByTheLibrary() throws Exception {
        page.open();
        for (String moves : TAKEN_OFF) {
            String record = "(;FF[4]SZ[9];" + moves + ")";
            assertThat(page.driver().executeAsyncScript(BOARDS, record))
                    .as(moves)
                    .isEqualTo(boards(record));
        }
    }

    /** For each move: its number, the stones captured by Black and by White, and the board after it. */
    private static List<String> boards(String record) throws Exception {
        Game game = GameFile.parse("-", record.getBytes(StandardCharsets.UTF_8), Watch.NONE)
                .read(1)
                .game();
        int moves = Replay.of(game, Rulesets.JAPANESE).moves();
        List<String> boards = new ArrayList<>();
        for (int move = 0; move <= moves; move++) {
            Position position = Replay.upTo(game, Rulesets.JAPANESE, move).end().position();
            boards.add(move + " " + position.capturedBy(Color.BLACK) + " " + position.capturedBy(Color.WHITE) + " "
                    + letters(position));
        }
        return boards;
    }

    private static String letters(Position position) {
        Board board = position.board();
        StringBuilder letters = new StringBuilder();
        for (int row = 0; row < board.height(); row++) {
            for (int column = 0; column < board.width(); column++) {
                letters.append(".XO".charAt(position.at(board.point(column, row))));
            }
        }
        return letters.toString();
    }
}
