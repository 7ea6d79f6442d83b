package org.seichi.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.seichi.app.gtp.GtpEngine;
import org.seichi.app.gtp.GtpEngines;
import org.seichi.board.Board;
import org.seichi.text.Coordinates;

/** An engine that plays random legal moves, except into its own eyes, and passes when it has none left. */
final class RandomPeer implements Peer {
    private final GtpEngine board = GtpEngines.create();
    private final SplittableRandom random;
    private int size = 19;

    RandomPeer(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public String ask(String command) {
        if (command.startsWith("boardsize ")) {
            size = Integer.parseInt(command.substring(10));
        }
        return command.startsWith("genmove ") ? "= " + move(command.substring(8)) + "\n\n" : board.answer(command);
    }

    private String move(String color) {
        Board geometry = Board.square(size);
        List<String> points = new ArrayList<>(Coordinates.format(geometry, geometry.points()));
        while (!points.isEmpty()) {
            String point = points.remove(random.nextInt(points.size()));
            if (!isEye(geometry, point, color)
                    && board.answer("play " + color + " " + point).startsWith("=")) {
                return point;
            }
        }
        board.answer("play " + color + " pass");
        return "pass";
    }

    /** Whether all neighbors of a point are stones of the color. */
    private boolean isEye(Board geometry, String point, String color) {
        String[] rows = GtpEngines.answer(board, "showboard").split("\n", -1);
        int at = Coordinates.point(geometry, point);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(at, direction);
            if (geometry.contains(neighbor)) {
                String row = rows[1 + geometry.y(neighbor)];
                if (row.charAt(3 + 2 * geometry.x(neighbor)) != (color.equals("b") ? 'X' : 'O')) {
                    return false;
                }
            }
        }
        return true;
    }
}
