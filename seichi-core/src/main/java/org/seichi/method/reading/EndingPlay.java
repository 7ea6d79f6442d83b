package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * Plays the ending of a record that just stops. The players move in turn. Who is threatened protects himself; otherwise he
 * takes a neutral point; with neither he passes. Two passes end it. Where protecting costs a point, the ways to do it are
 * compared by playing on: one of them may serve a second time later. Where an attack can no longer be met, moves are taken back.
 */
final class EndingPlay {
    private static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;
    private static final int MOST_REVISIONS = 3;
    /** A single stone is not: what is lost with it is what the other moves were worth. */
    private static final int WORTH_GOING_BACK = 2;

    private static final int WAYS_COMPARED = 6;

    private final SearchBoard board;
    private final PointSet neutral;
    private final Captures captures;
    private final Attacks attacks;
    private final Protection protection;
    private final DameMoves dameMoves;
    private final PlayingOn playingOn;
    private final SecondThoughts secondThoughts;
    private int revisions;

    /**
     * An ending to be played.
     *
     * @param board where the record stops; it is played on
     * @param dead the dead stones that still stand
     * @param neutral the neutral points
     * @param counter bounds the reading
     */
    EndingPlay(SearchBoard board, PointSet dead, PointSet neutral, NodeCounter counter) {
        this.board = board;
        this.neutral = neutral;
        LivingChains chains = new LivingChains(board, dead);
        captures = new Captures(board, counter);
        attacks = new Attacks(board, chains, captures);
        protection = new Protection(board, chains, attacks, neutral);
        dameMoves = new DameMoves(board, new Costs(board, chains, captures, attacks, protection, neutral), neutral);
        playingOn = new PlayingOn(board, attacks, protection, dameMoves, neutral, counter);
        secondThoughts = new SecondThoughts(board, playingOn);
    }

    /** The moves, passes left out. The board stays as they leave it. */
    List<EndingMove> play() {
        List<EndingMove> line = new ArrayList<>();
        while (!isOver(line)) {
            Color player = board.toMove();
            Optional<Attack> attack = attacks.largest(player);
            int protecting = attack.map(one -> cheapest(one, player)).orElse(Board.NO_POINT);
            boolean lost = attack.isPresent() && protecting == Board.NO_POINT;
            if (lost && wentBack(line, attack.get(), player)) {
                continue;
            }
            int point = protecting == Board.NO_POINT ? dameMoves.best(player) : protecting;
            Optional<Attack> met = protecting == Board.NO_POINT ? Optional.empty() : attack;
            add(line, new EndingMove(player, point, met, met.map(this::line).orElse(List.of())));
        }
        line.removeIf(EndingMove::isPass);
        return line;
    }

    /** The living stones, and dead ones of the opponent, that would change hands when nothing is left to play. */
    PointSet atStake() {
        PointSet.Builder stones = PointSet.builder(board.board());
        for (Color player : Color.values()) {
            attacks.largest(player).ifPresent(attack -> stones.addAll(board.stonesOf(attack.stone())));
        }
        return stones.build();
    }

    private static boolean isOver(List<EndingMove> line) {
        int moves = line.size();
        return moves >= LONGEST
                || (moves >= 2
                        && line.get(moves - 1).isPass()
                        && line.get(moves - 2).isPass());
    }

    private void add(List<EndingMove> line, EndingMove move) {
        line.add(move);
        if (move.isPass()) {
            board.pass();
        } else {
            board.play(move.point());
        }
    }

    /**
     * Takes moves back and plays another one, if an attack that can no longer be met can be prevented in this way. The line
     * against it is what was played from there on, after a pass of the attacker, and the attack.
     */
    private boolean wentBack(List<EndingMove> line, Attack attack, Color victim) {
        if (revisions == MOST_REVISIONS || attack.size() < WORTH_GOING_BACK) {
            return false;
        }
        revisions++;
        Optional<SecondThoughts.Better> better = secondThoughts.find(line, attack, victim);
        if (better.isEmpty()) {
            return false;
        }
        List<Integer> threat = new ArrayList<>();
        threat.add(Board.NO_POINT);
        line.stream().skip(better.get().turn()).map(EndingMove::point).forEach(threat::add);
        threat.add(Board.NO_POINT);
        threat.addAll(line(attack));
        while (line.size() > better.get().turn()) {
            board.undo();
            line.remove(line.size() - 1);
        }
        add(line, new EndingMove(victim, better.get().point(), Optional.of(attack), List.copyOf(threat)));
        return true;
    }

    private List<Integer> line(Attack attack) {
        return attack.kind() == Attack.Kind.CAPTURE ? captures.line(attack.stone()) : List.of(attack.move());
    }

    /** The protecting move that leads to most when both play on as usual; {@link Board#NO_POINT} if there is none. */
    private int cheapest(Attack attack, Color player) {
        int best = protection.best(attack, player);
        if (best == Board.NO_POINT || neutral.contains(best)) {
            return best;
        }
        int usual = best;
        int most = playingOn.value(usual, player);
        for (int point : protection.all(attack, player, WAYS_COMPARED)) {
            int value = point == usual ? most : playingOn.value(point, player);
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return best;
    }
}
