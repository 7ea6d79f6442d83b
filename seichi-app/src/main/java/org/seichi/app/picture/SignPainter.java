package org.seichi.app.picture;

import org.seichi.board.Stones;

/**
 * Draws stones and signs around a center, on the board and in the legend. The constants are in units of the line distance.
 *
 * @param unit the distance between lines
 */
record SignPainter(Canvas canvas, double unit) {
    private static final double STONE = 0.475;
    private static final double SMALL_STONE = 0.25;
    private static final double POINT = 0.15;
    private static final double UNSETTLED = 0.2;
    private static final double KO = 0.24;
    private static final double CROSS = 0.21;
    private static final double TRIANGLE = 0.27;
    private static final double RING = 0.31;
    private static final double OPEN_RING = 0.38;
    private static final double SUGGESTION = 0.42;
    private static final double DAME = 0.11;
    private static final double STRONGEST_HEAT = 0.62;
    private static final double ZONE = 0.35;

    /** Draws the stone with a content code, if it is one. */
    void stone(int content, double x, double y) {
        if (content != Stones.EMPTY) {
            circle(x, y, STONE, content == Stones.BLACK ? Ink.BLACK : Ink.WHITE);
        }
    }

    /** Draws a sign without clearing what lies below. */
    void paint(Mark mark, double x, double y) {
        switch (mark.sign()) {
            case DEAD_BLACK -> cross(x, y, Ink.LIGHT_STROKE);
            case DEAD_WHITE -> cross(x, y, Ink.DARK_STROKE);
            case SEKI_BLACK -> triangle(x, y, Ink.LIGHT_STROKE);
            case SEKI_WHITE -> triangle(x, y, Ink.DARK_STROKE);
            case SEKI_POINT -> triangle(x, y, Ink.NEUTRAL);
            case UNSETTLED_BLACK, UNSETTLED_WHITE -> square(x, y, UNSETTLED, Ink.ACCENT);
            case BLACK_POINT -> square(x, y, POINT, Ink.BLACK_MARK);
            case WHITE_POINT -> square(x, y, POINT, Ink.WHITE_MARK);
            case BLACK_FILLS -> fill(x, y, Ink.BLACK);
            case WHITE_FILLS -> fill(x, y, Ink.WHITE);
            case KO -> square(x, y, KO, Ink.ACCENT);
            case DAME -> circle(x, y, DAME, Ink.NEUTRAL);
            case UNSEALED -> circle(x, y, OPEN_RING, Ink.OPEN);
            case PROVEN -> circle(x, y, RING, Ink.SOLID_RING);
            case BLACK_HEAT -> heat(x, y, mark.weight(), Ink.BLACK_HEAT);
            case WHITE_HEAT -> heat(x, y, mark.weight(), Ink.WHITE_HEAT);
            case ZONE -> heat(x, y, ZONE, Ink.BLACK_HEAT);
            case SUGGESTION -> suggestion(x, y, mark.text());
            case COUNT -> count(x, y, mark.text());
            case BLACK_MOVE -> {
                stone(Stones.BLACK, x, y);
                label(x, y, mark.text(), Ink.WHITE_HEAT);
            }
            case WHITE_MOVE -> {
                stone(Stones.WHITE, x, y);
                label(x, y, mark.text(), Ink.BLACK_MARK);
            }
        }
    }

    private void circle(double x, double y, double radius, Ink ink) {
        canvas.circle(x, y, radius * unit, ink);
    }

    private void cross(double x, double y, Ink ink) {
        double half = CROSS * unit;
        canvas.line(x - half, y - half, x + half, y + half, ink);
        canvas.line(x - half, y + half, x + half, y - half, ink);
    }

    private void triangle(double x, double y, Ink ink) {
        double height = TRIANGLE * unit;
        double half = height * 0.866;
        canvas.polygon(ink, x, y - height, x + half, y + height / 2, x - half, y + height / 2);
    }

    private void square(double x, double y, double size, Ink ink) {
        double half = size * unit;
        canvas.box(x - half, y - half, 2 * half, 2 * half, ink);
    }

    /** A small stone, because it has yet to be played. */
    private void fill(double x, double y, Ink ink) {
        circle(x, y, SMALL_STONE, ink);
        circle(x, y, SMALL_STONE + 0.09, Ink.ACCENT);
    }

    /** A number on a disk of wood that hides the lines. */
    private void suggestion(double x, double y, String number) {
        circle(x, y, SUGGESTION, Ink.WOOD);
        circle(x, y, SUGGESTION, Ink.ACCENT);
        label(x, y, number, Ink.BLACK_MARK);
    }

    /** A number on a disk of wood, large enough to be read on a board full of signs. */
    private void count(double x, double y, String number) {
        circle(x, y, SUGGESTION, Ink.WOOD);
        label(x, y, number, Ink.BLACK_MARK);
    }

    private void heat(double x, double y, double weight, Ink ink) {
        canvas.box(x - unit / 2, y - unit / 2, unit, unit, ink, STRONGEST_HEAT * Math.min(1, weight));
    }

    private void label(double x, double y, String text, Ink ink) {
        double size = unit * (text.length() > 2 ? 0.38 : 0.5);
        canvas.text(x, y + size * 0.36, text, new Lettering(size, Lettering.Weight.BOLD, Lettering.Anchor.MIDDLE, ink));
    }
}
