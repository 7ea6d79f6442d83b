package org.seichi.method.dyer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.LifeQuestion;
import org.seichi.life.LifeReader;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.structure.RingOrder;

/**
 * Solves life and death of living groups once the dame are filled (Dyer, step 4). A problem is a chain with few liberties, as
 * much of its owner's territory around it as can be searched, and all of his chains around that. If the opponent can capture
 * one of them now, and could not when the record stopped, the filling of the dame has made a protective move necessary.
 */
final class Tsumego {
    /** Greatest number of liberties of a chain that is examined. */
    private static final int FEW_LIBERTIES = 4;

    /** Greatest number of points in the scope of a problem. */
    private static final int LARGEST_AREA = 12;

    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(2_000, 60);

    private final FinishBoard finish;
    private final SearchBoard board;
    private final Ownership owners;
    private final Position before;
    private final NodeCounter counter;

    /**
     * Prepares to find problems on a board.
     *
     * @param finish the board; it changes as forced moves are played
     * @param owners the owner of each point
     * @param before the position in which the record stopped
     */
    Tsumego(FinishBoard finish, Ownership owners, Position before, NodeCounter counter) {
        this.finish = finish;
        board = finish.board();
        this.owners = owners;
        this.before = before;
        this.counter = counter;
    }

    /**
     * The move that keeps a player's groups alive, for the first of them that needs one.
     *
     * @param looked receives a stone of each chain examined
     */
    Optional<Played> forced(Color player, IntConsumer looked) {
        Position position = board.toPosition();
        Set<PointSet> asked = new HashSet<>();
        for (int stone : finish.shortChains(player, FEW_LIBERTIES)) {
            looked.accept(stone);
            PointSet area = scope(position, stone);
            if (!area.isEmpty() && asked.add(area)) {
                PointSet around = chainsAround(position, player, area);
                Optional<Played> move = answer(new LifeQuestion(position, around, area), stone);
                if (move.isPresent()) {
                    return move;
                }
            }
        }
        return Optional.empty();
    }

    /** A player's chains around an area. */
    private static PointSet chainsAround(Position position, Color player, PointSet area) {
        return position.stones(player).connected(position.board(), area.neighbors(position.board()));
    }

    /** The largest scope around a chain, grown from its liberties through its owner's territory; empty if too large. */
    private PointSet scope(Position position, int stone) {
        Color player = Color.of(board.at(stone));
        PointSet open = owners.of(player).minus(position.stones(player));
        PointSet scope = PointSet.empty(board.board());
        PointSet dead = open.minus(position.empty());
        PointSet next = withDead(position, board.libertySet(stone).intersection(open), dead);
        while (!next.equals(scope) && next.size() <= LARGEST_AREA) {
            scope = next;
            next = withDead(position, scope.union(scope.neighbors(board.board()).intersection(open)), dead);
        }
        return scope;
    }

    /** Points with the whole dead chains among them or next to them. */
    private static PointSet withDead(Position position, PointSet points, PointSet dead) {
        PointSet some = points.union(points.neighbors(position.board()).intersection(dead));
        return position.chains(some).union(some);
    }

    private Optional<Played> answer(LifeQuestion question, int stone) {
        if (!isChanged(question) || !isLost(question) || wasLost(question)) {
            return Optional.empty();
        }
        List<Integer> line =
                reader().read(question, question.defender().opponent()).line();
        int first = line.isEmpty() ? Board.NO_POINT : line.get(0);
        return Arrays.stream(RingOrder.of(board, question.area()))
                .boxed()
                .sorted(Comparator.comparingInt(point -> point == first ? 0 : 1))
                .filter(point -> saves(question, point))
                .findFirst()
                .map(point -> new Played(question.defender(), point, Kind.STAY_ALIVE, line, stone));
    }

    /** Whether the liberties of the chains have changed since the record stopped. */
    private boolean isChanged(LifeQuestion question) {
        PointSet empty = question.position().empty();
        PointSet liberties = question.target().neighbors(board.board());
        return !liberties.intersection(empty).equals(liberties.intersection(before.empty()));
    }

    /** Whether the problem was already lost when the record stopped, so that both players saw it, or has no counterpart then. */
    private boolean wasLost(LifeQuestion question) {
        PointSet target = question.target().intersection(before.stones(question.defender()));
        PointSet own = question.area().neighbors(board.board()).intersection(before.stones(question.defender()));
        if (target.isEmpty() || !target.containsAll(own)) {
            return true;
        }
        return isLost(new LifeQuestion(before, target, question.area()));
    }

    private boolean saves(LifeQuestion question, int point) {
        Color player = question.defender();
        if (board.legality(player, point) != Legality.LEGAL) {
            return false;
        }
        board.play(player, point);
        Position then = board.toPosition();
        PointSet area = question.area().minus(then.stones(player));
        PointSet target =
                chainsAround(then, player, area).union(question.target()).union(board.stonesOf(point));
        board.undo();
        return reader().taken(new LifeQuestion(then, target, area), player.opponent(), player.opponent())
                == Truth.DISPROVEN;
    }

    /** Whether the opponent, moving first, captures stones even if he loses every ko. */
    private boolean isLost(LifeQuestion question) {
        Color player = question.defender();
        return reader().taken(question, player.opponent(), player) == Truth.PROVEN;
    }

    private LifeReader reader() {
        return new LifeReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }
}
