package org.seichi.endgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.cgt.KoGame;
import org.seichi.cgt.LocalMoves;
import org.seichi.cgt.Player;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * Computes thermographs of areas with one ko at a time, for a given ko master, after Mueller, "Generalized thermography: A
 * new approach to evaluation in computer Go" (2000); the ko itself is solved by {@link KoGame}. Areas are not split into
 * parts, because thermographs cannot be added. Neutral points are ignored: they change nothing above temperature 0.
 */
final class AreaThermographs {
    private final SearchBoard board;
    private final Player master;
    private final NodeCounter counter;
    private final Map<Long, Thermograph> known = new HashMap<>();
    private final Set<Long> path = new HashSet<>();
    private final long last;
    private boolean givenUp;

    /**
     * Prepares thermographs on one board.
     *
     * @param master who wins the ko
     * @param counter shared by all searches of a game
     * @param limit nodes for all of them together
     */
    AreaThermographs(SearchBoard board, Player master, NodeCounter counter, long limit) {
        this.board = board;
        this.master = master;
        this.counter = counter;
        last = counter.spent() + limit;
    }

    /** The thermograph of an area; empty if two kos can be taken at a time, one cannot be ended, play repeats, or the limit is reached. */
    Optional<Thermograph> of(PointSet area) {
        givenUp = false;
        path.clear();
        Thermograph found = graph(area);
        return givenUp ? Optional.empty() : Optional.of(found);
    }

    private Thermograph graph(PointSet area) {
        Survey survey = new Survey(board, area);
        survey.look();
        Thermograph settled = Thermograph.mast(Rational.of(survey.settled()));
        if (survey.isSettled() || givenUp) {
            return settled;
        }
        long key = PartState.key(board, area);
        Thermograph graph = known.get(key);
        if (graph == null) {
            givenUp |= counter.spent() >= last || !counter.spend() || !path.add(key);
            graph = givenUp ? settled : work(area, survey.openPoints());
            path.remove(key);
            if (!givenUp) {
                known.put(key, graph);
            }
        }
        return graph;
    }

    private Thermograph work(PointSet area, PointSet moves) {
        Moves black = moves(area, moves, Color.BLACK);
        Moves white = moves(area, moves, Color.WHITE);
        LocalMoves here = new LocalMoves(black.graphs(), white.graphs());
        if (black.kos() + white.kos() == 0) {
            return Thermograph.of(here.left(), here.right());
        }
        givenUp |= black.kos() + white.kos() > 1;
        return black.kos() > 0 ? ko(area, Color.BLACK, black.ko(), here) : ko(area, Color.WHITE, white.ko(), here);
    }

    /** The thermograph of the state in which a player may take a ko on a point, given the other moves there. */
    private Thermograph ko(PointSet area, Color player, int point, LocalMoves here) {
        LocalMoves there = afterTaking(area, player, point);
        LocalMoves leftToTake = player == Color.BLACK ? here : there;
        LocalMoves rightToTake = player == Color.BLACK ? there : here;
        givenUp |= leftToTake.right().isEmpty() || rightToTake.left().isEmpty();
        if (givenUp) {
            return Thermograph.mast(Rational.ZERO);
        }
        KoGame game = new KoGame(leftToTake, rightToTake);
        return player == Color.BLACK
                ? game.thermographs(master).leftToTake()
                : game.thermographs(master).rightToTake();
    }

    /** The moves after the ko has been taken, except retaking it. */
    private LocalMoves afterTaking(PointSet area, Color player, int point) {
        int before = board.prisoners();
        board.play(player, point);
        int back = board.ko();
        Rational gained = Rational.of(board.prisoners() - before);
        Survey survey = new Survey(board, area);
        survey.look();
        PointSet moves = survey.openPoints();
        Moves own = moves(area, moves, player);
        Moves other = moves(area, moves.minus(PointSet.of(board.board(), back)), player.opponent());
        board.undo();
        givenUp |= own.kos() + other.kos() > 0;
        Moves black = player == Color.BLACK ? own : other;
        Moves white = player == Color.BLACK ? other : own;
        return new LocalMoves(plus(black.graphs(), gained), plus(white.graphs(), gained));
    }

    private static List<Thermograph> plus(List<Thermograph> graphs, Rational points) {
        return graphs.stream().map(graph -> graph.plus(points)).toList();
    }

    /** The moves of a player, those that take a ko kept apart. */
    private Moves moves(PointSet area, PointSet points, Color player) {
        List<Thermograph> graphs = new ArrayList<>();
        int kos = 0;
        int ko = Board.NO_POINT;
        for (int point = points.first(); point != Board.NO_POINT && !givenUp; point = points.next(point)) {
            Legality legality = board.legality(player, point);
            if (legality == Legality.LEGAL || legality == Legality.KO) {
                int before = board.prisoners();
                board.play(player, point);
                if (board.ko() == Board.NO_POINT) {
                    graphs.add(graph(area).plus(Rational.of(board.prisoners() - before)));
                } else {
                    kos++;
                    ko = point;
                }
                board.undo();
            }
        }
        return new Moves(graphs, kos, ko);
    }

    /** The results of moves that take no ko, the number of moves that do, and the point of one of those. */
    private record Moves(List<Thermograph> graphs, int kos, int ko) {}
}
