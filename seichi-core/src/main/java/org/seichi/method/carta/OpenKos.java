package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.score.Ko;

/**
 * Kos that stand open (Carta, section 3, last part): each is filled by its owner, unless his stones stay in atari and
 * nothing saves them; then it goes to the opponent.
 *
 * <p>An open ko is an empty point that one color surrounds, next to a single living stone of it which has no other
 * liberty.
 */
final class OpenKos {
    private final Position position;
    private final Board board;
    private final Borders borders;
    private final PointSet dead;
    private final FillingBoard stones;

    OpenKos(Position position, Borders borders, PointSet dead) {
        this.position = position;
        this.board = position.board();
        this.borders = borders;
        this.dead = dead;
        this.stones = new FillingBoard(position);
    }

    /** The open kos, with who wins them. */
    List<Ko> find() {
        List<Ko> kos = new ArrayList<>();
        for (int point = board.first(); point <= board.last(); point++) {
            if (position.at(point) == Stones.EMPTY && borders.owner(point) != Stones.EMPTY) {
                PointSet inAtari = singleStonesInAtari(point, borders.owner(point));
                if (!inAtari.isEmpty()) {
                    kos.add(settle(point, Color.of(borders.owner(point)), inAtari));
                }
            }
        }
        return kos;
    }

    /** The single living stones in atari next to a point which the color surrounds; none if it does not. */
    private PointSet singleStonesInAtari(int point, int code) {
        PointSet.Builder found = PointSet.builder(board);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            int content = position.at(neighbor);
            if (content == Stones.EDGE) {
                continue;
            }
            if (content != code) {
                return PointSet.empty(board);
            }
            if (!dead.contains(neighbor) && stones.isInAtari(neighbor) && stones.chainSize() == 1) {
                found.add(neighbor);
            }
        }
        return found.build();
    }

    private Ko settle(int point, Color owner, PointSet inAtari) {
        FillingBoard filled = new FillingBoard(position);
        filled.place(point, owner.code());
        boolean saved = filled.libertiesOf(point) > 1
                || (filled.libertiesOf(point) == 1 && borders.owner(filled.liberty(0)) == owner.code());
        return saved ? new Ko(point, owner, PointSet.empty(board)) : new Ko(point, owner.opponent(), inAtari);
    }
}
