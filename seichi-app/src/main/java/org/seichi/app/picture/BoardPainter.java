package org.seichi.app.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.text.Coordinates;

/** Draws the board of a picture: wood, ground signs, lines, hoshi, coordinates, stones, and above them the other signs by layer. */
record BoardPainter(Canvas canvas, Grid grid) {
    private static final double HOSHI = 2.6;
    private static final Lettering COORDINATES =
            new Lettering(11, Lettering.Weight.PLAIN, Lettering.Anchor.MIDDLE, Ink.COORDINATE);

    void paint(Position position, List<Mark> marks) {
        canvas.box(grid.column(0) - Grid.RIM, grid.row(0) - Grid.RIM, grid.woodWidth(), grid.woodHeight(), Ink.WOOD);
        layers(marks.stream().filter(mark -> mark.sign().isGround()).toList());
        lines();
        Hoshi.of(board()).forEach(point -> canvas.circle(grid.x(point), grid.y(point), HOSHI, Ink.HOSHI));
        coordinates();
        canvas.open("stones");
        board().points().forEach(point -> signs().stone(position.at(point), grid.x(point), grid.y(point)));
        canvas.close();
        layers(marks.stream().filter(mark -> !mark.sign().isGround()).toList());
    }

    private Board board() {
        return grid.board();
    }

    private SignPainter signs() {
        return new SignPainter(canvas, Grid.UNIT);
    }

    private void layers(List<Mark> marks) {
        Map<String, List<Mark>> layers = marks.stream()
                .collect(Collectors.groupingBy(mark -> mark.sign().layer(), LinkedHashMap::new, Collectors.toList()));
        layers.forEach((layer, members) -> {
            canvas.open(layer);
            members.forEach(mark -> signs().paint(mark, grid.x(mark.point()), grid.y(mark.point())));
            canvas.close();
        });
    }

    private void lines() {
        int right = board().width() - 1;
        int bottom = board().height() - 1;
        for (int x = 0; x <= right; x++) {
            Ink ink = x == 0 || x == right ? Ink.EDGE : Ink.LINE;
            canvas.line(grid.column(x), grid.row(0), grid.column(x), grid.row(bottom), ink);
        }
        for (int y = 0; y <= bottom; y++) {
            Ink ink = y == 0 || y == bottom ? Ink.EDGE : Ink.LINE;
            canvas.line(grid.column(0), grid.row(y), grid.column(right), grid.row(y), ink);
        }
    }

    private void coordinates() {
        double near = Grid.RIM + Grid.GUTTER / 2;
        for (int x = 0; x < board().width(); x++) {
            String letter = String.valueOf(Coordinates.column(x));
            for (double y : new double[] {grid.row(0) - near, grid.row(board().height() - 1) + near}) {
                coordinate(grid.column(x), y, letter);
            }
        }
        for (int y = 0; y < board().height(); y++) {
            String number = String.valueOf(board().height() - y);
            for (double x : new double[] {grid.column(0) - near, grid.column(board().width() - 1) + near}) {
                coordinate(x, grid.row(y), number);
            }
        }
    }

    private void coordinate(double x, double y, String name) {
        canvas.text(x, y + COORDINATES.size() * 0.36, name, COORDINATES);
    }
}
