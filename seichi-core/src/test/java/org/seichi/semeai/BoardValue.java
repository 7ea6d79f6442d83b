package org.seichi.semeai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;
import org.seichi.search.SearchBoard;

/** The value of a race played out stone by stone on the board: the slow twin of {@link RaceValue}. */
final class BoardValue {
    private final Race race;
    private final Values values;
    private final SearchBoard board;
    private final Map<Long, Value> known = new HashMap<>();
    private final Map<Position, Boolean> seki = new HashMap<>();

    BoardValue(Race race, Values values) {
        this.race = race;
        this.values = values;
        board = new SearchBoard(race.position());
    }

    Value value() {
        Value found = known.get(board.hash());
        if (found == null) {
            found = lives(Color.BLACK) && lives(Color.WHITE)
                    ? life()
                    : values.game(options(Color.BLACK), options(Color.WHITE));
            known.put(board.hash(), found);
        }
        return found;
    }

    private List<Value> options(Color player) {
        List<Value> options = new ArrayList<>();
        boolean seki = isSeki();
        for (int point : moves(player)) {
            int before = board.prisoners();
            board.play(player, point);
            int prisoners = Math.abs(board.prisoners() - before);
            if (hasTaken(player)) {
                options.add(won(player, prisoners));
            } else {
                int cost = seki && isEye(point) && isSeki() ? 1 : 0;
                options.add(values.add(points(player, prisoners - cost), value()));
            }
            board.undo();
        }
        return options;
    }

    private List<Integer> moves(Color player) {
        return Arrays.stream(race.area().toArray())
                .filter(point -> board.legality(player, point) == Legality.LEGAL)
                .boxed()
                .toList();
    }

    private boolean isEye(int point) {
        return race.black().eyePoints().contains(point)
                || race.white().eyePoints().contains(point);
    }

    private boolean hasTaken(Color player) {
        RaceSide rival = race.side(player.opponent());
        return board.at(rival.chain().first()) != rival.color().code();
    }

    private boolean isSeki() {
        return seki.computeIfAbsent(stones(), stones -> !takes(Color.BLACK) && !takes(Color.WHITE));
    }

    private Position stones() {
        return board.toPosition().withPrisoners(0, 0).withToMove(Color.BLACK).withKo(Board.NO_POINT);
    }

    private Value life() {
        PointSet black = race.black().eyePoints();
        PointSet white = race.white().eyePoints();
        PointSet dame = race.area().minus(black).minus(white);
        int points = empty(black) + 2 * stones(black, Color.WHITE) - empty(white) - 2 * stones(white, Color.BLACK);
        return values.add(values.integer(points), values.multiply(empty(dame), values.star()));
    }

    /** Whether a chain lives in its eye although the opponent holds all other points and moves first. */
    private boolean lives(Color color) {
        PointSet eye = race.side(color).eyePoints();
        PointSet outside = board.empty().minus(eye);
        int stone = race.side(color).chain().first();
        SearchBoard filled = new SearchBoard(
                board.toPosition().with(outside, color.opponent().code()));
        return filled.liberties(stone) > 0 && !isTaken(filled, eye, stone, color.opponent());
    }

    private static boolean isTaken(SearchBoard board, PointSet eye, int stone, Color attacker) {
        for (int point : eye.toArray()) {
            if (board.legality(attacker, point) == Legality.LEGAL) {
                board.play(attacker, point);
                boolean taken = board.at(stone) == Stones.EMPTY || isLost(board, eye, stone, attacker);
                board.undo();
                if (taken) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isLost(SearchBoard board, PointSet eye, int stone, Color attacker) {
        boolean lost = isTaken(board, eye, stone, attacker);
        for (int point : eye.toArray()) {
            if (lost && board.legality(attacker.opponent(), point) == Legality.LEGAL) {
                board.play(attacker.opponent(), point);
                lost = isTaken(board, eye, stone, attacker);
                board.undo();
            }
        }
        return lost;
    }

    /** Whether a player, moving first, takes the other chain; both may pass. */
    private boolean takes(Color player) {
        for (int point : moves(player)) {
            board.play(player, point);
            boolean takes = hasTaken(player) || takesAgainstAll(player);
            board.undo();
            if (takes) {
                return true;
            }
        }
        return false;
    }

    private boolean takesAgainstAll(Color player) {
        Color rival = player.opponent();
        boolean takes = takes(player);
        for (int point : takes ? moves(rival) : List.<Integer>of()) {
            board.play(rival, point);
            takes &= !hasTaken(rival) && takes(player);
            board.undo();
        }
        return takes;
    }

    /** The points of the prisoners and of both eyes, and a dame for each liberty next to the opponent's wall. */
    private Value won(Color player, int captured) {
        RaceSide side = race.side(player);
        RaceSide rival = race.side(player.opponent());
        int dead = stones(side.eyePoints(), rival.color());
        int points = 2 * captured + empty(side.eyePoints()) + 2 * dead + empty(rival.eyePoints());
        return values.add(points(player, points), values.multiply(empty(side.outside()), values.star()));
    }

    private Value points(Color player, int points) {
        return values.integer(player == Color.BLACK ? points : -points);
    }

    private int stones(PointSet points, Color color) {
        return board.toPosition().stones(color).intersection(points).size();
    }

    private int empty(PointSet points) {
        return board.toPosition().empty().intersection(points).size();
    }
}
