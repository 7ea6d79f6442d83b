package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Ownership;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;

/**
 * Plays out the ending of a record that stops before its last moves, players alternating. A threatened player protects;
 * otherwise he takes a neutral point, or fills the connection that a neutral point needs before it can be taken; otherwise he
 * passes. Two passes end it. If every protective move costs a point, they are compared by playing on, since one of them may
 * also serve against a later threat. If an attack can no longer be met, moves are taken back.
 */
final class EndingPlay {
    private static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;
    private static final int MOST_REVISIONS = 3;
    /** In stones: moves are not taken back for a smaller chain, since the other moves gained as much as a single stone is worth. */
    private static final int WORTH_GOING_BACK = 2;

    private final SearchBoard board;
    private final LivingChains chains;
    private final NeutralPoints neutral;
    private final CachedCaptures captures;
    private final Attacks attacks;
    private final Raids raids;
    private final Protection protection;
    private final DameMoves dameMoves;
    private final GreedyEnding greedy;
    private final LastPoints lastPoints;
    private final EndingBacktrack backtrack;
    private int revisions;

    /**
     * Prepares to play the ending.
     *
     * @param board the position in which the record stops; the moves are played on it
     * @param dead the dead stones still on the board
     * @param owners the owner of each point
     * @param lastMove the last move of the record, or {@link Board#NO_POINT}
     * @param table shared by all searches of the position
     * @param counter bounds the reading
     */
    EndingPlay(
            SearchBoard board,
            PointSet dead,
            Ownership owners,
            int lastMove,
            TranspositionTable table,
            NodeCounter counter) {
        this.board = board;
        chains = new LivingChains(board, dead);
        neutral = new NeutralPoints(board, chains, owners);
        captures = new CachedCaptures(board, table, counter);
        attacks = new Attacks(board, chains, captures, lastMove);
        protection = new Protection(board, chains, attacks, neutral);
        dameMoves = new DameMoves(board, new DameCosts(board, chains, captures, attacks, protection, neutral), neutral);
        SmallTerritories territories = new SmallTerritories(board, owners);
        raids = new Raids(board, chains, territories, new RaidReader(board, owners, territories, table, counter));
        greedy = new GreedyEnding(board, chains, attacks, raids, protection, dameMoves, neutral, counter);
        lastPoints = new LastPoints(board, captures, greedy, owners, neutral);
        backtrack = new EndingBacktrack(board, greedy);
    }

    /** Returns the moves, passes included, without looking for invasions at the end. The board is left after the last move. */
    EndingLine play() {
        List<EndingMove> line = new ArrayList<>();
        revisions = 0;
        playOn(line);
        return new EndingLine(line, revisions);
    }

    /**
     * Extends an ending by the moves that prevent invasions, if there are any. Each search for one spends part of the budget, which bounds
     * their number. The board is left after the last move.
     *
     * @param played the moves so far; the board is as they leave it
     * @param invasions finds invasions on the board of this ending
     */
    EndingLine prevent(EndingLine played, Invasions invasions) {
        List<EndingMove> line = new ArrayList<>(played.moves());
        revisions = played.revisions();
        for (Optional<Invasion> each = invasions.next(); each.isPresent(); each = invasions.next()) {
            meet(line, each.get(), invasions);
            playOn(line);
        }
        return new EndingLine(line, revisions);
    }

    /** Plays until both players pass. */
    private void playOn(List<EndingMove> line) {
        while (!isOver(line)) {
            Color player = board.toMove();
            Optional<Attack> attack = attack(player);
            int protecting = attack.map(one -> best(one, player)).orElse(Board.NO_POINT);
            boolean lost = attack.isPresent() && protecting == Board.NO_POINT;
            if (lost && wentBack(line, attack.get(), player)) {
                continue;
            }
            int point = protecting == Board.NO_POINT ? dameMoves.best(player) : protecting;
            if (point == Board.NO_POINT && (connected(line, player) || metRaid(line, player))) {
                continue;
            }
            Optional<Attack> met = protecting == Board.NO_POINT ? Optional.empty() : attack;
            add(line, new EndingMove(player, point, met, met.map(this::line).orElse(List.of())));
        }
    }

    /** The largest attack on a player; captures that are remembered are read again before a move is spent on them. */
    private Optional<Attack> attack(Color victim) {
        Optional<Attack> attack = attacks.largest(victim);
        while (attack.isPresent()
                && attack.get().kind() == Attack.Kind.CAPTURE
                && captures.isOutdated(attack.get().stone())) {
            attack = attacks.largest(victim);
        }
        return attack;
    }

