package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.score.Play;
import org.seichi.score.Teire;
import org.seichi.text.Coordinates;

/**
 * The ending as it was played out: its moves, and the points that their owners had to fill on the way.
 *
 * @param moves all moves, passes left out
 * @param teire those inside the territory of their player, with the attack that each one meets
 * @param atStake stones that would change hands when nothing is left to play, because no move was found to prevent it
 */
record ReadEnding(List<EndingMove> moves, List<Teire> teire, PointSet atStake) {
    /**
     * An ending that was played out.
     *
     * @param start where it begins
     * @param owners whose the points are there
     */
    static ReadEnding of(Position start, List<EndingMove> moves, Ownership owners, PointSet atStake) {
        TeireReasons reasons = new TeireReasons(start, owners);
        List<Teire> teire = new ArrayList<>();
        Position now = start;
        for (EndingMove move : moves) {
            if (move.attack().isPresent() && owners.of(move.player()).contains(move.point())) {
                teire.add(new Teire(move.point(), move.player(), reasons.of(move, now)));
            }
            now = now.play(move.player(), move.point());
        }
        return new ReadEnding(List.copyOf(moves), List.copyOf(teire), atStake);
    }

    /** Where raids on small territories and invasions of wide ones were met. */
    PointSet raided(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        moves.stream()
                .filter(move -> move.attack().stream().anyMatch(Attack::isInside))
                .forEach(move -> points.add(move.point()));
        return points.build();
    }

    /** Whether an invasion was met. */
    boolean hasInvasions() {
        return moves.stream()
                .anyMatch(move -> move.attack().stream().anyMatch(attack -> attack.kind() == Attack.Kind.INVASION));
    }

    /** The moves, with what each one is for. */
    List<Play> plays() {
        return moves.stream()
                .map(move -> new Play(
                        move.player(), move.point(), move.attack().isPresent() ? "protects" : "takes a neutral point"))
                .toList();
    }

    /** The moves in a line, for those who want to see the steps. */
    String told(Board board) {
        if (moves.isEmpty()) {
            return "nothing is left to play";
        }
        StringBuilder text = new StringBuilder("played out:");
        for (EndingMove move : moves) {
            text.append(move.player() == Color.BLACK ? " B " : " W ")
                    .append(Coordinates.format(board, move.point()))
                    .append(move.attack().isPresent() ? " (protects)" : "");
        }
        return text.toString();
    }
}
