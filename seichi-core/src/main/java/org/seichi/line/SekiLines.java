package org.seichi.line;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Assessment;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/** Shows why neither player starts in a seki: whoever does loses stones. */
final class SekiLines {
    private final Position position;
    private final PointSet seki;
    private final PointSet dead;
    private final FightLines finder;
    /** The lines of each seki, by its stones. */
    private final Map<PointSet, List<Line>> known = new HashMap<>();

    /**
     * Prepares the lines of an assessment.
     *
     * @param counter bounds the search
     */
    SekiLines(Assessment assessment, NodeCounter counter) {
        position = assessment.position();
        seki = assessment.stones(Status.SEKI);
        dead = assessment.stones(Status.DEAD);
        finder = new FightLines(counter);
    }

    /**
     * Further reasons for a chain in seki: a line for each player who loses stones by moving first. None where search has found
     * that one of them gains by it: such lines show only that another move is the right one.
     */
    List<Reason> reasons(Verdict chain) {
        if (chain.reasons().stream().anyMatch(reason -> reason.rule() == Rule.SEKI_IN_TURN)) {
            return List.of();
        }
        PointSet stones = connected(chain.stones().first());
        return known.computeIfAbsent(stones, this::lines).stream()
                .map(line -> reason(chain, line))
                .toList();
    }

    /** The stones in seki connected with a stone by stones in seki and their liberties. */
    private PointSet connected(int stone) {
        Board board = position.board();
        PointSet room = seki.union(seki.neighbors(board).intersection(position.empty()));
        return room.connected(board, stone).intersection(seki);
    }

    private List<Line> lines(PointSet stones) {
        return Arrays.stream(Color.values())
                .flatMap(player -> worstFirstMove(stones, player).stream())
                .toList();
    }

    private Reason reason(Verdict chain, Line line) {
        String player = line.first().inWords();
        List<Integer> moves = line.openedBy(chain.color().opponent());
        return Reason.of(Rule.SEKI_FIRST_LOSES, chain.stones(), moves, player, line.inWords(position.board()));
    }

    /** The line that begins with a player's move on a liberty of the seki and costs him most. */
    private Optional<Line> worstFirstMove(PointSet stones, Color player) {
        PointSet liberties = stones.neighbors(position.board()).intersection(position.empty());
        Optional<Line> worst = Optional.empty();
        int most = 0;
        for (int point = liberties.first(); point != Board.NO_POINT; point = liberties.next(point)) {
            if (position.withToMove(player).legality(player, point) == Legality.LEGAL) {
                PointSet lost = touched(stones, point, player);
                Optional<Line> line = lost.size() > most ? loss(point, player, lost) : Optional.empty();
                if (line.isPresent()) {
                    worst = line;
                    most = lost.size();
                }
            }
        }
        return worst;
    }

    /** The largest chain of a player in the seki of which a point is a liberty. */
    private PointSet touched(PointSet stones, int point, Color player) {
        SearchBoard board = new SearchBoard(position);
        PointSet own = stones.intersection(position.stones(player));
        PointSet largest = PointSet.empty(position.board());
        for (int step : position.board().directions()) {
            if (own.contains(point + step) && board.chainSize(point + step) > largest.size()) {
                largest = board.stonesOf(point + step);
            }
        }
        return largest;
    }

    /** A line in which a chain is captured after its owner has played on one of its liberties. */
    private Optional<Line> loss(int point, Color player, PointSet chain) {
        Position played = position.play(player, point);
        PointSet walls = position.stones(player.opponent()).minus(seki).minus(dead);
        return finder.find(new ChainFight(played, chain, walls), player.opponent())
                .map(line -> new Line(player, List.of(point), line.searched()).then(line.moves()));
    }
}
