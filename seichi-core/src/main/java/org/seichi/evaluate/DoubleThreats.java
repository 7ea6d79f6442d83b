package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;

/**
 * Finds by search the moves that threaten two things at once (Mueller, section 5.3): after the move each of them is lost if the
 * opponent plays elsewhere and kept if he answers there, and whatever he plays, one is lost.
 */
final class DoubleThreats {
    /** Chains with more liberties are taken not to be threatened by one move. */
    private static final int MOST_LIBERTIES = 3;

    /** Threats against smaller chains do not count. */
    private static final int FEWEST_STONES = 2;

    private final Position position;
    private final Chains chains;
    private final Groups groups;
    private final Perils perils;
    private final PointSet safe;
    private final PointSet strong;

    private DoubleThreats(PositionFacts facts, Strength strength) {
        position = facts.position();
        chains = facts.structure().chains();
        groups = facts.structure().groups();
        perils = facts.perils();
        safe = facts.exact(Color.BLACK).union(facts.exact(Color.WHITE));
        strong = strength.strong();
    }

    /** The double threats of both players, those of Black first. */
    static List<DoubleThreat> of(PositionFacts facts, Strength strength) {
        DoubleThreats threats = new DoubleThreats(facts, strength);
        List<DoubleThreat> found = new ArrayList<>();
        for (Color player : Color.values()) {
            found.addAll(threats.of(player));
        }
        return found;
    }

    private List<DoubleThreat> of(Color player) {
        List<Threat> all = new ArrayList<>(captures(player));
        all.addAll(rescues(player));
        PointSet once = PointSet.empty(position.board());
        PointSet twice = once;
        for (Threat threat : all) {
            PointSet near = threat.near(position);
            twice = twice.union(once.intersection(near));
            once = once.union(near);
        }
        List<DoubleThreat> found = new ArrayList<>();
        twice.filter(move -> position.legality(player, move) == Legality.LEGAL)
                .forEach(move -> examine(player, move, all, found));
        return found;
    }

    /** Possible captures: large enough chains of the opponent with two or three liberties, neither safe nor lost whoever moves. */
    private List<Threat> captures(Color player) {
        List<Threat> captures = new ArrayList<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            boolean open = chains.color(chain) != player
                    && chains.size(chain) >= FEWEST_STONES
                    && perils.of(chain) != Peril.LOST
                    && !safe.contains(chains.stone(chain, 0));
            if (open && chains.libertyCount(chain) > 1 && chains.libertyCount(chain) <= MOST_LIBERTIES) {
                captures.add(new Threat(player, chains.stones(chain), Board.NO_POINT));
            }
        }
        return captures;
    }

    /** Possible rescues: the player's groups that are not strong, each to be connected to the nearest strong stone. */
    private List<Threat> rescues(Color player) {
        List<Threat> rescues = new ArrayList<>();
        PointSet friends = strong.intersection(position.stones(player));
        for (int group = 0; group < groups.count(); group++) {
            PointSet stones = groups.stones(group);
            if (groups.code(group) == player.code() && !strong.intersects(stones) && !friends.isEmpty()) {
                rescues.add(new Threat(player, stones, nearest(stones, friends)));
            }
        }
        return rescues;
    }

    private int nearest(PointSet stones, PointSet friends) {
        PointSet reached = stones;
        while (!reached.intersects(friends)) {
            reached = reached.union(reached.neighbors(position.board()));
        }
        return reached.intersection(friends).first();
    }

    private void examine(Color player, int move, List<Threat> all, List<DoubleThreat> found) {
        Position after = position.withToMove(player).play(player, move);
        Position again = after.pass();
        List<Threat> made = all.stream()
                .filter(threat -> threat.near(position).contains(move))
                .filter(threat -> threat.succeeds(again) && !threat.succeeds(after))
                .toList();
        if (made.size() > 1 && noAnswerPrevents(after, move, made)) {
            found.add(new DoubleThreat(player, move, stones(made, false), stones(made, true)));
        }
    }

    private static List<PointSet> stones(List<Threat> threats, boolean capture) {
        return threats.stream()
                .filter(threat -> threat.isCapture() == capture)
                .map(Threat::stones)
                .sorted(Comparator.comparingInt(PointSet::first))
                .toList();
    }

    /** Whether some threat succeeds after every answer of the opponent, near the threatened stones or at the move's liberties. */
    private static boolean noAnswerPrevents(Position after, int move, List<Threat> threats) {
        Chains chains = Chains.of(after);
        PointSet answers = chains.liberties(chains.at(move));
        for (Threat threat : threats) {
            answers = answers.union(threat.near(after));
        }
        return answers.stream()
                .filter(answer -> after.legality(after.toMove(), answer) == Legality.LEGAL)
                .mapToObj(answer -> after.play(after.toMove(), answer))
                .allMatch(answered -> threats.stream().anyMatch(threat -> threat.succeeds(answered)));
    }
}
