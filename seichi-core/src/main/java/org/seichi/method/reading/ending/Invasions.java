package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Scoring;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * Finds invasions that become possible once nothing is left to play: combined threats in wide territories, which no search for
 * a single chain finds, and dead stones that can no longer be captured without loss. They are looked for around stones that would now be
 * judged otherwise, and everywhere if a move in one's own territory costs a point and many neutral points were open: with few, the players
 * could foresee the end.
 */
final class Invasions {
    /** Least number of neutral points for a search everywhere: with fewer, the players could foresee what would happen. */
    private static final int MANY_NEUTRAL = 10;
    /** Least number of nodes left for a search; a small budget never has as many. */
    private static final long WORTH_LOOKING = 20_000;

    private final SearchBoard board;
    private final Ownership owners;
    private final PointSet neutral;
    private final boolean everywhere;
    private final List<Ko> kos;
    private final Function<Position, PointSet> fates;
    private final NodeCounter counter;
    private final Set<WalledTerritory> examined = new HashSet<>();
    private PointSet changed;

    /**
     * Prepares to find the invasions of an ending.
     *
     * @param board the board on which the ending is played
     * @param owners the owner of each point when the record ended
     * @param scoring whether a move in one's own territory costs a point
     * @param kos open kos; their winners fill or take them first
     * @param fates finds the stones of a position that have another fate than when the record ended
     * @param counter bounds the games
     */
    Invasions(
            SearchBoard board,
            Ownership owners,
            Scoring scoring,
            List<Ko> kos,
            Function<Position, PointSet> fates,
            NodeCounter counter) {
        this.board = board;
        this.owners = owners;
        this.neutral = owners.dame();
        this.everywhere = scoring == Scoring.TERRITORY && neutral.size() >= MANY_NEUTRAL;
        this.kos = kos;
        this.fates = fates;
        this.counter = counter;
        this.changed = PointSet.empty(board.board());
    }

    /** An invasion of the current position in a territory not yet examined. The board is left as it was. */
    Optional<Attack> next() {
        changed = PointSet.empty(board.board());
        if (counter.left() < WORTH_LOOKING) {
            return Optional.empty();
        }
        int depth = board.depth();
        kos.forEach(this::settle);
        Optional<Attack> found = find();
        board.undoTo(depth);
        return found;
    }

    private Optional<Attack> find() {
        Position position = board.toPosition();
        changed = fates.apply(position);
        WideTerritories territories = new WideTerritories(board, owners);
        InvasionReader reader = new InvasionReader(position, counter);
        Optional<Attack> found = Optional.empty();
        for (Color owner : Color.values()) {
            List<WalledTerritory> suspect = new ArrayList<>(territories.around(changed, owner));
            if (everywhere) {
                suspect.addAll(territories.inDanger(owner));
            }
            for (WalledTerritory territory : suspect) {
                if (found.isEmpty() && examined.add(territory)) {
                    found = reader.read(territory);
                }
            }
        }
        return found;
    }

    /** The stones that would be judged otherwise in the position in which {@link #next} last looked. */
    PointSet unprevented() {
        return changed;
    }

    /**
     * The latest turn, found by bisection, at which the owner could secure his territory, with the move. The board is left as
     * it was.
     *
     * @param line the moves that led to the position, passes included
     * @param invasion the invasion that cannot be met there
     */
    Optional<EndingBacktrack.Better> earlier(List<EndingMove> line, Attack invasion) {
        int[] turns = IntStream.range(0, line.size())
                .filter(turn -> line.get(turn).player() == invasion.victim())
                .toArray();
        Optional<EndingBacktrack.Better> latest = Optional.empty();
        int holds = -1;
        int fails = turns.length;
        while (fails - holds > 1) {
            int middle = holds < 0 && fails == turns.length ? 0 : (holds + fails) / 2;
            int turn = turns[middle];
            int defence = defence(
                    before(line.subList(turn, line.size())),
                    invasion.territory().orElseThrow());
            if (defence == Board.NO_POINT) {
                fails = middle;
            } else {
                holds = middle;
                latest = Optional.of(new EndingBacktrack.Better(turn, defence));
            }
        }
        return latest;
    }

    /** The position before the last moves. */
    private Position before(List<EndingMove> moves) {
        moves.forEach(move -> board.undo());
        Position position = board.toPosition();
        moves.forEach(move -> board.playOrPass(move.point()));
        return position;
    }

    /** A move that secures the territory in an earlier position, in which outside liberties are left. */
    private int defence(Position position, WalledTerritory territory) {
        Color owner = territory.owner();
        PointSet stones = position.stones(owner);
        PointSet kept = territory.scene().intersection(owners.of(owner).union(stones));
        PointSet outside = kept.neighbors(board.board()).intersection(neutral).intersection(position.empty());
        PointSet points = territory.points().minus(stones);
        WalledTerritory before = new WalledTerritory(owner, points.union(outside), kept);
        return new InvasionReader(position, counter).defence(before);
    }

    /** Plays a ko out, passing to lift bans: its winner fills it, or takes it first, and fills it once the holder has saved what is in atari. */
    private void settle(Ko ko) {
        play(ko.winner(), ko.point());
        KoAnswers.inAtari(board, ko)
                .forEach(stone -> play(ko.winner().opponent(), board.nextLiberty(stone, Board.NO_POINT)));
        ko.taken().forEach(point -> play(ko.winner(), point));
    }

    private void play(Color player, int point) {
        if (board.at(point) == Stones.EMPTY) {
            board.pass();
            if (board.toMove() != player) {
                board.pass();
            }
            board.playAll(player, PointSet.of(board.board(), point));
        }
    }
}
