package org.seichi.evaluate;

import java.util.Comparator;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/**
 * A move that threatens two things at once, each of which the opponent could prevent by itself (Mueller, section 5.3, figure 13):
 * no answer prevents both.
 *
 * @param player who threatens
 * @param move the move
 * @param aims what he threatens, own groups in danger before stones of the opponent
 */
public record DoubleThreat(Color player, int move, List<Aim> aims) {
    private static final Comparator<Aim> ORDER = Comparator.comparing(Aim::isCapture)
            .thenComparingInt(aim -> aim.stones().first());

    /** Puts the aims in order. */
    public DoubleThreat {
        aims = aims.stream().sorted(ORDER).toList();
    }

    /**
     * One of the things threatened.
     *
     * @param stones the stones concerned
     * @param isCapture whether they are the opponent's, which would be taken; else own ones in danger, which would be connected
     * @param worth what is at stake, in points: see {@link ThreatWorth}
     */
    public record Aim(PointSet stones, boolean isCapture, double worth) {}

    /** The same threat on the original board, if this one is as seen in a view. */
    DoubleThreat origin(Orientation view) {
        return new DoubleThreat(
                view.seen(player),
                view.origin(move),
                aims.stream()
                        .map(aim -> new Aim(view.origin(aim.stones()), aim.isCapture(), aim.worth()))
                        .toList());
    }

    /** Own groups in danger that would be connected. */
    public List<PointSet> rescued() {
        return stones(false);
    }

    /** Stones of the opponent that would be taken. */
    public List<PointSet> captured() {
        return stones(true);
    }

    private List<PointSet> stones(boolean capture) {
        return aims.stream()
                .filter(aim -> aim.isCapture() == capture)
                .map(Aim::stones)
                .toList();
    }

    /** The smallest of the things threatened, in points: the opponent prevents the larger ones. */
    public double least() {
        return aims.stream().mapToDouble(Aim::worth).min().orElse(0);
    }

    /** The largest of the things threatened, in points. */
    public double most() {
        return aims.stream().mapToDouble(Aim::worth).max().orElse(0);
    }
}
