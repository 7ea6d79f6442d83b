package org.seichi.app.picture;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;

/** Draws pixels in the day colors. */
record RasterCanvas(Graphics2D graphics) implements Canvas {
    @Override
    public void open(String layer) {
        // Pixels have no layers.
    }

    @Override
    public void close() {
        // Pixels have no layers.
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Ink ink) {
        draw(new Line2D.Double(fromX, fromY, toX, toY), ink);
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink) {
        draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), ink);
    }

    @Override
    public void box(double x, double y, double width, double height, Ink ink, double opacity) {
        graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
        draw(new Rectangle2D.Double(x, y, width, height), ink);
        graphics.setComposite(AlphaComposite.SrcOver);
    }

    @Override
    public void polygon(Ink ink, double... corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            path.lineTo(corners[i], corners[i + 1]);
        }
        path.closePath();
        draw(path, ink);
    }

    @Override
    public void text(double x, double y, String text, Lettering lettering) {
        int style = lettering.weight() == Lettering.Weight.BOLD ? Font.BOLD : Font.PLAIN;
        graphics.setFont(new Font(Font.SANS_SERIF, style, 1).deriveFont((float) lettering.size()));
        graphics.setColor(Color.decode(lettering.ink().look().fill()));
        boolean middle = lettering.anchor() == Lettering.Anchor.MIDDLE;
        double width = middle
                ? graphics.getFontMetrics().getStringBounds(text, graphics).getWidth()
                : 0;
        graphics.drawString(text, (float) (x - width / 2), (float) y);
    }

    private void draw(Shape shape, Ink ink) {
        Ink.Look look = ink.look();
        if (!look.fill().equals("none")) {
            graphics.setColor(Color.decode(look.fill()));
            graphics.fill(shape);
        }
        if (!look.stroke().equals("none")) {
            graphics.setColor(Color.decode(look.stroke()));
            graphics.setStroke(stroke(look));
            graphics.draw(shape);
        }
    }

    private static BasicStroke stroke(Ink.Look look) {
        float width = (float) look.width();
        if (look.dash().isEmpty()) {
            return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
        }
        double[] lengths = Arrays.stream(look.dash().split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
        float[] pattern = {(float) lengths[0], (float) lengths[1]};
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, pattern, 0);
    }
}
