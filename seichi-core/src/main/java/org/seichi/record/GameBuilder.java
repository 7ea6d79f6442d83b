package org.seichi.record;

import org.seichi.board.Board;
import org.seichi.game.Game;

/** Builds a game from the main line of its record, skipping variations. */
final class GameBuilder extends MainLine {
    private final Board board;
    private final Problems problems;
    private final HeaderBuilder header;
    private final NodeBuilder stones;

    GameBuilder(Board board, String text, Problems problems) {
        this.board = board;
        this.problems = problems;
        header = new HeaderBuilder(text, problems);
        stones = new NodeBuilder(board, text, problems);
    }

    @Override
    public void node() {
        super.node();
        if (!ended()) {
            stones.begin();
        }
    }

    @Override
    public void property(String name, int offset) {
        if (!ended()) {
            stones.property(offset);
        }
    }

    @Override
    public void value(String property, int start, int end) throws RecordException {
        if (ended()) {
            return;
        }
        if (HeaderBuilder.has(property)) {
            header.add(property, start, end, nodes() > 1);
        } else {
            stones.value(property, start, end);
        }
    }

    /** Returns the game after the record has been parsed. */
    Game build() {
        stones.end();
        return new Game(
                board,
                header.build(),
                stones.steps(),
                variations(),
                stones.marks(),
                stones.triangles(),
                problems.list());
    }
}
