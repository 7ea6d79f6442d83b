package org.seichi.check;

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

/** Attacks a stored defense, whose owner passes where it has no answer. The attacker may retake every ko at once. */
final class Attacker extends Siege<Defence> {
    /** Minimum number of stones that can have two eyes. */
    private static final int LEAST_TO_LIVE = 6;

    private final StoredProof proof;
    private final Color owner;
    private final PointSet kept;
    private final PointSet territory;

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

    /** Returns the place before the first attack. */
    Place<Defence> start() {
        return new Place<>(proof.position(), Defence.of(proof, owner), null, Board.NO_POINT);
    }

    /** Plays every line of attacks on some points; returns the first fault found. */
    Optional<String> tryAll(Place<Defence> from, PointSet points, long most) {
        List<Integer> attacks = points.stream().boxed().toList();
        return tryAll(from, place -> attacks, most);
    }

    /** Attacks some points in order, repeatedly until nothing changes; returns the last place, or the first fault. */
    Result<Defence> fill(List<Integer> points) {
        Place<Defence> place = start();
        Set<String> seen = new HashSet<>();
        boolean changed = true;
        while (changed && seen.add(key(place))) {
            changed = false;
            for (int point : points) {
                Result<Defence> result = attack(place, point);
                if (result.fault().isPresent()) {
                    return result;
                }
                changed |= result.place().isPresent();
                place = result.place().orElse(place);
                visit();
            }
        }
        return Result.of(place);
    }

    @Override
    String state(Place<Defence> place) {
        return place.state().standing().toString();
    }

    @Override
    Result<Defence> attack(Place<Defence> place, int point) {
        Position now = place.position().withToMove(owner.opponent());
        if (!mayAttack(now, point)) {
            return Result.illegal();
        }
        Position attacked = now.play(owner.opponent(), point);
        Defence.Answer answer = place.state().to(point, attacked);
        Place<Defence> next = new Place<>(attacked, answer.after(), place, point);
        if (!attacked.stones(owner).containsAll(kept)) {
            return broken(next, "a stone is lost");
        }
        if (answer.point() != Board.NO_POINT) {
            if (attacked.legality(owner, answer.point()) != Legality.LEGAL) {
                return broken(next, "the answer " + name(place, answer.point()) + " is not possible");
            }
            Position answered = attacked.play(owner, answer.point());
            if (!answered.stones(owner).containsAll(kept)) {
                return broken(next, "a stone is lost by the answer " + name(place, answer.point()));
            }
            next = new Place<>(answered, answer.after(), place, point);
        }
        return lives(next.position()) ? broken(next, "the opponent lives") : Result.of(next);
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
}
