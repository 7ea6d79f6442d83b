package org.seichi.safety;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * Plays every line against a proof. The attacker plays anywhere or passes, and no ko rule binds him, which gives him more
 * than any ruleset does. The defender plays the stored answer; where there is none, both passing and finishing are tried.
 * After every move all proven stones must be on the board, every answer must be legal, and when the defender has nothing
 * left to do, no stone of the attacker may be in the territory.
 *
 * <p>The defender's play depends on the stones, his defense and the last move, so each state is visited once. He needs no ko
 * rule either: his stones only become more.
 */
final class Siege {
    private final Position start;
    private final ColorSafety proven;
    private final Suicide suicide;
    private final SearchBoard board;
    private final Defender defender;
    private final Color attacker;
    private final Set<State> seen = new HashSet<>();
    /** The moves of the current line, those of White as negative numbers. */
    private final Deque<Integer> line = new ArrayDeque<>();

    /** Hash keys of the positions on the current line: superko forbids no answer that leads to none of them. */
    private final Set<Long> way = new HashSet<>();

    private final Deque<Long> ways = new ArrayDeque<>();

    Siege(Position start, ColorSafety proven, Suicide suicide) {
        this.start = start;
        this.proven = proven;
        this.suicide = suicide;
        this.defender = new Defender(proven);
        this.attacker = proven.color().opponent();
        this.board = new SearchBoard(start.withToMove(attacker));
    }

    /** A position with the attacker to move. */
    private record State(long stones, Defense defense) {}

    /** Plays all lines and returns the number of states in which the attacker had to move. */
    int run() {
        attack(Defense.of(proven));
        return seen.size();
    }

    private void attack(Defense defense) {
        if (!seen.add(new State(board.hash(), defense))) {
            return;
        }
        defend(defense, Board.NO_POINT);
        Board geometry = board.board();
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            if (board.at(point) == Stones.EMPTY && mayAttack(point)) {
                play(attacker, point);
                defend(defense, point);
                takeBack();
            }
        }
    }

    private boolean mayAttack(int point) {
        Legality legality = board.legality(attacker, point);
        return legality != Legality.SINGLE_SUICIDE && (legality != Legality.SUICIDE || suicide != Suicide.FORBIDDEN);
    }

    private void defend(Defense defense, int attack) {
        Defense.Step step = defense.answer(board, attack);
        if (step.answer() != Board.NO_POINT) {
            checkSuperko(step.answer());
            reply(step.answer(), step.after());
            return;
        }
        Defense.Step last = defender.finish(board, step.after());
        if (last.answer() != Board.NO_POINT) {
            reply(last.answer(), last.after());
        } else if (proven.territory().intersects(board.stones(attacker))) {
            throw broken("the attacker lives");
        }
        if (attack != Board.NO_POINT) {
            board.pass();
            attack(step.after());
            board.undo();
        }
    }

    /** Fails if a stored answer repeats a position of the current line; free moves may repeat one. */
    private void checkSuperko(int answer) {
        if (!board.legality(proven.color(), answer).equals(Legality.LEGAL)) {
            return;
        }
        board.play(proven.color(), answer);
        boolean isRepeated = way.contains(board.hash());
        board.undo();
        if (isRepeated) {
            throw broken("superko forbids the answer at " + Coordinates.format(board.board(), answer));
        }
    }

    private void reply(int point, Defense defense) {
        Legality legality = board.legality(proven.color(), point);
        if (legality == Legality.SUICIDE || legality == Legality.SINGLE_SUICIDE) {
            throw broken("no answer possible at " + Coordinates.format(board.board(), point));
        }
        play(proven.color(), point);
        attack(defense);
        takeBack();
    }

    private void play(Color color, int point) {
        boolean isNew = way.add(board.hash());
        ways.push(isNew ? board.hash() : 0);
        board.play(color, point);
        line.add(color == Color.BLACK ? point : -point);
        for (int stone = proven.stones().first();
                stone != Board.NO_POINT;
                stone = proven.stones().next(stone)) {
            if (board.at(stone) != proven.color().code()) {
                throw broken("lost " + Coordinates.format(board.board(), stone));
            }
        }
    }

    private void takeBack() {
        board.undo();
        if (ways.pop() != 0) {
            way.remove(board.hash());
        }
        line.removeLast();
    }

    private AssertionError broken(String how) {
        return new AssertionError(how + ", suicide " + suicide + "\n" + Diagram.format(start) + told() + "\n"
                + Diagram.format(board) + proven);
    }

    private List<String> told() {
        return line.stream()
                .map(move -> Color.of(move > 0 ? Stones.BLACK : Stones.WHITE) + " "
                        + Coordinates.format(board.board(), Math.abs(move)))
                .toList();
    }
}
