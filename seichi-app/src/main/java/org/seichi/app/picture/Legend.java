package org.seichi.app.picture;

import java.util.Comparator;
import java.util.List;

/** The legend of the signs that occur in a picture, in as many columns as fit. */
final class Legend {
    private static final double ROW = 23;
    private static final double BELOW = 10;
    private static final double UNIT = 18;
    private static final double ICON = 24;
    private static final double GAP = 14;
    private static final Lettering TEXT = new Lettering(12, Lettering.Weight.PLAIN, Lettering.Anchor.START, Ink.TEXT);

    private final List<Sign> signs;
    private final int columns;
    private final double columnWidth;

    Legend(List<Mark> marks, double width) {
        signs = marks.stream()
                .map(Mark::sign)
                .filter(sign -> !sign.meaning().isEmpty())
                .distinct()
                .sorted(Comparator.naturalOrder())
                .toList();
        double widest = signs.stream()
                .mapToDouble(sign -> TEXT.width(sign.meaning()))
                .max()
                .orElse(0);
        columnWidth = ICON + widest + GAP;
        columns = Math.max(1, Math.min(signs.size(), (int) ((width + GAP) / columnWidth)));
    }

    /** The width that the text takes: more than that of a very narrow board. */
    double width() {
        return signs.isEmpty() ? 0 : columns * columnWidth - GAP;
    }

    double height() {
        int rows = (signs.size() + columns - 1) / columns;
        return signs.isEmpty() ? 0 : rows * ROW + BELOW;
    }

    void paint(Canvas canvas, double left, double top) {
        SignPainter painter = new SignPainter(canvas, UNIT);
        for (int i = 0; i < signs.size(); i++) {
            double x = left + i % columns * columnWidth;
            int row = i / columns;
            double y = top + (row + 0.5) * ROW;
            canvas.box(x, y - UNIT / 2, UNIT, UNIT, Ink.WOOD);
            icon(painter, signs.get(i), x + UNIT / 2, y);
            canvas.text(x + ICON, y + TEXT.size() * 0.36, signs.get(i).meaning(), TEXT);
        }
    }

    private static void icon(SignPainter painter, Sign sign, double x, double y) {
        painter.stone(sign.stone(), x, y);
        painter.paint(Mark.of(0, sign), x, y);
    }
}
