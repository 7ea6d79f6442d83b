package org.seichi.record;

import java.util.List;
import org.seichi.board.Board;

/**
 * A game with its variations, comments and marks.
 *
 * @param board the board
 * @param nodes all nodes in the order of the text, so that each node comes after its parent
 */
public record RecordTree(Board board, List<RecordNode> nodes) {
    /**
     * Reads the tree of a game. Its main line has the same moves as {@link GameRecord#game}.
     *
     * @throws RecordException if the game cannot be used
     */
    public static RecordTree of(GameRecord record) throws RecordException {
        SgfRecord sgf = record.sgf();
        TreeBuilder builder = new TreeBuilder(sgf.board(), sgf.text(), sgf.start());
        sgf.parse(builder);
        return new RecordTree(sgf.board(), builder.finish());
    }
}
