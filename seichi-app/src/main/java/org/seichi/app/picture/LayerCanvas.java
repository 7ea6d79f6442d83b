package org.seichi.app.picture;

import java.util.ArrayList;
import java.util.List;

/** Draws each layer as a text of its own; what belongs to none is a layer of the board. */
final class LayerCanvas implements Canvas {
    private static final String BOARD = "board";

    private final List<Drawing.Layer> layers = new ArrayList<>();
    private StringBuilder svg = new StringBuilder();
    private SvgCanvas canvas = new SvgCanvas(svg);
    private String layer = BOARD;

    /** All that has been drawn. */
    List<Drawing.Layer> layers() {
        begin(BOARD);
        return layers;
    }

    @Override
    public void open(String name) {
        begin(name);
    }

    @Override
    public void close() {
        begin(BOARD);
    }

    /** Puts what has been drawn into its layer; what follows goes into the next one. */
    private void begin(String next) {
        if (!svg.isEmpty()) {
            layers.add(new Drawing.Layer(layer, svg.toString()));
        }
        svg = new StringBuilder();
        canvas = new SvgCanvas(svg);
        layer = next;
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Ink ink) {
        canvas.line(fromX, fromY, toX, toY, ink);
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink) {
        canvas.circle(x, y, radius, ink);
    }

    @Override
    public void box(double x, double y, double width, double height, Ink ink, double opacity) {
        canvas.box(x, y, width, height, ink, opacity);
    }

    @Override
    public void polygon(Ink ink, double... corners) {
        canvas.polygon(ink, corners);
    }

    @Override
    public void text(double x, double y, String text, Lettering lettering) {
        canvas.text(x, y, text, lettering);
    }
}
