package org.seichi.app.picture;

/** What pictures are drawn on. Lengths are in the units of the drawing, y grows downwards. */
interface Canvas {
    /** Begins a part that can be shown and hidden by itself. */
    void open(String layer);

    /** Ends the part begun last. */
    void close();

    /** A straight line. */
    void line(double fromX, double fromY, double toX, double toY, Ink ink);

    /** A circle around a center. */
    void circle(double x, double y, double radius, Ink ink);

    /** A rectangle; {@code opacity} from 0 to 1. */
    void box(double x, double y, double width, double height, Ink ink, double opacity);

    /** A closed line through points, given as x, y, x, y … */
    void polygon(Ink ink, double... corners);

    /** A line of text, with its base line at {@code y}. */
    void text(double x, double y, String text, Lettering lettering);

    /** A filled rectangle that hides what is below. */
    default void box(double x, double y, double width, double height, Ink ink) {
        box(x, y, width, height, ink, 1);
    }
}
