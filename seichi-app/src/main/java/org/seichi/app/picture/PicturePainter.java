package org.seichi.app.picture;

import java.util.ArrayList;
import java.util.List;

/** Lays out and draws a picture from top to bottom: title, board, legend, caption. The size is known before drawing. */
final class PicturePainter {
    /** Pixels per unit of the drawing if no width is asked for. */
    static final double USUAL_SCALE = 1.25;

    private static final double MARGIN = 12;
    private static final double NARROWEST = 330;
    private static final double LINE = 18;
    /** Of names that go on without end this many lines are shown; captions are the program's own. */
    private static final int MOST_LINES = 8;

    private static final Lettering TITLE = new Lettering(15, Lettering.Weight.BOLD, Lettering.Anchor.START, Ink.TITLE);
    private static final Lettering SCORE = new Lettering(14, Lettering.Weight.BOLD, Lettering.Anchor.START, Ink.TITLE);
    private static final Lettering TEXT = new Lettering(12, Lettering.Weight.PLAIN, Lettering.Anchor.START, Ink.TEXT);

    private final Picture picture;
    private final Grid grid;
    private final Legend legend;
    private final double width;
    private final double height;
    private final List<TextLine> heading;
    private final List<TextLine> caption;

    private record TextLine(String text, Lettering lettering) {}

    PicturePainter(Picture picture) {
        this.picture = picture;
        Grid measured = new Grid(picture.position().board(), 0, 0);
        this.width = Math.max(NARROWEST, measured.width() + 2 * MARGIN);
        this.heading = heading();
        double top = MARGIN + heading.size() * LINE;
        this.grid = new Grid(measured.board(), (width - measured.width()) / 2, top);
        this.legend = new Legend(picture.marks(), textWidth());
        this.caption = caption();
        this.height = top + grid.height() + legend.height() + caption.size() * LINE + MARGIN;
    }

    private double textWidth() {
        return width - 2 * textLeft();
    }

    /** Left edge of texts: that of the wood, unless the board is narrower than the picture. */
    private static double textLeft() {
        return MARGIN + Grid.GUTTER;
    }

    private List<TextLine> heading() {
        List<TextLine> lines = new ArrayList<>();
        add(picture.title(), TITLE, MOST_LINES, lines);
        add(picture.subtitle(), TEXT, MOST_LINES, lines);
        return lines;
    }

    private List<TextLine> caption() {
        List<TextLine> lines = new ArrayList<>();
        for (int i = 0; i < picture.caption().size(); i++) {
            add(picture.caption().get(i), i == 0 ? SCORE : TEXT, Integer.MAX_VALUE, lines);
        }
        return lines;
    }

    private void add(String text, Lettering lettering, int most, List<TextLine> lines) {
        if (!text.isEmpty()) {
            lettering.wrap(text, textWidth(), most).forEach(line -> lines.add(new TextLine(line, lettering)));
        }
    }

    /** The default width in pixels. */
    int usualWidth() {
        return (int) Math.round(USUAL_SCALE * width);
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    void paint(Canvas canvas) {
        canvas.box(0, 0, width, height, Ink.PAPER);
        paint(heading, MARGIN, canvas);
        new BoardPainter(canvas, grid).paint(picture.position(), picture.marks());
        double below = grid.top() + grid.height();
        legend.paint(canvas, textLeft(), below);
        paint(caption, below + legend.height(), canvas);
    }

    private static void paint(List<TextLine> lines, double top, Canvas canvas) {
        double y = top;
        for (TextLine line : lines) {
            canvas.text(textLeft(), y + SCORE.size(), line.text(), line.lettering());
            y += LINE;
        }
    }
}