    /** Prevents an invasion now or, if it is too late for that, at an earlier turn. */
    private void meet(List<EndingMove> line, Invasion invasion, Invasions invasions) {
        LateAttack threat = new LateAttack(invasion.attack(), invasion.line());
        Color owner = invasion.owner();
        if (invasion.canBeMet()) {
            if (board.toMove() != owner) {
                add(line, new EndingMove(owner.opponent(), Board.NO_POINT, Optional.empty(), List.of()));
            }
            add(line, new EndingMove(owner, invasion.defence(), Optional.of(threat.attack()), threat.line()));
        } else {
            invasions.earlier(line, invasion).ifPresent(better -> goBack(line, better, threat, owner));
        }
    }

    /**
     * Stones, living or dead, that change hands: living ones that were captured and dead ones that were saved, those that depend on a
     * territory where a raid was not prevented, and of those that could still be captured or saved once nothing is left to play the largest
     * chain of each victim.
     */
    PointSet atStake() {
        PointSet.Builder stones = PointSet.builder(board.board());
        for (Color player : Color.values()) {
            attacks.largest(player).ifPresent(attack -> stones.addAll(board.stonesOf(attack.stone())));
            stones.addAll(attacks.saved(player));
            stones.addAll(chains.captured(player));
            raids.unmet(player).forEach(raid -> stones.addAll(board.stonesOf(raid.stone())));
        }
        return stones.build();
    }

    /**
     * The points that a player has enclosed at the end of a line that is on the board. Where stones were taken off again he may have
     * paid for them; these are left out.
     */
    PointSet enclosedBy(Color player, EndingLine line) {
        PointSet played = PointSet.of(
                board.board(),
                line.moves().stream().filter(move -> !move.isPass()).mapToInt(EndingMove::point));
        return neutral.enclosedBy(player).minus(played);
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
        board.playOrPass(move.point());
    }

    /**
     * Takes moves back and plays another one if that prevents an attack that can no longer be met. The line shown for it is a
     * pass of the attacker, the moves taken back, a pass of the victim, and the attack.
     */
    private boolean wentBack(List<EndingMove> line, Attack attack, Color victim) {
        if (revisions == MOST_REVISIONS || attack.size() < WORTH_GOING_BACK) {
            return false;
        }
        revisions++;
        Optional<EndingBacktrack.Better> better = backtrack.find(line, attack, victim);
        if (better.isEmpty()) {
            return false;
        }
        goBack(line, better.get(), new LateAttack(attack, line(attack)), victim);
        return true;
    }

    /** Plays a connection so that a neutral point can be taken; returns whether it did. */
    private boolean connected(List<EndingMove> line, Color player) {
        Optional<EndingMove> connection = lastPoints.connection(player);
        connection.ifPresent(move -> add(line, move));
        return connection.isPresent();
    }

    /** Prevents a raid, or makes that unnecessary by a better move at an earlier turn; returns whether there was one. */
    private boolean metRaid(List<EndingMove> line, Color owner) {
        List<Raid> open = raids.on(owner);
        if (open.isEmpty()) {
            return false;
        }
        Raid raid = open.get(0);
        LateAttack threat = new LateAttack(raid.attack(), raid.line());
        Optional<EndingBacktrack.Better> better = Optional.empty();
        if (revisions < MOST_REVISIONS) {
            revisions++;
            better = backtrack.find(line, raids.scene(raid), owner);
        }
        better.ifPresentOrElse(
                move -> goBack(line, move, threat, owner),
                () -> add(line, new EndingMove(owner, raid.defence(), Optional.of(threat.attack()), threat.line())));
        return true;
    }

    private record LateAttack(Attack attack, List<Integer> line) {}

    /** Takes moves back to an earlier turn and plays a better one. */
    private void goBack(List<EndingMove> line, EndingBacktrack.Better better, LateAttack threat, Color player) {
        List<Integer> shown = new ArrayList<>();
        shown.add(Board.NO_POINT);
        line.subList(better.turn(), line.size()).forEach(move -> shown.add(move.point()));
        shown.add(Board.NO_POINT);
        shown.addAll(threat.line());
        while (line.size() > better.turn()) {
            board.undo();
            line.remove(line.size() - 1);
        }
        add(line, new EndingMove(player, better.point(), Optional.of(threat.attack()), List.copyOf(shown)));
    }

    private List<Integer> line(Attack attack) {
        return attack.kind() == Attack.Kind.CAPTURE ? captures.line(attack.stone()) : List.of(attack.move());
    }

    /** The protective move with the best outcome when both play on greedily; {@link Board#NO_POINT} if there is none. */
    private int best(Attack attack, Color player) {
        int best = protection.best(attack, player);
        if (best == Board.NO_POINT || neutral.contains(best)) {
            return best;
        }
        int usual = best;
        int most = greedy.value(usual, player);
        for (int point : protection.all(attack, player)) {
            int value = point == usual ? most : greedy.value(point, player);
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return best;
    }
}
