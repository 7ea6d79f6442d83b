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
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * Computes the values of areas without ko as combinatorial games, after Mueller, "Decomposition search: A combinatorial games
 * approach to game tree search" (IJCAI 1999): all moves of both players are searched, and after each move the area splits
 * into parts whose values are added. Territory counting: a dame is {@code *}.
 */
final class AreaValues {
    private final SearchBoard board;
    private final Values values;
    private final NodeCounter counter;
    private final long limit;
    private final Map<Long, Value> known = new HashMap<>();
    private final Set<Long> path = new HashSet<>();
    private long last;
    private boolean givenUp;

    /**
     * Prepares values on one board.
     *
     * @param counter shared by all searches of a game
     * @param limit nodes for each area
     */
    AreaValues(SearchBoard board, Values values, NodeCounter counter, long limit) {
        this.board = board;
        this.values = values;
        this.counter = counter;
        this.limit = limit;
    }

    /** The value of an area; empty if it contains a ko or another repetition, or if the limit is reached. */
    Optional<Value> of(PointSet area) {
        givenUp = false;
        last = counter.spent() + limit;
        path.clear();
        return values.attempt(() -> sum(area)).filter(value -> !givenUp);
    }

    private Value sum(PointSet area) {
        Survey survey = new Survey(board, area);
        survey.look();
        Value sum = values.integer(survey.settled());
        for (int part = 1; part <= survey.parts() && !givenUp; part++) {
            PointSet points = survey.points(part);
            if (survey.isOpen(part)) {
                sum = values.add(sum, value(points));
            } else if (survey.isNeutral(part)) {
                sum = values.add(sum, values.multiply(points.size(), values.star()));
            }
        }
        return sum;
    }

    private Value value(PointSet part) {
        long key = PartState.key(board, part);
        Value value = known.get(key);
        if (value == null) {
            givenUp |= counter.spent() >= last || !counter.spend() || !path.add(key);
            value = givenUp ? values.zero() : values.game(options(part, Color.BLACK), options(part, Color.WHITE));
            path.remove(key);
            if (!givenUp) {
                known.put(key, value);
            }
        }
        return value;
    }

    private List<Value> options(PointSet part, Color player) {
        List<Value> options = new ArrayList<>();
        for (int point = part.first(); point != Board.NO_POINT && !givenUp; point = part.next(point)) {
            if (board.legality(player, point) == Legality.LEGAL) {
                int before = board.prisoners();
                board.play(player, point);
                givenUp |= board.ko() != Board.NO_POINT;
                if (!givenUp) {
                    options.add(values.add(values.integer(board.prisoners() - before), sum(part)));
                }
                board.undo();
            }
        }
        return options;
    }
}
