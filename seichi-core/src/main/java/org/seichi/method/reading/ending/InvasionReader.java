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
 * Tells whether a wide territory holds. It is too wide to be searched to the end, so games are played in it, and what is found
 * is likely and not proven: the attacker must gain in most games that go on as the best before them. All sixteen views of a
 * position get the same answer.
 */
final class InvasionReader {
    private static final int GAMES_AT_A_GLANCE = 50;
    private static final int GAMES_OF_DEFENCE = 200;
    /**
     * The attacker must have won a greater share of the games at a glance, of twice as many and so on, or no more are played: an
     * attack that works is found sooner or later, and its share grows.
     */
    private static final double[] PROMISING = {0.2, 0.2, 0.34, 0.5, 0.6};
    /** With such a share no more games are needed either. */
    private static final double CERTAIN = 0.95;
    /** The share that shows an attack. */
    private static final double LIKELY = 0.8;
    /** Share of the games that the owner wins if he plays first. */
    private static final double HOLDS = 0.75;
    /** Number of games in which a move of a line must have been tried. */
    private static final int OFTEN = 8;

    /** How often a line that takes nothing yet is played on. */
    private static final int MOST_CONTINUATIONS = 4;

    private static final long NODES_OF_A_GAME = 10;

    private final Orientation view;
    private final Position seen;
    private final NodeCounter counter;

    /**
     * A reader of the territories of one position.
     *
     * @param position without kos
     * @param counter bounds the games; when it has run out, nothing is found
     */
    InvasionReader(Position position, NodeCounter counter) {
        this.view = Orientation.canonical(position);
        this.seen = Position.of(view, Color.BLACK, Board.NO_POINT, 0, 0);
        this.counter = counter;
    }

    /** What the opponent of a territory's owner gains in it by playing first, if he gains anything. */
    Optional<Invasion> read(WideTerritory territory, Color owner) {
        TerritoryTree attack = tree(territory, owner, owner.opponent());
        int games = GAMES_AT_A_GLANCE;
        play(attack, games);
        for (int step = 0; isOpen(share(attack), step); step++) {
            play(attack, games);
            games *= 2;
        }
        return isShown(share(attack))
                ? Optional.of(new Invasion(owner, territory, line(attack, territory, owner), defence(territory, owner)))
                : Optional.empty();
    }

    /** The owner's move with which a territory holds; {@link Board#NO_POINT} if there is none. */
    int defence(WideTerritory territory, Color owner) {
        TerritoryTree defence = tree(territory, owner, owner);
        play(defence, GAMES_OF_DEFENCE);
        int answer = defence.line(OFTEN).get(0).point();
        return holds(share(defence)) && answer != Board.NO_POINT ? view.origin(answer) : Board.NO_POINT;
    }

    /** Whether an attack works that wins such a share of the games. */
    static boolean isShown(double share) {
        return share >= LIKELY;
    }

    /** Whether a territory holds whose owner wins such a share of the games when he plays first. */
    static boolean holds(double share) {
        return share >= HOLDS;
    }

    /** Whether more games are played after a share of those at a glance, twice as many (step 1) and so on. */
    static boolean isOpen(double share, int step) {
        return step < PROMISING.length && share > PROMISING[step] && share < CERTAIN;
    }

    /**
     * Share of the games that the player to move wins by his best move, 0 where the budget paid for none. A pass of the attacker
     * is one: then the owner cannot take dead stones.
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

    private TerritoryTree tree(WideTerritory territory, Color owner, Color first) {
        return new TerritoryTree(
                seen.withToMove(view.seen(first)),
                view.seen(territory.points()),
                view.seen(territory.scene()),
                view.seen(owner));
    }

    /** The moves of an attack, at least one: as the games went most often, and on from there until stones are taken. */
    private List<Integer> line(TerritoryTree attack, WideTerritory territory, Color owner) {
        List<Integer> line = new ArrayList<>();
        Position now = follow(attack, seen.withToMove(view.seen(owner.opponent())), line);
        for (int more = 0; more < MOST_CONTINUATIONS && now.capturedBy(view.seen(owner.opponent())) == 0; more++) {
            TerritoryTree on = new TerritoryTree(
                    now, view.seen(territory.points()), view.seen(territory.scene()), view.seen(owner));
            play(on, GAMES_OF_DEFENCE);
            now = follow(on, now, line);
        }
        while (line.size() > 1 && line.get(line.size() - 1) == Board.NO_POINT) {
            line.remove(line.size() - 1);
        }
        return line.stream()
                .map(point -> point == Board.NO_POINT ? point : view.origin(point))
                .toList();
    }

    /** Adds the line of a tree, as far as its moves are legal, and returns where it leads. */
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
