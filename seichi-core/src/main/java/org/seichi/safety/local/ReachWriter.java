package org.seichi.safety.local;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seichi.safety.local.Strategy.Answers;
import org.seichi.safety.local.Strategy.LocalPosition;
import org.seichi.search.Truth;

/**
 * Writes a proof of {@link ReachSearch} down as a strategy, and checks it on the way. Each position is cut down to the points
 * that its proof needs, and the rest of the zone counts as the opponent's from then on; in the smaller zone every move of the
 * opponent is played.
 */
final class ReachWriter {
    private static final int MOST_POSITIONS = 4_000;

    private final LocalZone zone;
    private final LocalGame game;
    private final ReachSearch search;
    private final Map<Long, LocalZone> zones = new HashMap<>();
    private final Map<LocalPosition, Answers> answers = new HashMap<>();
    private final Set<LocalPosition> path = new HashSet<>();

    ReachWriter(LocalZone zone, LocalGame game, ReachSearch search) {
        this.zone = zone;
        this.game = game;
        this.search = search;
    }

    /** Returns the strategy of a proof; empty if the check fails. */
    Optional<Strategy> write(long reach) {
        LocalPosition whole = new LocalPosition(zone.all, zone.defenders, zone.attackers);
        return visit(whole, whole.within(reach))
                ? Optional.of(new Strategy(zone.within(reach), answers))
                : Optional.empty();
    }

    /**
     * Checks a position.
     *
     * @param whole a position of the whole zone that the search has proven
     * @param position the part of it that its proof needs
     */
    private boolean visit(LocalPosition whole, LocalPosition position) {
        if (answers.containsKey(position)) {
            return true;
        }
        LocalZone small = zones.computeIfAbsent(position.within(), zone::within);
        LocalGame local = new LocalGame(small);
        local.set(position.defenders(), position.attackers());
        if (!new LocalLiberties(small).allStand(position.defenders(), position.attackers())) {
            return false;
        }
        Truth status = local.status();
        if (status == Truth.PROVEN) {
            answers.put(position, Answers.settled(local.settled().pairs(), small.size()));
            return true;
        }
        if (status == Truth.DISPROVEN || answers.size() + path.size() >= MOST_POSITIONS || !path.add(position)) {
            return false;
        }
        byte[] moves = new byte[small.size()];
        long[] next = new long[small.size()];
        boolean complete = true;
        for (int attack = 0; attack < moves.length && complete; attack++) {
            moves[attack] = Answers.NONE;
            if (local.isEmpty(attack) && local.board().canAttack(attack)) {
                local.set(position.defenders(), position.attackers());
                complete = meet(whole, local, attack, moves, next);
                local.set(position.defenders(), position.attackers());
            }
        }
        path.remove(position);
        answers.put(position, new Answers(moves, next, false));
        return complete;
    }

    private boolean meet(LocalPosition whole, LocalGame local, int attack, byte[] moves, long[] next) {
        game.set(whole.defenders(), whole.attackers());
        if (!game.isEmpty(attack) || !game.board().canAttack(attack)) {
            return false;
        }
        game.play(attack);
        local.play(attack);
        if (local.board().isLost() || search.reach() == ReachSearch.FAILED) {
            return false;
        }
        int move = search.move();
        if (!local.canAnswer(move)) {
            return false;
        }
        game.play(move);
        local.play(move);
        long reach = search.reach();
        LocalPosition after = local.position();
        if (reach == ReachSearch.FAILED || (reach & ~after.within()) != 0) {
            return false;
        }
        LocalPosition wholeAfter = game.position();
        if (!wholeAfter.within(reach).equals(after.within(reach))) {
            return false;
        }
        moves[attack] = (byte) move;
        next[attack] = reach;
        return visit(wholeAfter, after.within(reach));
    }
}
