package org.seichi.app.picture;

import java.util.List;

/**
 * A board in SVG, layer by layer, for a page that puts them together: so it exchanges only what has changed. The page holds
 * the {@link StyleSheet}. Lengths are in the units of the drawing, y grows downwards.
 *
 * @param width width of the whole
 * @param height height of the whole
 * @param left where the leftmost line stands
 * @param top where the uppermost line stands
 * @param unit distance between lines
 * @param layers from the lowest to the highest
 */
public record Drawing(double width, double height, double left, double top, double unit, List<Layer> layers) {
    /** Keeps an immutable copy. */
    public Drawing {
        layers = List.copyOf(layers);
    }

    /**
     * A part that can be shown and hidden by itself.
     *
     * @param name that of its signs, {@code "stones"}, or {@code "board"} for wood, lines and coordinates
     * @param svg its elements
     */
    public record Layer(String name, String svg) {}

    /** Draws the board of a picture. */
    public static Drawing of(Picture picture) {
        Grid grid = new Grid(picture.position().board(), 0, 0);
        LayerCanvas canvas = new LayerCanvas();
        new BoardPainter(canvas, grid).paint(picture.position(), picture.marks());
        return new Drawing(grid.width(), grid.height(), grid.column(0), grid.row(0), Grid.UNIT, canvas.layers());
    }
}
