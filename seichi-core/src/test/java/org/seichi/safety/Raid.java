package org.seichi.safety;

import java.util.SplittableRandom;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.safety.local.Strategy;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * One line of play against a proof, for boards too large to play all lines: the attacker plays at random, most often near
 * what is proven; otherwise as in {@link Siege}.
 */
final class Raid {
    private static final int TRIES = 30;

    private final Position start;
    private final ColorSafety proven;
    private final Suicide suicide;
    private final SplittableRandom random;
    private final SearchBoard board;
    private final Defender defender;
    private final Color attacker;
    private final int[] targets;
    private final StringBuilder line = new StringBuilder();

    Raid(Position start, ColorSafety proven, Suicide suicide, long seed) {
        this.start = start;
        this.proven = proven;
        this.suicide = suicide;
        this.random = new SplittableRandom(seed);
        this.defender = new Defender(proven);
        this.attacker = proven.color().opponent();
        this.board = new SearchBoard(start.withToMove(attacker));
        PointSet searched = PointSet.empty(start.board());
        for (Strategy strategy : proven.strategies()) {
            PointSet space = strategy.space(start.board());
            if (space.intersects(searched) || isNamed(space)) {
                throw broken("a point has two purposes");
            }
            searched = searched.union(space);
        }
        PointSet.Builder near = PointSet.builder(start.board())
                .addAll(proven.points().neighbors(start.board()))
                .addAll(proven.territory());
        proven.replies().forEach(reply -> near.add(reply.attack()));
        proven.strategies().forEach(strategy -> near.addAll(strategy.space(start.board())));
        this.targets = near.build().toArray();
    }

    private boolean isNamed(PointSet space) {
        return proven.replies().stream()
                .anyMatch(reply -> space.contains(reply.attack()) || space.contains(reply.answer()));
    }

    /** Plays until nothing is left to attack, or for as many moves as there are points. */
    void run() {
        boolean finishes = random.nextBoolean();
        Defense defense = Defense.of(proven);
        for (int move = 0; move < board.board().size(); move++) {
            int attack = choose();
            if (attack != Board.NO_POINT) {
                play(attacker, attack);
            }
            Defense.Step step = defense.answer(board, attack);
            defense = step.after();
            int answer = step.answer();
            if (answer == Board.NO_POINT && finishes) {
                step = defender.finish(board, defense);
                defense = step.after();
                answer = step.answer();
                if (answer == Board.NO_POINT && proven.territory().intersects(board.stones(attacker))) {
                    throw broken("the attacker lives");
                }
            }
            if (answer != Board.NO_POINT) {
                if (board.legality(proven.color(), answer) != Legality.LEGAL) {
                    throw broken("no answer possible at " + Coordinates.format(board.board(), answer));
                }
                play(proven.color(), answer);
            }
        }
    }

    private int choose() {
        for (int i = 0; i < TRIES && targets.length > 0; i++) {
            int point = random.nextInt(5) > 0
                    ? targets[random.nextInt(targets.length)]
                    : random.nextInt(board.board().first(), board.board().last() + 1);
            if (board.at(point) == Stones.EMPTY && isPossible(board.legality(attacker, point))) {
                return point;
            }
        }
        return Board.NO_POINT;
    }

    private boolean isPossible(Legality legality) {
        return legality != Legality.SINGLE_SUICIDE && (legality != Legality.SUICIDE || suicide != Suicide.FORBIDDEN);
    }

    private void play(Color color, int point) {
        board.play(color, point);
        line.append(color)
                .append(' ')
                .append(Coordinates.format(board.board(), point))
                .append(' ');
        for (int stone = proven.stones().first();
                stone != Board.NO_POINT;
                stone = proven.stones().next(stone)) {
            if (board.at(stone) != proven.color().code()) {
                throw broken("lost " + Coordinates.format(board.board(), stone));
            }
        }
    }

    private AssertionError broken(String how) {
        return new AssertionError(how + ", suicide " + suicide + "\n" + Diagram.format(start) + line + "\n"
                + Diagram.format(board) + proven);
    }
}
