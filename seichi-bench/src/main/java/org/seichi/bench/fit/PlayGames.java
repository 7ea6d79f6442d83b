package org.seichi.bench.fit;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.text.Coordinates;

/**
 * Lets a program that speaks the Go Text Protocol play games with itself, for boards of which there are no records to learn from. The first
 * moves are random.
 */
public final class PlayGames {
    /** The fewest random moves at the beginning. */
    private static final int FEWEST_DRAWN = 2;

    /** Up to this many more are random. */
    private static final int MORE_DRAWN = 4;

    /** Least distance of a random move from the edge, in lines. */
    private static final int EDGE = 2;

    private static final int PASSES = 2;
    private final Random random;
    private final Board board;

    private PlayGames(int size, int number) {
        board = Board.square(size);
        random = new Random(number);
    }

    /**
     * Plays the games and writes their records.
     *
     * @param arguments the folder for the records, which must be there; the size of the board; the number of the first game; how many
     *     games; the program and its options, {@code NUMBER} in which stands for the number of the game
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        int size = Integer.parseInt(arguments[1]);
        int first = Integer.parseInt(arguments[2]);
        for (int number = first; number < first + Integer.parseInt(arguments[3]); number++) {
            String name = Integer.toString(number);
            List<String> command = List.of(arguments).subList(4, arguments.length).stream()
                    .map(word -> word.replace("NUMBER", name))
                    .toList();
            String record = new PlayGames(size, number).play(command);
            Files.writeString(folder.resolve(String.format(Locale.ROOT, "%04d.sgf", number)), record);
        }
    }

    private String play(List<String> command) throws IOException {
        Process program = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedWriter out =
                        new BufferedWriter(new OutputStreamWriter(program.getOutputStream(), StandardCharsets.UTF_8));
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            ask(out, in, "boardsize " + board.width());
            ask(out, in, "clear_board");
            ask(out, in, "komi 7");
            StringBuilder record = new StringBuilder("(;GM[1]FF[4]SZ[" + board.width() + "]KM[7]RU[Chinese]");
            int drawn = FEWEST_DRAWN + random.nextInt(MORE_DRAWN + 1);
            int passes = 0;
            for (int move = 0; passes < PASSES && move < 2 * board.size(); move++) {
                Color color = move % 2 == 0 ? Color.BLACK : Color.WHITE;
                String point = move < drawn ? draw(out, in, color) : ask(out, in, "genmove " + color);
                passes = "PASS".equals(point) ? passes + 1 : 0;
                if ("resign".equals(point)) {
                    break;
                }
                record.append('\n').append(node(color, point));
            }
            ask(out, in, "quit");
            return record.append(")\n").toString();
        } finally {
            program.destroy();
        }
    }

    private String draw(BufferedWriter out, BufferedReader in, Color color) throws IOException {
        while (true) {
            int x = EDGE + random.nextInt(board.width() - 2 * EDGE);
            int y = EDGE + random.nextInt(board.height() - 2 * EDGE);
            String point = Coordinates.format(board, board.point(x, y));
            if (ask(out, in, "play " + color + " " + point).isEmpty()) {
                return point;
            }
        }
    }

    private String node(Color color, String name) {
        int point = "PASS".equals(name)
                ? Board.NO_POINT
                : Coordinates.parse(board, name).orElseThrow();
        return (color == Color.BLACK ? ";B[" : ";W[") + Coordinates.formatSgf(board, point) + "]";
    }

    /** Sends a command and returns the answer; one that is refused begins with {@code ?}. */
    private static String ask(BufferedWriter out, BufferedReader in, String command) throws IOException {
        out.write(command + "\n");
        out.flush();
        String line = in.readLine();
        while (line != null && line.isEmpty()) {
            line = in.readLine();
        }
        if (line == null) {
            throw new IOException("the program has ended at: " + command);
        }
        return line.startsWith("=") ? line.substring(1).trim() : line;
    }
}
