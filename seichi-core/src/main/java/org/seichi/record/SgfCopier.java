package org.seichi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;

/**
 * Copies a record as it is heard, and adds a score to the last node of the main line. A node is written when the next one
 * begins or its tree ends; trees without nodes are left out.
 */
final class SgfCopier implements SgfHandler {
    private static final Set<String> FORMAT = Set.of("FF", "CA");
    private static final Set<String> TERRITORY = Set.of("TB", "TW");

    private final String text;
    private final Board board;
    private final Optional<Annotation> annotation;
    private final SgfOutput output = new SgfOutput();
    private final MainLine mainLine = new MainLine();
    private final List<Property> node = new ArrayList<>();
    private Property property;
    private boolean inRoot;
    private int unwrittenTrees;
    private int depth;

    /**
     * @param text the text of the record
     * @param board its board
     * @param annotation what to add, if anything
     */
    SgfCopier(String text, Board board, Optional<Annotation> annotation) {
        this.text = text;
        this.board = board;
        this.annotation = annotation;
    }

    @Override
    public void open() {
        mainLine.open();
        unwrittenTrees++;
    }

    @Override
    public void close() {
        boolean mainLineEnded = mainLine.ended();
        mainLine.close();
        if (unwrittenTrees > 0) {
            unwrittenTrees--;
            return;
        }
        if (!mainLineEnded) {
            annotateNode();
        }
        writeNode();
        output.close();
        depth--;
    }

    @Override
    public void node() {
        writeNode();
        inRoot = depth == 0;
        for (; unwrittenTrees > 0; unwrittenTrees--) {
            output.open();
            depth++;
        }
        mainLine.node();
        output.node();
        if (inRoot) {
            output.append("FF[4]CA[UTF-8]");
            result().ifPresent(result -> output.append(SgfText.property("RE", result)));
        }
    }

    @Override
    public void property(String name, int offset) {
        property = new Property(name, new StringBuilder());
        if (!isReplaced(name)) {
            node.add(property);
        }
    }

    @Override
    public void value(int start, int end) {
        property.values().append('[').append(SgfText.raw(text, start, end)).append(']');
    }

    /** The copy, once the record has been parsed; a record that is not closed is closed. */
    String finish() {
        while (unwrittenTrees > 0 || depth > 0) {
            close();
        }
        return output.toString();
    }

    private void writeNode() {
        for (Property each : node) {
            output.append(each.name() + each.values());
        }
        node.clear();
    }

    private boolean isReplaced(String name) {
        boolean format = inRoot && FORMAT.contains(name);
        boolean oldResult = name.equals("RE") && result().isPresent() && !mainLine.ended();
        return format || oldResult;
    }

    private Optional<String> result() {
        return annotation.map(Annotation::result).filter(result -> !result.isEmpty());
    }

    private void annotateNode() {
        if (annotation.isEmpty()) {
            return;
        }
        node.removeIf(each -> TERRITORY.contains(each.name()));
        output.append(SgfText.territory(board, annotation.get().territory()));
        String comment = SgfText.escape(annotation.get().comment());
        if (!comment.isEmpty()) {
            addComment(comment);
        }
    }

    private void addComment(String comment) {
        for (Property each : node) {
            if (each.name().equals("C")) {
                StringBuilder values = each.values();
                values.insert(values.length() - 1, (values.length() > 2 ? "\n\n" : "") + comment);
                return;
            }
        }
        node.add(new Property("C", new StringBuilder("[" + comment + "]")));
    }

    /** A property with all its values, brackets included. */
    private record Property(String name, StringBuilder values) {}
}
