package org.seichi.app.picture;

import java.util.OptionalInt;

/** Writes pictures as SVG. */
public final class SvgWriter {
    private SvgWriter() {}

    /**
     * The text of a self-contained SVG file with its style sheet.
     *
     * @param size width in pixels at which it is shown unless scaled; empty for the default width
     */
    public static String file(Picture picture, OptionalInt size) {
        PicturePainter painter = new PicturePainter(picture);
        int width = size.orElse(painter.usualWidth());
        StringBuilder svg = open(painter.width(), painter.height());
        svg.append(" width=\"").append(width).append("\" height=\"");
        svg.append(Math.round(width * painter.height() / painter.width()));
        svg.append("\" role=\"img\">\n<title>")
                .append(Xml.escape(description(picture)))
                .append("</title>\n<style>");
        svg.append(StyleSheet.css()).append("</style>\n");
        painter.paint(new SvgCanvas(svg));
        return svg.append("</svg>\n").toString();
    }

    /** The board and its legend as an SVG element, for a page that includes the {@link StyleSheet} and the texts itself. */
    public static String boardWithLegend(Picture picture) {
        Grid grid = new Grid(picture.position().board(), 0, 0);
        Legend legend = new Legend(picture.marks(), grid.woodWidth());
        double width = Math.max(grid.width(), Grid.GUTTER + legend.width());
        StringBuilder svg = open(width, grid.height() + legend.height());
        svg.append(" width=\"").append(Math.round(PicturePainter.USUAL_SCALE * width));
        svg.append("\" role=\"img\">\n<title>")
                .append(Xml.escape(description(picture)))
                .append("</title>\n");
        SvgCanvas canvas = new SvgCanvas(svg);
        new BoardPainter(canvas, grid).paint(picture.position(), picture.marks());
        legend.paint(canvas, Grid.GUTTER, grid.height());
        return svg.append("</svg>\n").toString();
    }

    /** The beginning of the svg tag, up to its view box. */
    private static StringBuilder open(double width, double height) {
        return new StringBuilder(1 << 15)
                .append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"go-picture\" viewBox=\"0 0 ")
                .append(SvgCanvas.number(width))
                .append(' ')
                .append(SvgCanvas.number(height))
                .append('"');
    }

    private static String description(Picture picture) {
        String caption = picture.caption().isEmpty() ? "" : picture.caption().get(0);
        return picture.title().isEmpty() ? caption : picture.title() + ". " + caption;
    }
}
