package org.seichi.bench.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Step;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** The moves that the players of a game chose, with the positions in which they did. */
record MoveChoices(Game game, Terms terms) {
    /** The first move used, and the one before which use ends: the opening and the end have moves of their own. */
    static final int FIRST = 30;

    static final int LAST = 200;
    private static final int REMEMBERED = 3;

    /** Visits a position with the moves before it and the move that was chosen. */
    interface Visitor {
        /** Visits one; the last moves are the latest first. */
        void look(Position position, List<Integer> last, int chosen);
    }

    static MoveChoices read(Path file) throws IOException, RecordException {
        Game game = SgfReader.readFirst(Files.readAllBytes(file));
        return new MoveChoices(game, Terms.of(game));
    }

    /** Visits every n-th move from a first one to before an end; skips passes, and stops at the first illegal move. */
    void visit(int first, int end, int every, Visitor visitor) {
        if (!game.steps().stream().allMatch(Move.class::isInstance)) {
            return;
        }
        Position position = Position.empty(game.board());
        List<Integer> last = new ArrayList<>();
        int number = 0;
        for (Step step : game.steps()) {
            Move move = (Move) step;
            position = position.withToMove(move.color());
            if (!move.isPass() && position.legality(move.color(), move.point()) != Legality.LEGAL) {
                return;
            }
            if (number >= first && number < end && (number - first) % every == 0 && !move.isPass()) {
                visitor.look(position, List.copyOf(last), move.point());
            }
            position = move.isPass() ? position.pass() : position.play(move.color(), move.point());
            last.add(0, move.isPass() ? Board.NO_POINT : move.point());
            if (last.size() > REMEMBERED) {
                last.remove(REMEMBERED);
            }
            number++;
        }
    }
}
