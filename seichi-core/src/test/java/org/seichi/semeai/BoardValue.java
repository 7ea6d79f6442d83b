package org.seichi.semeai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;
import org.seichi.search.SearchBoard;

/** The value of a race played out stone by stone on the board: the slow twin of {@link RaceValue}. */
final class BoardValue {
    private final Race race;
    private final Values values;
    private final SearchBoard board;
    private final Map<Long, Value> known = new HashMap<>();

    BoardValue(Race race, Values values) {
        this.race = race;
        this.values = values;
        board = new SearchBoard(race.position());
    }

    Value value() {
        Value found = known.get(board.hash());
        if (found == null) {
            found = values.game(options(Color.BLACK), options(Color.WHITE));
            known.put(board.hash(), found);
        }
        return found;
    }

    private List<Value> options(Color player) {
        List<Value> options = new ArrayList<>();
        RaceSide rival = race.side(player.opponent());
        PointSet area = race.area();
        for (int point = area.first(); point != Board.NO_POINT; point = area.next(point)) {
            if (board.legality(player, point) == Legality.LEGAL) {
                int before = board.capturedBy(player);
                board.play(player, point);
                boolean taken = board.at(rival.chain().first()) != rival.color().code();
                options.add(taken ? won(player, board.capturedBy(player) - before) : value());
                board.undo();
            }
        }
        return options;
    }

    /** Prisoners and the points that they leave, the eye, and a dame for each liberty where the opponent's wall stands. */
    private Value won(Color player, int captured) {
        RaceSide side = race.side(player);
        int points = 2 * captured + empty(side.eyePoints());
        Value sum = values.integer(player == Color.BLACK ? points : -points);
        return values.add(sum, values.multiply(empty(side.outside()), values.star()));
    }

    private int empty(PointSet points) {
        return board.toPosition().empty().intersection(points).size();
    }
}
