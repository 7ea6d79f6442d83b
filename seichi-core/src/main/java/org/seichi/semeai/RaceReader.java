package org.seichi.semeai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;
import org.seichi.structure.Chains;

/** Finds the races of a position, given the stones that are safe. */
public final class RaceReader {
    private final Position position;
    private final Board board;
    private final PointSet safe;
    private final Chains chains;
    private final SearchBoard tries;

    /**
     * Creates a reader of one position.
     *
     * @param safe stones known from elsewhere to be safe from capture: whole chains
     */
    public RaceReader(Position position, PointSet safe) {
        this.position = position;
        this.safe = safe;
        board = position.board();
        chains = Chains.of(position);
        tries = new SearchBoard(position);
    }

    /** All races, in the order of their first stones. Stones in an eye of an opposing chain are not in a race with it. */
    public List<Race> races() {
        List<Race> races = new ArrayList<>();
        for (int black = 0; black < chains.count(); black++) {
            for (int white = 0; white < chains.count(); white++) {
                if (chains.color(black) == Color.BLACK && chains.color(white) == Color.WHITE) {
                    read(chains.stone(black, 0), chains.stone(white, 0))
                            .filter(race -> !isInside(race.black(), race.white()))
                            .filter(race -> !isInside(race.white(), race.black()))
                            .ifPresent(races::add);
                }
            }
        }
        return races;
    }

    /** Whether a chain stands in a possible eye of the other. */
    private boolean isInside(RaceSide inner, RaceSide outer) {
        PointSet inside = board.points().minus(position.stones(outer.color())).connected(board, inner.chain());
        return inside.size() <= RaceEye.LARGEST && isWalledBy(inside, outer.chain());
    }

    /**
     * The race between two chains.
     *
     * @param black a black stone
     * @param white a white stone
     * @return empty if one of them is safe, or if they neither touch nor share a liberty
     */
    public Optional<Race> read(int black, int white) {
        if (safe.contains(black) || safe.contains(white)) {
            return Optional.empty();
        }
        PointSet blackChain = chains.stones(chains.at(black));
        PointSet whiteChain = chains.stones(chains.at(white));
        PointSet shared = liberties(black).intersection(liberties(white));
        boolean meet = !shared.isEmpty() || blackChain.neighbors(board).intersects(whiteChain);
        if (!meet) {
            return Optional.empty();
        }
        PointSet both = blackChain.union(whiteChain);
        RaceArea area = RaceArea.of(position, safe, both);
        RaceSide blackSide = side(Color.BLACK, blackChain, whiteChain, shared);
        RaceSide whiteSide = side(Color.WHITE, whiteChain, blackChain, shared);
        PointSet known = both.union(shared)
                .union(blackSide.outside().union(blackSide.eyePoints()))
                .union(whiteSide.outside().union(whiteSide.eyePoints()));
        boolean plain = area.isEnclosed()
                && known.equals(area.points())
                && isPlain(blackSide, shared)
                && isPlain(whiteSide, shared);
        return Optional.of(new Race(position, blackSide, whiteSide, shared, area.points(), area.isEnclosed(), plain));
    }

    private PointSet liberties(int stone) {
        return chains.liberties(chains.at(stone));
    }

    private RaceSide side(Color color, PointSet chain, PointSet rival, PointSet shared) {
        PointSet inner = liberties(chain.first()).minus(shared);
        List<RaceEye> eyes = new ArrayList<>();
        PointSet outside = inner;
        for (int point = inner.first(); point != Board.NO_POINT; point = inner.next(point)) {
            if (outside.contains(point)) {
                PointSet around = board.points().minus(position.stones(color)).connected(board, point);
                if (around.size() <= RaceEye.LARGEST && !around.intersects(rival) && isWalledBy(around, chain)) {
                    eyes.add(RaceEye.of(board, around, around.intersection(position.stones(color.opponent()))));
                    outside = outside.minus(around);
                }
            }
        }
        return new RaceSide(color, chain, outside, approach(outside, color.opponent()), eyes);
    }

    /** Whether points are enclosed by a single chain, with no safe stone among them. */
    private boolean isWalledBy(PointSet points, PointSet chain) {
        return !points.intersects(safe) && chain.containsAll(points.neighbors(board));
    }

    /** The points where a player's stone would have at most one liberty. */
    private PointSet approach(PointSet points, Color player) {
        return points.filter(point -> {
            tries.play(player, point);
            boolean approaches = tries.at(point) != player.code() || tries.liberties(point) == 1;
            tries.undo();
            return approaches;
        });
    }

    /**
     * Whether every outside liberty touches a safe stone of the opponent and can be filled at once, the chain cannot connect
     * to other stones at its liberties, and it has at most one eye.
     */
    private boolean isPlain(RaceSide side, PointSet shared) {
        PointSet friends = position.stones(side.color());
        PointSet captors = position.stones(side.color().opponent()).intersection(safe);
        PointSet others = side.outside().union(shared).neighbors(board).intersection(friends);
        return side.chain().containsAll(others)
                && captors.neighbors(board).containsAll(side.outside())
                && side.approach().isEmpty()
                && side.eyes().size() <= 1;
    }
}
