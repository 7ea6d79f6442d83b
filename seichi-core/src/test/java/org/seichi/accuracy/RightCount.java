package org.seichi.accuracy;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Move;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.structure.Chains;

/**
 * Counts a position by its known truth: plays the line, takes off the dead stones and gives each region to the color around
 * it. A second way to count, which shares nothing with the library's.
 */
final class RightCount {
    private final Position position;
    private final PointSet dead;
    private final PointSet atSeki;
    private final PointSet[] owned;
    private final PointSet neutral;
    private final boolean stopped;

    private RightCount(Position position, PointSet dead, PointSet seki, boolean stopped) {
        Board board = position.board();
        this.position = position;
        this.dead = dead;
        this.stopped = stopped;
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        PointSet.Builder nobody = PointSet.builder(board);
        PointSet.Builder sekiPoints = PointSet.builder(board);
        PointSet open = position.empty().union(dead);
        PointSet left = open;
        while (!left.isEmpty()) {
            PointSet region = PointSet.of(board, left.first());
            PointSet wider = region.union(region.neighbors(board).intersection(open));
            while (!wider.equals(region)) {
                region = wider;
                wider = region.union(region.neighbors(board).intersection(open));
            }
            PointSet around = region.neighbors(board);
            boolean atBlack = around.intersects(position.stones(Color.BLACK));
            boolean atWhite = around.intersects(position.stones(Color.WHITE));
            (atBlack == atWhite ? nobody : atBlack ? black : white).addAll(region);
            if (around.intersects(seki)) {
                sekiPoints.addAll(region);
            }
            left = left.minus(region);
        }
        this.owned = new PointSet[] {black.build(), white.build()};
        this.neutral = nobody.build().minus(sekiPoints.build());
        this.atSeki = sekiPoints.build();
    }

    /** The count of the position as it stands. */
    static RightCount of(KnownPosition known) {
        return new RightCount(known.end().position(), known.dead(), known.seki(), known.isStopped());
    }

    /** The count after the position's line. */
    static RightCount atTheEnd(KnownPosition known) {
        Position position = known.end().position();
        for (Move move : known.line()) {
            position = position.play(move.color(), move.point());
        }
        return new RightCount(position, stillThere(known.dead(), known, position), known.seki(), known.isStopped());
    }

    /** The dead stones that the line has not taken, with stones that were added to their chains. */
    private static PointSet stillThere(PointSet stones, KnownPosition known, Position after) {
        Chains chains = Chains.of(after);
        PointSet.Builder there = PointSet.builder(after.board());
        Position before = known.end().position();
        stones.forEach(point -> {
            if (after.at(point) == before.at(point)) {
                there.addAll(chains.stones(chains.at(point)));
            }
        });
        return there.build();
    }

    /** The points that both colors touch, except those at sekis. */
    PointSet neutral() {
        return neutral;
    }

    /** Whether a point is a player's, with no living stone on it. */
    boolean surrounds(Color player, int point) {
        return owned[player.ordinal()].contains(point);
    }

    /** By how much Black is ahead, in half-points. */
    int margin(Ruleset rules, int komi, int handicap) {
        int black = points(Color.BLACK, rules);
        int white = points(Color.WHITE, rules);
        return 2 * (black - white) - komi - rules.compensation().halfPoints(handicap);
    }

    private int points(Color player, Ruleset rules) {
        PointSet own = rules.sekiTerritory() ? owned[player.ordinal()] : owned[player.ordinal()].minus(atSeki);
        PointSet standing = position.stones(player).minus(dead);
        // After the passes dead stones are taken off only from territory.
        PointSet removed = stopped || rules.sekiTerritory() ? dead : dead.minus(atSeki);
        PointSet taken = removed.intersection(position.stones(player.opponent()));
        return rules.scoring() == Scoring.AREA
                ? own.size() + standing.size()
                : own.size() + taken.size() + position.capturedBy(player);
    }
}
