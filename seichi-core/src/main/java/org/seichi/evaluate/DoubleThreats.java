package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Groups;
import org.seichi.structure.HalfLink;
import org.seichi.structure.Structure;

/**
 * Finds moves with which dead stones of two groups are half connected to a living group at once: the opponent can part
 * only one of them (Mueller, section 5.3).
 */
final class DoubleThreats {
    private final Position position;
    private final Structure before;
    private final PointSet dead;
    private final PointSet strong;
    private final List<DoubleThreat> found = new ArrayList<>();

    private DoubleThreats(PositionFacts facts, Strength strength) {
        this.position = facts.position();
        this.before = facts.structure();
        this.dead = strength.dead();
        this.strong = strength.strong();
    }

    /** The double threats of both players, those of Black first. */
    static List<DoubleThreat> of(PositionFacts facts, Strength strength) {
        DoubleThreats threats = new DoubleThreats(facts, strength);
        for (Color player : Color.values()) {
            PointSet captives = threats.dead.intersection(facts.position().stones(player));
            PointSet near = threats.nearTwo(captives);
            for (int move = near.first(); move != Board.NO_POINT; move = near.next(move)) {
                threats.examine(player, move);
            }
        }
        return threats.found;
    }

    /** Empty points within three steps of two dead groups. */
    private PointSet nearTwo(PointSet captives) {
        Board board = position.board();
        PointSet once = PointSet.empty(board);
        PointSet twice = once;
        PointSet rest = captives;
        while (!rest.isEmpty()) {
            PointSet group = before.groups().stones(before.groups().at(rest.first()));
            PointSet near = group;
            for (int step = 0; step < 3; step++) {
                near = near.union(near.neighbors(board));
            }
            twice = twice.union(once.intersection(near));
            once = once.union(near);
            rest = rest.minus(group);
        }
        return twice.intersection(position.empty());
    }

    private void examine(Color player, int move) {
        if (position.legality(player, move) != Legality.LEGAL) {
            return;
        }
        Structure after = Structure.of(position.play(player, move));
        Groups groups = after.groups();
        int own = groups.at(move);
        if (!groups.stones(own).intersects(strong) || groups.stones(own).intersects(dead)) {
            return;
        }
        List<HalfLink> links = new ArrayList<>();
        List<PointSet> rescued = new ArrayList<>();
        for (HalfLink link : after.halfLinks()) {
            int other = link.a() == own ? link.b() : link.b() == own ? link.a() : own;
            PointSet stones = groups.stones(other);
            boolean isNew = links.stream().allMatch(link::isApartFrom) && !rescued.contains(stones);
            if (other != own && dead.containsAll(stones) && isNew && !wasLinked(stones)) {
                links.add(link);
                rescued.add(stones);
            }
        }
        if (rescued.size() > 1) {
            rescued.sort(Comparator.comparingInt(PointSet::first));
            found.add(new DoubleThreat(player, move, rescued));
        }
    }

    /** Whether the stones had a half connection to a strong group before the move: then they could get out anyway. */
    private boolean wasLinked(PointSet stones) {
        Groups groups = before.groups();
        int group = groups.at(stones.first());
        return before.halfLinks().stream()
                .filter(link -> link.a() == group || link.b() == group)
                .map(link -> groups.stones(link.a() == group ? link.b() : link.a()))
                .anyMatch(strong::intersects);
    }
}
