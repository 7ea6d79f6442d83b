package org.seichi.method.carta;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Influence;
import org.seichi.structure.OpenBorders;
import org.seichi.structure.Regions;

/**
 * Finds territories and the neutral points between them, once the dead stones are known (Carta, section 3: locating the dame).
 *
 * <p>The point of a dead stone belongs to its captor and separates the regions on its two sides. An empty region next to living
 * stones of both colors is neutral, unless it is so large that its border is not sealed: then each point falls to the color
 * whose influence on it is stronger (Bouzy map), and only points of intensity 0 are neutral.
 */
final class Borders {
    private final Position position;
    private final Position settled;
    private final Regions regions;
    private final PointSet leaningBlack;
    private final PointSet leaningWhite;
    private final PointSet unsealed;

    Borders(Position position, PointSet dead) {
        this.position = position;
        this.settled = OpenBorders.settled(position, dead);
        this.regions = Regions.of(settled);
        this.unsealed = regions.pointsWhere(region -> OpenBorders.isOpen(regions, region));
        Optional<Influence> influence =
                unsealed.isEmpty() ? Optional.empty() : Optional.of(Influence.ofFinished(settled));
        this.leaningBlack = influence
                .map(found -> unsealed.intersection(found.points(Stones.BLACK)))
                .orElse(unsealed);
        this.leaningWhite = influence
                .map(found -> unsealed.intersection(found.points(Stones.WHITE)))
                .orElse(unsealed);
    }

    Board board() {
        return position.board();
    }

    /** The content code of the color to whose territory an empty point or a dead stone's point belongs, or empty. */
    int owner(int point) {
        if (settled.at(point) != Stones.EMPTY) {
            return settled.at(point) == position.at(point) ? Stones.EMPTY : settled.at(point);
        }
        int owner = regions.owner(regions.at(point));
        if (owner != Stones.EMPTY) {
            return owner;
        }
        return leaningBlack.contains(point) ? Stones.BLACK : leaningWhite.contains(point) ? Stones.WHITE : Stones.EMPTY;
    }

    /** The neutral points. */
    PointSet dame() {
        return position.empty().filter(point -> owner(point) == Stones.EMPTY);
    }

    /** Points of unsealed regions that fall to Black. */
    PointSet leaningBlack() {
        return leaningBlack;
    }

    /** Points of unsealed regions that fall to White. */
    PointSet leaningWhite() {
        return leaningWhite;
    }

    /** All points of unsealed regions. */
    PointSet unsealed() {
        return unsealed;
    }
}
