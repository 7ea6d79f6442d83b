package org.seichi.method.reading.ending;

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
 * The ending as it was played out.
 *
 * @param start where it begins
 * @param owners whose the points are there
 * @param line its moves
 * @param atStake stones that would change hands when nothing is left to play, because no move was found to prevent it
 */
public record PlayedEnding(Position start, Ownership owners, EndingLine line, PointSet atStake) {
    /** The moves, passes left out. */
    List<EndingMove> moves() {
        return line.moves().stream().filter(move -> !move.isPass()).toList();
    }

    /** The points inside their own territory that the players had to fill on the way. */
    public PointSet fills() {
        PointSet.Builder fills = PointSet.builder(start.board());
        moves().stream().filter(this::isFill).forEach(move -> fills.add(move.point()));
        return fills.build();
    }

    private boolean isFill(EndingMove move) {
        return move.attack().isPresent() && owners.of(move.player()).contains(move.point());
    }

    /** The same with the attack that each of them meets, shown by a line where one is found: not for nothing. */
    public List<Teire> teire() {
        TeireReasons reasons = new TeireReasons(start, owners);
        List<Teire> teire = new ArrayList<>();
        Position now = start;
        for (EndingMove move : moves()) {
            if (isFill(move)) {
                teire.add(new Teire(move.point(), move.player(), reasons.of(move, now)));
            }
            now = now.play(move.player(), move.point());
        }
        return teire;
    }

    /** Where raids on small territories and invasions of wide ones were met. */
    public PointSet raided() {
        PointSet.Builder points = PointSet.builder(start.board());
        moves().stream()
                .filter(move -> move.attack().stream().anyMatch(Attack::isInside))
                .forEach(move -> points.add(move.point()));
        return points.build();
    }

    /** The moves, with what each one is for. */
    public List<Play> plays() {
        return moves().stream()
                .map(move -> new Play(
                        move.player(), move.point(), move.attack().isPresent() ? "protects" : "takes a neutral point"))
                .toList();
    }

    /** The moves in a line, for those who want to see the steps. */
    public String inWords() {
        Board board = start.board();
        if (moves().isEmpty()) {
            return "nothing is left to play";
        }
        StringBuilder text = new StringBuilder("played out:");
        for (EndingMove move : moves()) {
            text.append(move.player() == Color.BLACK ? " B " : " W ")
                    .append(Coordinates.format(board, move.point()))
                    .append(move.attack().isPresent() ? " (protects)" : "");
        }
        return text.toString();
    }
}
