package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Leanings;
import org.seichi.score.Ownership;
import org.seichi.score.Play;
import org.seichi.score.Teire;
import org.seichi.text.Coordinates;

/**
 * An ending after it has been played out.
 *
 * @param start the position in which it begins
 * @param owners the owner of each point in that position
 * @param line its moves
 * @param enclosed the points that were neutral and that each player has enclosed, without any other leanings
 * @param atStake stones whose fate changes in the ending or could change after it, because no move was found to prevent it
 */
public record PlayedEnding(Position start, Ownership owners, EndingLine line, Leanings enclosed, PointSet atStake) {
    /** The moves without passes. */
    List<EndingMove> moves() {
        return line.moves().stream().filter(move -> !move.isPass()).toList();
    }

    /** The points in their own territory that the players had to fill during the ending. */
    public PointSet fills() {
        return points(this::isFill);
    }

    /** The neutral points on which somebody played. */
    public PointSet taken() {
        return owners.dame().intersection(points(move -> true));
    }

    /** The neutral points on which nobody played and that nobody has enclosed: whoever plays there first is captured. */
    public PointSet unfilled() {
        return owners.dame()
                .minus(enclosed.black())
                .minus(enclosed.white())
                .minus(points(move -> true))
                .intersection(start.empty());
    }

    private PointSet points(Predicate<EndingMove> which) {
        return PointSet.of(start.board(), moves().stream().filter(which).mapToInt(EndingMove::point));
    }

    private boolean isFill(EndingMove move) {
        return move.attack().isPresent() && owners.of(move.player()).contains(move.point());
    }

    /** The points of {@link #fills}, each with the attack that filling it prevents and, if one is found, a line. Costly: may search again. */
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

    /** The points of the moves that prevent raids on small territories or invasions of wide ones. */
    public PointSet raided() {
        return points(move -> move.attack().filter(Attack::isInside).isPresent());
    }

    /** The moves without passes, each with its purpose. */
    public List<Play> plays() {
        return moves().stream()
                .map(move -> new Play(
                        move.player(), move.point(), move.attack().isPresent() ? "protects" : "takes a neutral point"))
                .toList();
    }

    /** The moves without passes and what they have enclosed, as text. */
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
        for (Color player : Color.values()) {
            PointSet points = enclosed.of(player);
            if (!points.isEmpty()) {
                text.append("; enclosed by ").append(player.inWords()).append(": ");
                text.append(Coordinates.list(board, points));
            }
        }
        return text.toString();
    }
}
