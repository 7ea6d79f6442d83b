package org.seichi.safety.local;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seichi.safety.local.Strategy.Answers;
import org.seichi.safety.local.Strategy.LocalPosition;
import org.seichi.search.ProofSearch;
import org.seichi.search.Solution;
import org.seichi.search.Truth;

/**
 * Writes a proof down as a strategy, and checks it on the way: every move of the opponent is played in every position that
 * the answers lead to. The transposition table of the search only proposes answers, so neither hash collisions nor repetitions
 * can make a false proof. No answer leads back to earlier stones.
 */
final class StrategyWriter {
    private static final int MOST_POSITIONS = 12_000;

    private final LocalZone zone;
    private final LocalGame game;
    private final ProofSearch search;
    private final Map<LocalPosition, Answers> answers = new HashMap<>();
    /** The positions on the current line: those before the attacks, and ({@link #attacked}) those after them. */
    private final Set<LocalPosition> path = new HashSet<>();

    private final Set<LocalPosition> attacked = new HashSet<>();

    StrategyWriter(LocalZone zone, LocalGame game, ProofSearch search) {
        this.zone = zone;
        this.game = game;
        this.search = search;
    }

    /** Returns the strategy for a game that has been proven; empty if the check fails or it has too many positions. */
    Optional<Strategy> write() {
        boolean complete = visit(new LocalPosition(zone.defenders, zone.attackers));
        return complete ? Optional.of(new Strategy(zone, answers)) : Optional.empty();
    }

    private boolean visit(LocalPosition position) {
        if (answers.containsKey(position)) {
            return true;
        }
        game.set(position.defenders(), position.attackers());
        Truth status = game.status();
        if (status == Truth.PROVEN) {
            answers.put(position, Answers.settled(game.settled(), zone.size()));
            return true;
        }
        if (status == Truth.DISPROVEN || answers.size() + path.size() >= MOST_POSITIONS || !path.add(position)) {
            return false;
        }
        byte[] moves = new byte[zone.attacks()];
        boolean complete = true;
        for (int attack = 0; attack < moves.length && complete; attack++) {
            complete = meet(position, attack, moves);
        }
        path.remove(position);
        answers.put(position, new Answers(moves, false));
        return complete;
    }

    private boolean meet(LocalPosition position, int attack, byte[] moves) {
        game.set(position.defenders(), position.attackers());
        moves[attack] = Answers.NONE;
        boolean pass = attack == zone.size();
        if (!pass && (!game.board().isEmpty(attack) || !game.board().canAttack(attack))) {
            return true;
        }
        game.play(pass ? LocalGame.PASS : attack);
        LocalPosition stones = game.position();
        Solution solution = search.solve(game);
        if (solution.truth() != Truth.PROVEN || !game.canAnswer(solution.move())) {
            return false;
        }
        moves[attack] = (byte) solution.move();
        game.play(solution.move());
        LocalPosition after = game.position();
        if (solution.move() == LocalGame.PASS) {
            return visit(after);
        }
        if (path.contains(after) || attacked.contains(after)) {
            return false;
        }
        boolean added = attacked.add(stones);
        boolean met = visit(after);
        if (added) {
            attacked.remove(stones);
        }
        return met;
    }
}
