package org.seichi.record;

import java.util.StringJoiner;

/** Writes what a handler receives of a record as text: tree, properties, values; without FF and CA, which a copy rewrites. */
final class Heard implements SgfHandler {
    private final String text;
    private final StringJoiner all = new StringJoiner(" ");
    private final StringJoiner outside = new StringJoiner(" ");
    private final int lastNode;
    private final MainLine mainLine = new MainLine();
    private boolean skipped;

    private Heard(SgfRecord record) {
        text = record.text();
        lastNode = record.lastNode();
    }

    /** The whole record. */
    static String in(GameRecord record) throws RecordException {
        Heard heard = new Heard(record.sgf());
        record.sgf().parse(heard);
        return heard.all.toString();
    }

    /** The record without the properties of the last node of its main line. */
    static String outsideOfTheLastNode(GameRecord record) throws RecordException {
        Heard heard = new Heard(record.sgf());
        record.sgf().parse(heard);
        return heard.outside.toString();
    }

    @Override
    public void open() {
        mainLine.open();
        add("(");
    }

    @Override
    public void close() {
        mainLine.close();
        add(")");
    }

    @Override
    public void node() {
        mainLine.node();
        all.add(";");
        outside.add(";");
    }

    @Override
    public void property(String name, int offset) {
        skipped = name.equals("FF") || name.equals("CA");
        if (!skipped) {
            add(name);
        }
    }

    @Override
    public void value(String property, int start, int end) {
        if (!skipped) {
            add('[' + text.substring(start, end) + ']');
        }
    }

    private void add(String heard) {
        all.add(heard);
        if (mainLine.ended() || mainLine.nodes() != lastNode) {
            outside.add(heard);
        }
    }
}
