package org.seichi.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.text.Coordinates;

/** Attacks a stored defense, whose owner passes where it has no answer. The attacker may retake every ko at once. */
final class Attacker {
    /** Minimum number of stones that can have two eyes. */
    private static final int LEAST_TO_LIVE = 6;

    private final StoredProof proof;
    private final Color owner;
    private final PointSet kept;
    private final PointSet territory;
    private long visited;
    private boolean cutShort;

    /**
     * Creates an attacker of all that a player claims.
     *
     * @param kept stones that must not be captured
     * @param territory points in which the attacker must not live
     */
    Attacker(StoredProof proof, Color owner, PointSet kept, PointSet territory) {
        this.proof = proof;
        this.owner = owner;
        this.kept = kept;
        this.territory = territory;
    }

    /** A position with the attacker to move, and the attack and place that led to it. */
    record Place(Position position, Defence defence, Place before, int attack) {}

    /** The result of an attack: the place after the answer, or the fault it reveals; neither if the attack is illegal. */
    private record Result(Optional<Place> place, Optional<String> fault) {}

    /** Returns the number of positions visited. */
    long visited() {
        return visited;
    }

    /** Whether some search reached its limit of positions. */
    boolean isCutShort() {
        return cutShort;
    }

    Place start() {
        return new Place(proof.position(), Defence.of(proof, owner), null, Board.NO_POINT);
    }

    /**
     * Plays every line of attacks on some points.
     *
     * @param most maximum number of positions
     * @return the first fault found; empty if there is none
     */
    Optional<String> tryAll(Place from, PointSet points, long most) {
        Set<String> seen = new HashSet<>(Set.of(key(from)));
        Deque<Place> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            if (seen.size() > most) {
                cutShort = true;
                return Optional.empty();
            }
            Place place = open.removeLast();
            visited++;
            for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
                Result result = attack(place, point);
                if (result.fault().isPresent()) {
                    return result.fault();
                }
                result.place().filter(next -> seen.add(key(next))).ifPresent(open::add);
            }
        }
        return Optional.empty();
    }

    /** Attacks some points in order, repeatedly until nothing changes; adds the last place, or returns the first fault. */
    Optional<String> fill(List<Integer> points, List<Place> reached) {
        Place place = start();
        Set<String> seen = new HashSet<>();
        boolean changed = true;
        while (changed && seen.add(key(place))) {
            changed = false;
            for (int point : points) {
                Result result = attack(place, point);
                if (result.fault().isPresent()) {
                    return result.fault();
                }
                changed |= result.place().isPresent();
                place = result.place().orElse(place);
                visited++;
            }
        }
        reached.add(place);
        return Optional.empty();
    }

    private static String key(Place place) {
        StringBuilder key = new StringBuilder();
        for (byte content : place.position().contents()) {
            key.append((char) content);
        }
        return key.append(place.defence().standing()).toString();
    }

    private Result attack(Place place, int point) {
        Position now = place.position().withToMove(owner.opponent());
        if (!mayAttack(now, point)) {
            return new Result(Optional.empty(), Optional.empty());
        }
        Position attacked = now.play(owner.opponent(), point);
        Defence.Answer answer = place.defence().to(point, attacked);
        Place next = new Place(attacked, answer.after(), place, point);
        if (!attacked.stones(owner).containsAll(kept)) {
            return broken(next, "a stone is lost");
        }
        if (answer.point() != Board.NO_POINT) {
            if (attacked.legality(owner, answer.point()) != Legality.LEGAL) {
                return broken(next, "the answer " + name(answer.point()) + " is not possible");
            }
            Position answered = attacked.play(owner, answer.point());
            if (!answered.stones(owner).containsAll(kept)) {
                return broken(next, "a stone is lost by the answer " + name(answer.point()));
            }
            next = new Place(answered, answer.after(), place, point);
        }
        return lives(next.position())
                ? broken(next, "the opponent lives")
                : new Result(Optional.of(next), Optional.empty());
    }

    private boolean mayAttack(Position position, int point) {
        Legality legality = position.legality(owner.opponent(), point);
        return legality == Legality.LEGAL
                || legality == Legality.KO
                || (legality == Legality.SUICIDE && proof.suicide() != Suicide.FORBIDDEN);
    }

    private boolean lives(Position position) {
        PointSet inside = territory.intersection(position.stones(owner.opponent()));
        return inside.size() >= LEAST_TO_LIVE
                && PassLife.of(position, owner.opponent(), Suicide.FORBIDDEN).intersects(inside);
    }

    private Result broken(Place last, String how) {
        List<String> line = new ArrayList<>();
        for (Place place = last; place.before() != null; place = place.before()) {
            line.add(0, name(place.attack()));
        }
        return new Result(Optional.empty(), Optional.of(how + " after the attacks " + String.join(" ", line)));
    }

    private String name(int point) {
        return Coordinates.format(proof.position().board(), point);
    }
}
