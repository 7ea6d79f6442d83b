package org.seichi.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.text.Coordinates;

/**
 * Attacks a stored strategy: every line of attacks in its zone, on the board as it stands and after the opponent has played
 * wherever he can outside. The player knows nothing but his answers. The winner of the kos may retake at once.
 */
public final class StrategySiege extends Siege<Integer> {
    private final StoredStrategy strategy;
    private final Color player;
    private final long most;

    private StrategySiege(StoredStrategy strategy, long most) {
        this.strategy = strategy;
        this.most = most;
        player = strategy.answers().color();
    }

    /**
     * Attacks a strategy.
     *
     * @param most maximum number of positions of each of the two searches
     */
    public static ProofCheck.Outcome of(StoredStrategy strategy, long most) {
        StrategySiege siege = new StrategySiege(strategy, most);
        List<String> faults = siege.run().stream().toList();
        return new ProofCheck.Outcome(faults, siege.visited(), siege.isCutShort() ? 1 : 0);
    }

    private Optional<String> run() {
        Position position = strategy.position();
        int move = strategy.move();
        if ((position.toMove() == player) != (move != Board.NO_POINT)) {
            return Optional.of("it does not say who moves first");
        }
        if (move != Board.NO_POINT && position.legality(player, move) != Legality.LEGAL) {
            return Optional.of("the first move " + Coordinates.format(position.board(), move) + " is not possible");
        }
        Position start = move == Board.NO_POINT ? position : position.play(player, move);
        return tryAll(start).or(() -> tryAll(surrounded(start)));
    }

    /** Returns the position after the opponent has played on every point outside the zone where that is legal. */
    private Position surrounded(Position start) {
        Board board = start.board();
        PointSet outside = board.points().minus(strategy.zone());
        Position position = start;
        for (int point = outside.first(); point != Board.NO_POINT; point = outside.next(point)) {
            Position now = position.withToMove(player.opponent());
            if (now.legality(player.opponent(), point) == Legality.LEGAL) {
                position = now.play(player.opponent(), point);
            }
        }
        return position.withToMove(player.opponent()).withKo(start.ko());
    }

    private Optional<String> tryAll(Position start) {
        return tryAll(new Place<>(start, 0, null, Board.NO_POINT), this::attacks, most);
    }

    /** Returns a pass and all points of the zone; where no answer is stored a pass alone, or nothing if the goal is reached. */
    private List<Integer> attacks(Place<Integer> place) {
        if (!steps(place).isEmpty()) {
            List<Integer> attacks = new ArrayList<>(List.of(Board.NO_POINT));
            strategy.zone().forEach(attacks::add);
            return attacks;
        }
        return isReached(place.position()) ? List.of() : List.of(Board.NO_POINT);
    }

    private Map<Integer, StoredAnswers.Step> steps(Place<Integer> place) {
        return strategy.answers().states().get(place.state());
    }

    /** Returns what follows on an attack; if the player wins the kos, one that is not listed counts as a pass. */
    private StoredAnswers.Step step(Map<Integer, StoredAnswers.Step> steps, int attack) {
        StoredAnswers.Step named = steps.get(attack);
        return named == null && winsKos() ? steps.get(Board.NO_POINT) : named;
    }

    private boolean winsKos() {
        return strategy.koWinner() == player;
    }

    /** Returns the position with the opponent to move; if the player wins the kos, a ko he has just taken stays banned. */
    private Position opposed(Position position) {
        boolean isBound = winsKos() && position.toMove() != player;
        return isBound ? position : position.withToMove(player.opponent());
    }

    @Override
    Result<Integer> attack(Place<Integer> place, int attack) {
        Map<Integer, StoredAnswers.Step> steps = steps(place);
        if (steps.isEmpty()) {
            return broken(place, "nothing is won");
        }
        StoredAnswers.Step step = step(steps, attack);
        Position now = opposed(place.position());
        if (attack != Board.NO_POINT && !mayAttack(now, attack)) {
            return Result.illegal();
        }
        Position attacked = now.playOrPass(attack);
        Place<Integer> next = new Place<>(attacked, step == null ? place.state() : step.next(), place, attack);
        if (step == null) {
            return attack == Board.NO_POINT ? broken(next, "nothing follows on a pass") : Result.of(next);
        }
        if (step.answer() == Board.NO_POINT) {
            return Result.of(next);
        }
        Position answering = winsKos() ? attacked.withToMove(player) : attacked;
        if (answering.legality(player, step.answer()) != Legality.LEGAL) {
            return broken(next, "the answer " + name(place, step.answer()) + " is not possible");
        }
        Position answered = answering.play(player, step.answer());
        return Result.of(new Place<>(answered, step.next(), place, attack));
    }

    private boolean mayAttack(Position position, int point) {
        Legality legality = position.legality(player.opponent(), point);
        return legality == Legality.LEGAL || (legality == Legality.SUICIDE && strategy.suicide() != Suicide.FORBIDDEN);
    }

    private boolean isReached(Position position) {
        return strategy.wanted() == StoredStrategy.Wanted.LIVES
                ? PassLife.of(position, player, strategy.suicide()).intersects(strategy.group())
                : !position.stones(player.opponent()).intersects(strategy.group());
    }

    @Override
    String state(Place<Integer> place) {
        return place.state() + "/" + place.position().ko();
    }
}
