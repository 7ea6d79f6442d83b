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
    /** The moves on the board. */
    private final List<EndingMove> line = new ArrayList<>();

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
        line.clear();
        revisions = 0;
        playOn();
        return new EndingLine(line, revisions);
    }

    /**
     * Extends an ending by the moves that prevent invasions, if there are any. Each search for one spends part of the budget, which bounds
     * their number. The board is left after the last move.
     *
     * @param played the moves so far, which are played first
     * @param invasions finds invasions on the board of this ending
     */
    EndingLine prevent(EndingLine played, Invasions invasions) {
        line.clear();
        revisions = played.revisions();
        played.moves().forEach(this::add);
        for (Optional<Attack> each = invasions.next(); each.isPresent(); each = invasions.next()) {
            Attack invasion = each.get();
            meet(invasion, invasion.canBeMet() ? Optional.empty() : invasions.earlier(line, invasion));
            playOn();
        }
        return new EndingLine(line, revisions);
    }

    /** Plays until both players pass: who is attacked protects, else takes a neutral point or makes one safe to take, else prevents a raid. */
    private void playOn() {
        while (!isOver()) {
            Color player = board.toMove();
            if (!met(attack(player))) {
                int point = dameMoves.best(player);
                boolean hasMoved = point == Board.NO_POINT
                        && (met(lastPoints.connection(player))
                                || met(raids.on(player).filter(Attack::canBeMet).findFirst()));
                if (!hasMoved) {
                    add(new EndingMove(player, point, Optional.empty()));
                }
            }
        }
    }

    /** The largest attack on a player, with his defence; a cached capture is read again before a move is spent on it. */
    private Optional<Attack> attack(Color victim) {
        Optional<Attack> attack = attacks.largest(victim);
        while (attack.isPresent()
                && attack.get().kind() == Attack.Kind.CAPTURE
                && captures.isOutdated(attack.get().stone())) {
            attack = attacks.largest(victim);
        }
        return attack.map(one -> one.metAt(defence(one)));
    }

    private boolean met(Optional<Attack> attack) {
        return attack.isPresent() && meet(attack.get(), earlierMove(attack.get()));
    }

    /** A better move at an earlier turn, looked for if a raid has to be prevented, or if a large attack no longer can be. */
    private Optional<EndingBacktrack.Better> earlierMove(Attack attack) {
        boolean isWorth = attack.isInside() || (!attack.canBeMet() && attack.size() >= WORTH_GOING_BACK);
        if (!isWorth || revisions == MOST_REVISIONS) {
            return Optional.empty();
        }
        revisions++;
        return backtrack.find(line, attack);
    }

    /** Prevents an attack by a better move at an earlier turn, if there is one, or else now, if possible; returns whether it is prevented. */
    private boolean meet(Attack attack, Optional<EndingBacktrack.Better> earlier) {
        if (earlier.isPresent()) {
            goBack(earlier.get(), shown(attack));
        } else if (attack.canBeMet()) {
            if (board.toMove() != attack.victim()) {
                add(new EndingMove(board.toMove(), Board.NO_POINT, Optional.empty()));
            }
            add(new EndingMove(attack.victim(), attack.defence(), Optional.of(shown(attack))));
        }
        return earlier.isPresent() || attack.canBeMet();
    }

    /**
     * The stones whose fate the ending changes: living ones that were captured, dead ones that were saved, those that depend on a
     * territory where a raid was not prevented and, for each victim, the largest chain that could still be captured or saved once nothing
     * is left to play.
     */
    PointSet atStake() {
        PointSet.Builder stones = PointSet.builder(board.board());
        for (Color player : Color.values()) {
            attacks.largest(player).ifPresent(attack -> stones.addAll(board.stonesOf(attack.stone())));
            stones.addAll(attacks.saved(player));
            stones.addAll(chains.captured(player));
            raids.on(player)
                    .filter(raid -> !raid.canBeMet())
                    .forEach(raid -> stones.addAll(board.stonesOf(raid.stone())));
        }
        return stones.build();
    }

    /** The empty points that a player has enclosed, except those where stones were played and taken off: he may have paid for these. */
    PointSet enclosedBy(Color player) {
        PointSet played = PointSet.of(
                board.board(), line.stream().filter(move -> !move.isPass()).mapToInt(EndingMove::point));
        return neutral.enclosedBy(player).minus(played);
    }

    private boolean isOver() {
        int moves = line.size();
        return moves >= GreedyEnding.LONGEST
                || (moves >= 2
                        && line.get(moves - 1).isPass()
                        && line.get(moves - 2).isPass());
    }

    private void add(EndingMove move) {
        line.add(move);
        board.playOrPass(move.point());
    }

    /**
     * Takes moves back to an earlier turn and plays a better one. The line shown for it is a pass of the attacker, the moves taken back, a
     * pass of the victim, and the attack.
     */
    private void goBack(EndingBacktrack.Better better, Attack attack) {
        List<Integer> shown = new ArrayList<>();
        shown.add(Board.NO_POINT);
        line.subList(better.turn(), line.size()).forEach(move -> shown.add(move.point()));
        shown.add(Board.NO_POINT);
        shown.addAll(attack.line());
        while (line.size() > better.turn()) {
            board.undo();
            line.remove(line.size() - 1);
        }
        add(new EndingMove(attack.victim(), better.point(), Optional.of(attack.shownBy(List.copyOf(shown)))));
    }

    /** An attack on the board with the moves that show it; those of a capture are read only now. */
    private Attack shown(Attack attack) {
        return switch (attack.kind()) {
            case CAPTURE -> attack.shownBy(captures.line(attack.stone()));
            case RESCUE -> attack.shownBy(List.of(attack.move()));
            case RAID, INVASION, LAST_POINT -> attack;
        };
    }

    /** The protective move with the best outcome when both play on greedily; {@link Board#NO_POINT} if there is none. */
    private int defence(Attack attack) {
        int best = protection.best(attack);
        if (best == Board.NO_POINT || neutral.contains(best)) {
            return best;
        }
        int usual = best;
        int most = greedy.value(usual, attack.victim());
        for (int point : protection.all(attack)) {
            int value = point == usual ? most : greedy.value(point, attack.victim());
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return best;
    }
}
