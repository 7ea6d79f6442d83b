package org.seichi.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Step;

/** Builds the tree of a game from its record. Warnings are discarded; reading the game reports them. */
final class TreeBuilder implements SgfHandler {
    private final Board board;
    private final String text;
    private final Problems unheard;
    private final List<RecordNode> nodes = new ArrayList<>();
    /** For each open tree, the index of the node from which it branches off. */
    private final Deque<Integer> branches = new ArrayDeque<>();

    private int last = -1;
    private NodeBuilder stones;
    private NodeNotes notes;

    TreeBuilder(Board board, String text, LineCounter start) {
        this.board = board;
        this.text = text;
        unheard = new Problems(text, start, List.of());
    }

    @Override
    public void open() {
        endNode();
        branches.push(last);
    }

    @Override
    public void close() {
        endNode();
        last = branches.isEmpty() ? last : branches.pop();
    }

    @Override
    public void node() {
        endNode();
        stones = new NodeBuilder(board, text, unheard);
        stones.begin();
        notes = new NodeNotes(board, text, unheard);
    }

    @Override
    public void property(String name, int offset) {
        if (stones != null) {
            stones.property(offset);
        }
    }

    @Override
    public void value(String property, int start, int end) throws RecordException {
        if (stones != null) {
            stones.value(property, start, end);
            notes.value(property, start, end);
        }
    }

    /** Returns the nodes after the record has been parsed. */
    List<RecordNode> finish() {
        endNode();
        return List.copyOf(nodes);
    }

    private void endNode() {
        if (stones == null) {
            return;
        }
        stones.end();
        List<Step> steps = stones.steps();
        int step = 0;
        Optional<Setup> setup = Optional.empty();
        if (!steps.isEmpty() && steps.get(0) instanceof Setup first) {
            setup = Optional.of(first);
            step++;
        }
        for (; step < steps.size() - 1; step++) {
            add(new RecordNode(last, setup, move(steps, step), "", Map.of(), Map.of(), Optional.empty()));
            setup = Optional.empty();
        }
        Optional<Marks> territory = stones.marks();
        add(new RecordNode(last, setup, move(steps, step), notes.comment(), notes.signs(), notes.labels(), territory));
        stones = null;
    }

    private static Optional<Move> move(List<Step> steps, int step) {
        return step < steps.size() ? Optional.of((Move) steps.get(step)) : Optional.empty();
    }

    private void add(RecordNode node) {
        last = nodes.size();
        nodes.add(node);
    }
}
