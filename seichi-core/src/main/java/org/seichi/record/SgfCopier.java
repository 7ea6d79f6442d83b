package org.seichi.record;

import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;

/** Copies a record as the parser reports it, and adds an annotation at the end of the main line. Empty trees are left out. */
final class SgfCopier implements SgfHandler {
    private static final Set<String> FORMAT = Set.of("FF", "CA");
    private static final Set<String> TERRITORY = Set.of("TB", "TW");

    private final String text;
    private final Board board;
    private final int lastNode;
    private final Optional<Annotation> annotation;
    private final SgfOutput output;
    private final MainLine mainLine = new MainLine();
    private int unwrittenTrees;
    private int depth;
    private boolean skipped;
    private boolean beforeValue;
    private String comment = "";

    /**
     * @param record the record to copy
     * @param annotation what to add, if anything
     * @throws RecordException if the record cannot be used
     */
    SgfCopier(SgfRecord record, Optional<Annotation> annotation) throws RecordException {
        text = record.text();
        board = record.board();
        lastNode = record.lastNode();
        output = new SgfOutput(record.length());
        this.annotation = annotation;
    }

    @Override
    public void open() {
        mainLine.open();
        unwrittenTrees++;
    }

    @Override
    public void close() {
        if (unwrittenTrees > 0) {
            unwrittenTrees--;
        } else {
            endNode();
            output.close();
            depth--;
        }
        mainLine.close();
    }

    @Override
    public void node() {
        endNode();
        boolean root = depth == 0;
        for (; unwrittenTrees > 0; unwrittenTrees--) {
            output.open();
            depth++;
        }
        mainLine.node();
        output.node();
        if (root) {
            output.append("FF[4]CA[UTF-8]");
            annotation.ifPresent(
                    score -> score.header().forEach((name, value) -> output.append(SgfText.property(name, value))));
        }
        if (isLast()) {
            annotation.filter(score -> score.variation().isEmpty()).ifPresent(this::annotate);
        }
    }

    @Override
    public void property(String name, int offset) {
        skipped = !mainLine.ended() && isReplaced(name);
        beforeValue = isLast() && name.equals("C");
        if (!skipped) {
            output.append(name);
        }
    }

    @Override
    public void value(String property, int start, int end) {
        if (skipped) {
            return;
        }
        output.append("[");
        output.append(text, start, end);
        if (beforeValue && !comment.isEmpty()) {
            output.append((start == end ? "" : "\n\n") + comment);
            comment = "";
        }
        output.append("]");
    }

    /** Returns the copy after the record has been parsed; closes trees left open. */
    String finish() {
        while (unwrittenTrees > 0 || depth > 0) {
            close();
        }
        return output.finish();
    }

    private void annotate(Annotation score) {
        output.append(SgfText.territory(board, score.territory()));
        comment = SgfText.escape(score.comment());
    }

    /** Writes the annotation as a node that ends the main line, and the variation beside it. */
    private void branch(Annotation score) {
        output.open();
        output.node();
        output.append(SgfText.territory(board, score.territory()) + SgfText.comment(score.comment()));
        output.close();
        output.open();
        for (AddedNode node : score.variation()) {
            output.node();
            output.append(SgfText.step(board, node.step()));
            node.territory().ifPresent(marks -> output.append(SgfText.territory(board, marks)));
            output.append(SgfText.comment(node.comment()));
        }
        output.close();
    }

    /** Writes the comment if the last node of the main line had none to add it to, and the variation that starts there. */
    private void endNode() {
        if (!comment.isEmpty()) {
            output.append("C[" + comment + "]");
            comment = "";
        }
        if (isLast()) {
            annotation.filter(score -> !score.variation().isEmpty()).ifPresent(this::branch);
        }
    }

    private boolean isLast() {
        return !mainLine.ended() && mainLine.nodes() == lastNode;
    }

    private boolean isReplaced(String name) {
        return (mainLine.nodes() == 1 && FORMAT.contains(name))
                || annotation.filter(score -> score.header().containsKey(name)).isPresent()
                || (annotation.isPresent() && isLast() && TERRITORY.contains(name));
    }
}
