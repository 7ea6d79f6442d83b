package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Orientation;
import org.seichi.board.Position;
import org.seichi.playout.SampledMove;
import org.seichi.playout.TerritoryTree;
import org.seichi.search.NodeCounter;

/**
 * Estimates whether a wide territory holds. It is too wide for exhaustive search, so games are sampled in it by tree search and
 * the answer is likely, not proven: the attacker must win most games that begin with his best move. All sixteen views of a
 * position get the same answer.
 */
final class InvasionReader {
    private static final int FIRST_GAMES = 50;
    /** Number of games for a defence, and for each continuation of a line. */
    private static final int GAMES_OF_DEFENCE = 200;
    /**
     * By step, after 50, 100, 200, 400 and 800 games: the share of them that the attacker must exceed for as many games again
     * to be played. An attack that works is found sooner or later, and its share grows.
     */
    private static final double[] PROMISING = {0.2, 0.2, 0.34, 0.5, 0.6};
    /** Share at which the attack counts as certain, and no more games are played. */
    private static final double CERTAIN = 0.95;
    /** Least share of the games, won by the attacker, that shows an attack. */
    private static final double LIKELY = 0.8;
    /** Least share of the games that the owner must win by moving first for the territory to hold. */
    private static final double HOLDS = 0.75;
    /** Least number of games in a position for a move to be read off the tree there. */
    private static final int OFTEN = 8;
    /** Greatest number of times that a line that has captured nothing yet is continued by a new tree. */
    private static final int MOST_CONTINUATIONS = 4;
    /** Cost of a game in nodes of the budget. */
    private static final long NODES_OF_A_GAME = 10;

    private final Orientation view;
    private final Position seen;
    private final NodeCounter counter;

    /**
     * A reader of the territories of one position.
     *
     * @param position the stones; the player to move and any ko ban are ignored
     * @param counter bounds the games; once it has run out, nothing is found
     */
    InvasionReader(Position position, NodeCounter counter) {
        this.view = Orientation.canonical(position);
        this.seen = Position.of(view, Color.BLACK, Board.NO_POINT, 0, 0);
        this.counter = counter;
    }

    /** What the opponent gains by moving first in a territory; empty if nothing is found. */
    Optional<Attack> read(WalledTerritory territory) {
        TerritoryTree attack = tree(territory, territory.owner().opponent());
        int games = FIRST_GAMES;
        play(attack, games);
        for (int step = 0; isOpen(share(attack), step); step++) {
            play(attack, games);
            games *= 2;
        }
        if (!isShown(share(attack))) {
            return Optional.empty();
        }
        List<Integer> line = line(attack, territory);
        int first = line.get(0);
        int defence = defence(territory);
        return Optional.of(new Attack(
                Attack.Kind.INVASION, territory.owner(), first, 1, first, line, defence, Optional.of(territory)));
    }

    /** The owner's move after which the territory holds; {@link Board#NO_POINT} if there is none. */
    int defence(WalledTerritory territory) {
        TerritoryTree defence = tree(territory, territory.owner());
        play(defence, GAMES_OF_DEFENCE);
        int answer = defence.line(OFTEN).get(0).point();
        return holds(share(defence)) && answer != Board.NO_POINT ? view.origin(answer) : Board.NO_POINT;
    }

    /** Whether this share of games won by the attacker shows an attack. */
    static boolean isShown(double share) {
        return share >= LIKELY;
    }

    /** Whether a territory holds if its owner wins this share of the games by moving first. */
    static boolean holds(double share) {
        return share >= HOLDS;
    }

    /** Whether more games are needed, given the attacker's share after the first games (step 0), twice as many (step 1) and so on. */
    static boolean isOpen(double share, int step) {
        return step < PROMISING.length && share > PROMISING[step] && share < CERTAIN;
    }

    /**
     * Share of the games that the player to move wins with his most sampled move; 0 if the budget allowed no games. That move
     * may be a pass: if it is the attacker's, the owner cannot remove the dead stones.
     */
    private static double share(TerritoryTree tree) {
        SampledMove best = tree.line(OFTEN).get(0);
        return best.games() == 0 ? 0 : best.share();
    }

    private void play(TerritoryTree tree, int games) {
        if (counter.left() > games * NODES_OF_A_GAME) {
            counter.spend(games * NODES_OF_A_GAME);
            tree.play(games);
        }
    }

    private TerritoryTree tree(WalledTerritory territory, Color first) {
        return tree(territory, seen.withToMove(view.seen(first)));
    }

    private TerritoryTree tree(WalledTerritory territory, Position from) {
        return new TerritoryTree(
                from, view.seen(territory.points()), view.seen(territory.scene()), view.seen(territory.owner()));
    }

    /** The moves of an attack, at least one: the most sampled ones, continued until stones are captured. */
    private List<Integer> line(TerritoryTree attack, WalledTerritory territory) {
        List<Integer> line = new ArrayList<>();
        Color attacker = view.seen(territory.owner().opponent());
        Position now = follow(attack, seen.withToMove(attacker), line);
        for (int more = 0; more < MOST_CONTINUATIONS && now.capturedBy(attacker) == 0; more++) {
            TerritoryTree next = tree(territory, now);
            play(next, GAMES_OF_DEFENCE);
            now = follow(next, now, line);
        }
        while (line.size() > 1 && line.get(line.size() - 1) == Board.NO_POINT) {
            line.remove(line.size() - 1);
        }
        return line.stream().map(view::origin).toList();
    }

    /** Appends the most sampled moves of a tree as far as they are legal, and returns the resulting position. */
    private static Position follow(TerritoryTree tree, Position from, List<Integer> line) {
        Position now = from;
        for (SampledMove move : tree.line(OFTEN)) {
            boolean passes = move.point() == Board.NO_POINT;
            if (!passes && now.legality(now.toMove(), move.point()) != Legality.LEGAL) {
                return now;
            }
            line.add(move.point());
            now = passes ? now.pass() : now.play(now.toMove(), move.point());
        }
        return now;
    }
}
