package org.seichi.app.picture;

/** Draws SVG elements; the class of each names its {@link Ink}, whose colors are in the style sheet. */
record SvgCanvas(StringBuilder svg) implements Canvas {
    @Override
    public void open(String layer) {
        svg.append("<g class=\"layer layer-").append(layer).append("\">\n");
    }

    @Override
    public void close() {
        svg.append("</g>\n");
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Ink ink) {
        begin("path").append(" d=\"M").append(number(fromX)).append(' ').append(number(fromY));
        svg.append('L').append(number(toX)).append(' ').append(number(toY)).append('"');
        end(ink);
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink) {
        begin("circle");
        attribute("cx", x).attribute("cy", y).attribute("r", radius).end(ink);
    }

    @Override
    public void box(double x, double y, double width, double height, Ink ink, double opacity) {
        begin("rect");
        attribute("x", x).attribute("y", y).attribute("width", width).attribute("height", height);
        if (opacity < 1) {
            attribute("opacity", opacity);
        }
        end(ink);
    }

    @Override
    public void polygon(Ink ink, double... corners) {
        begin("path").append(" d=\"");
        for (int i = 0; i < corners.length; i += 2) {
            svg.append(i == 0 ? 'M' : 'L').append(number(corners[i]));
            svg.append(' ').append(number(corners[i + 1]));
        }
        svg.append("Z\"");
        end(ink);
    }

    @Override
    public void text(double x, double y, String text, Lettering lettering) {
        begin("text");
        attribute("x", x).attribute("y", y).attribute("font-size", lettering.size());
        svg.append(lettering.weight() == Lettering.Weight.BOLD ? " font-weight=\"600\"" : "");
        svg.append(lettering.anchor() == Lettering.Anchor.MIDDLE ? " text-anchor=\"middle\"" : "");
        paint(lettering.ink());
        svg.append('>').append(Xml.escape(text)).append("</text>\n");
    }

    private StringBuilder begin(String element) {
        return svg.append('<').append(element);
    }

    private SvgCanvas attribute(String name, double value) {
        svg.append(' ').append(name).append("=\"").append(number(value)).append('"');
        return this;
    }

    private void end(Ink ink) {
        paint(ink);
        svg.append("/>\n");
    }

    private void paint(Ink ink) {
        svg.append(" class=\"").append(ink.css()).append('"');
    }

    /** The number with at most two decimals. */
    static String number(double value) {
        long hundredths = Math.round(Math.abs(value) * 100);
        String sign = value < 0 && hundredths > 0 ? "-" : "";
        long rest = hundredths % 100;
        String decimals = rest == 0 ? "" : rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest;
        return sign + hundredths / 100 + decimals;
    }
}
