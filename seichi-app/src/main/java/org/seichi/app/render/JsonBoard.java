package org.seichi.app.render;

import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.ScoreReport;
import org.seichi.score.Ownership;
import org.seichi.text.Diagram;

/** The board of a report in JSON: the stones, dead ones included, and whose each point is. */
final class JsonBoard {
    private JsonBoard() {}

    static void write(ScoreReport report, JsonLine json) {
        Position position = report.assessment().position();
        Board board = position.board();
        json.number("width", board.width());
        json.number("height", board.height());
        rows("rows", board, point -> Diagram.symbol(position.at(point)), json);
        rows("ownership", board, point -> owner(report.ownership(), point), json);
        PointSet black = report.provenOf(Color.BLACK);
        PointSet white = report.provenOf(Color.WHITE);
        rows("proven", board, point -> black.contains(point) ? 'B' : white.contains(point) ? 'W' : '.', json);
    }

    static void rows(String key, Board board, IntUnaryOperator symbol, JsonLine json) {
        json.texts(key, Diagram.format(board, symbol).replace(" ", "").lines().toList());
    }

    private static char owner(Ownership ownership, int point) {
        if (ownership.seki().contains(point)) {
            return 's';
        }
        if (ownership.black().contains(point)) {
            return 'B';
        }
        return ownership.white().contains(point) ? 'W' : '.';
    }
}
