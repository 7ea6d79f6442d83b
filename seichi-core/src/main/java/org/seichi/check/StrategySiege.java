package org.seichi.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
public final class StrategySiege {
    private final StoredStrategy strategy;
    private final Color player;
    private final long most;
    private long visited;
    private boolean cutShort;

    private StrategySiege(StoredStrategy strategy, long most) {
        this.strategy = strategy;
        this.most = most;
        player = strategy.answers().color();
    }

    /** A position with the opponent to move, the current state, and the attack and place that led to it. */
    private record Place(Position position, int state, Place before, int attack) {}

    /** The result of an attack: the place after the answer, or the fault it reveals; neither if the attack is illegal. */
    private record Result(Optional<Place> place, Optional<String> fault) {}

    /**
     * Attacks a strategy.
     *
     * @param most maximum number of positions of each of the two searches
     */
    public static ProofCheck.Outcome of(StoredStrategy strategy, long most) {
        StrategySiege siege = new StrategySiege(strategy, most);
        List<String> faults = siege.run().stream().toList();
        return new ProofCheck.Outcome(faults, siege.visited, siege.cutShort ? 1 : 0);
    }

    private Optional<String> run() {
        Position position = strategy.position();
        int move = strategy.move();
        if ((position.toMove() == player) != (move != Board.NO_POINT)) {
            return Optional.of("it does not say who moves first");
        }
        if (move != Board.NO_POINT && position.legality(player, move) != Legality.LEGAL) {
            return Optional.of("the first move " + name(move) + " is not possible");
        }
        Position start = move == Board.NO_POINT ? position : position.play(player, move);
        return tryAll(new Place(start, 0, null, Board.NO_POINT))
                .or(() -> tryAll(new Place(surrounded(start), 0, null, Board.NO_POINT)));
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

    private Optional<String> tryAll(Place start) {
        Set<String> seen = new HashSet<>(Set.of(key(start)));
        Deque<Place> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            if (seen.size() > most) {
                cutShort = true;
                return Optional.empty();
            }
            Place place = open.removeLast();
            visited++;
            Map<Integer, StoredAnswers.Step> steps = strategy.answers().states().get(place.state());
            if (steps.isEmpty() && !isReached(place.position())) {
                return broken(place, "nothing is won").fault();
            }
            List<Integer> attacks = new ArrayList<>(steps.isEmpty() ? List.of() : List.of(Board.NO_POINT));
            if (!steps.isEmpty()) {
                strategy.zone().forEach(attacks::add);
            }
            for (int attack : attacks) {
                Result result = attack(place, step(steps, attack), attack);
                if (result.fault().isPresent()) {
                    return result.fault();
                }
                result.place().filter(next -> seen.add(key(next))).ifPresent(open::add);
            }
        }
        return Optional.empty();
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

    private Result attack(Place place, StoredAnswers.Step step, int attack) {
        Position now = opposed(place.position());
        if (attack != Board.NO_POINT && !mayAttack(now, attack)) {
            return new Result(Optional.empty(), Optional.empty());
        }
        Position attacked = attack == Board.NO_POINT ? now.pass() : now.play(player.opponent(), attack);
        Place next = new Place(attacked, step == null ? place.state() : step.next(), place, attack);
        if (step == null) {
            return attack == Board.NO_POINT
                    ? broken(next, "nothing follows on a pass")
                    : new Result(Optional.of(next), Optional.empty());
        }
        if (step.answer() == Board.NO_POINT) {
            return new Result(Optional.of(next), Optional.empty());
        }
        Position answering = winsKos() ? attacked.withToMove(player) : attacked;
        if (answering.legality(player, step.answer()) != Legality.LEGAL) {
            return broken(next, "the answer " + name(step.answer()) + " is not possible");
        }
        Position answered = answering.play(player, step.answer());
        return new Result(Optional.of(new Place(answered, step.next(), place, attack)), Optional.empty());
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

    private Result broken(Place last, String how) {
        List<String> line = new ArrayList<>();
        for (Place place = last; place.before() != null; place = place.before()) {
            line.add(0, place.attack() == Board.NO_POINT ? "pass" : name(place.attack()));
        }
        return new Result(Optional.empty(), Optional.of(how + " after the attacks " + String.join(" ", line)));
    }

    private static String key(Place place) {
        StringBuilder key = new StringBuilder();
        for (byte content : place.position().contents()) {
            key.append((char) content);
        }
        return key.append(place.state())
                .append('/')
                .append(place.position().ko())
                .toString();
    }

    private String name(int point) {
        return Coordinates.format(strategy.position().board(), point);
    }
}
