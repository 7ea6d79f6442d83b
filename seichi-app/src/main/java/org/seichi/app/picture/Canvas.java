package org.seichi.app.picture;

/** A drawing surface. Lengths are in the units of the drawing; y grows downwards. */
interface Canvas {
    /** Begins a layer, which can be shown and hidden on its own. */
    void open(String layer);

    /** Ends the layer begun last. */
    void close();

    /** Draws a straight line. */
    void line(double fromX, double fromY, double toX, double toY, Ink ink);

    /** Draws a circle around a center. */
    void circle(double x, double y, double radius, Ink ink);

    /** Draws a rectangle by its upper left corner; {@code opacity} from 0 to 1. */
    void box(double x, double y, double width, double height, Ink ink, double opacity);

    /** Draws a closed polygon with the given corners: x, y, x, y … */
    void polygon(Ink ink, double... corners);

    /** Draws a line of text with its baseline at {@code y}. */
    void text(double x, double y, String text, Lettering lettering);

    /** Draws an opaque rectangle. */
    default void box(double x, double y, double width, double height, Ink ink) {
        box(x, y, width, height, ink, 1);
    }
}
