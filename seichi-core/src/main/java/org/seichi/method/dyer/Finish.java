package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.method.Kos;
import org.seichi.score.Ko;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Play;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.search.NodeCounter;
import org.seichi.text.Coordinates;

/**
 * The moves that play a position to its end (Dyer, steps 3 and 4).
 *
 * @param dame the moves that fill the dame, with the answers to them
 * @param checks the rounds of the search for protective moves after that
 */
record Finish(List<Played> dame, List<ConnectionCheck> checks) {
    /**
     * Plays a position to its end, on a board of its own.
     *
     * @param position the position, dead stones included
     * @param dead the dead stones
     * @param owners the owner of each point
     */
    static Finish of(Position position, PointSet dead, Ownership owners, Set<Pass> passes, NodeCounter counter) {
        FinishBoard finish = new FinishBoard(position, dead, counter);
        Threats threats = new Threats(finish);
        List<Played> dame =
                passes.contains(Pass.FAIR_DAME) ? new FairDame(finish, threats, owners.dame()).fill() : List.of();
        List<ConnectionCheck> checks = passes.contains(Pass.FORCED_MOVES)
                ? new ForcedMoves(finish, threats, new Tsumego(finish, owners, position, counter)).find()
                : List.of();
        return new Finish(List.copyOf(dame), List.copyOf(checks));
    }

    /** The same moves on the board that a view shows. */
    Finish origin(Orientation view) {
        return new Finish(
                dame.stream().map(move -> move.origin(view)).toList(),
                checks.stream().map(check -> check.origin(view)).toList());
    }

    /** All moves in order. */
    List<Played> moves() {
        List<Played> all = new ArrayList<>(dame);
        checks.forEach(check -> check.move().ifPresent(all::add));
        return all;
    }

    /** The moves as reported by the method. */
    List<Play> plays() {
        return moves().stream()
                .map(move -> new Play(move.color(), move.point(), move.kind().sentence()))
                .toList();
    }

    /** The moves that cost their player a point: forced moves in his own territory. */
    List<Teire> teire(Board board, Ownership owners) {
        return moves().stream()
                .filter(move -> move.isForced() && owners.of(move.color()).contains(move.point()))
                .map(move -> new Teire(move.point(), move.color(), reason(board, move)))
                .toList();
    }

    private static Reason reason(Board board, Played move) {
        return Reason.of(
                Rule.FORCED_CONNECTING_MOVE,
                PointSet.of(board, move.point()),
                move.threat(),
                Coordinates.format(board, move.victim()),
                Coordinates.format(board, move.threat().get(0)));
    }

    /** The kos still open, except those closed by a forced move. */
    static List<Ko> kos(LifeAndDeath settled, Ownership owners, List<Teire> teire) {
        return Kos.open(settled.position(), owners::codeAt, settled.stones(Status.DEAD)).stream()
                .filter(ko -> teire.stream().noneMatch(one -> one.point() == ko.point()))
                .toList();
    }
}
