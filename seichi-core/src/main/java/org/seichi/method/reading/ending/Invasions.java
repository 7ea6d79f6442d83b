package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * Invasions that become possible when nothing is left to play: combinations of threats in wide territories, which no search
 * for a single chain finds, and dead stones that nobody can take any more without losing his own. Looked for only where many
 * neutral points were open: with few the players had the end before them.
 */
final class Invasions {
    /** With fewer neutral points left the players saw what would come. */
    private static final int MANY_NEUTRAL = 10;
    /** With fewer nodes left, as with a small budget from the start, nothing is looked for. */
    private static final long WORTH_LOOKING = 20_000;

    private final SearchBoard board;
    private final Ownership owners;
    private final PointSet neutral;
    private final List<Ko> kos;
    private final NodeCounter counter;
    private final Set<List<PointSet>> seen = new HashSet<>();

    /**
     * The invasions of an ending.
     *
     * @param board on which the ending is played
     * @param owners whose the points were when the record ended
     * @param kos who wins them is settled first
     * @param counter bounds the games
     */
    Invasions(SearchBoard board, Ownership owners, List<Ko> kos, NodeCounter counter) {
        this.board = board;
        this.owners = owners;
        this.neutral = owners.neutral().minus(owners.seki());
        this.kos = kos;
        this.counter = counter;
    }

    /** An invasion that was not found before, as the board is now. The board is left as it was. */
    Optional<Invasion> next() {
        if (neutral.size() < MANY_NEUTRAL || counter.left() < WORTH_LOOKING) {
            return Optional.empty();
        }
        int depth = board.depth();
        kos.forEach(this::settle);
        Optional<Invasion> found = find();
        while (board.depth() > depth) {
            board.undo();
        }
        return found;
    }

    private Optional<Invasion> find() {
        InvasionReader reader = new InvasionReader(board.toPosition(), counter);
        WideTerritories territories = new WideTerritories(board, owners, neutral);
        Optional<Invasion> found = Optional.empty();
        for (Color owner : Color.values()) {
            for (WideTerritory territory : territories.of(owner)) {
                if (found.isEmpty() && seen.add(List.of(territory.points(), territory.scene()))) {
                    found = reader.read(territory, owner);
                }
            }
        }
        return found;
    }

    /**
     * The latest turn at which the owner of a territory could still have made sure of it, and how. The board is left as it was.
     *
     * @param line the moves that led to the position, passes included
     * @param invasion what cannot be met there
     */
    Optional<EndingBacktrack.Better> earlier(List<EndingMove> line, Invasion invasion) {
        List<EndingBacktrack.Better> turns = new ArrayList<>();
        List<Position> positions = new ArrayList<>();
        line.forEach(move -> board.undo());
        for (int turn = 0; turn < line.size(); turn++) {
            if (board.toMove() == invasion.owner()) {
                turns.add(new EndingBacktrack.Better(turn, Board.NO_POINT));
                positions.add(board.toPosition());
            }
            replay(line.get(turn));
        }
        int holds = -1;
        int fails = turns.size();
        while (fails - holds > 1) {
            int middle = holds < 0 && fails == turns.size() ? 0 : (holds + fails) / 2;
            int defence = defence(positions.get(middle), invasion);
            if (defence == Board.NO_POINT) {
                fails = middle;
            } else {
                holds = middle;
                turns.set(middle, new EndingBacktrack.Better(turns.get(middle).turn(), defence));
            }
        }
        return holds < 0 ? Optional.empty() : Optional.of(turns.get(holds));
    }

    private void replay(EndingMove move) {
        if (move.isPass()) {
            board.pass();
        } else {
            board.play(move.point());
        }
    }

    /** A move that makes sure of a territory while liberties outside are left. */
    private int defence(Position position, Invasion invasion) {
        Color owner = invasion.owner();
        PointSet stones = position.stones(owner);
        PointSet kept =
                invasion.territory().scene().intersection(owners.of(owner).union(stones));
        PointSet outside = kept.neighbors(board.board()).intersection(neutral).intersection(position.empty());
        PointSet points = invasion.territory().points().minus(stones);
        WideTerritory before = new WideTerritory(points.union(outside), kept);
        return new InvasionReader(position, counter).defence(before, owner);
    }

    /** Lets the winner of a ko fill it. */
    private void settle(Ko ko) {
        play(ko.winner(), ko.point());
        ko.taken().forEach(point -> play(ko.winner(), point));
    }

    private void play(Color player, int point) {
        if (board.at(point) != Stones.EMPTY) {
            return;
        }
        board.pass();
        if (board.toMove() != player) {
            board.pass();
        }
        if (board.legality(player, point) == Legality.LEGAL) {
            board.play(point);
        }
    }
}
