package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Orientation;
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
    private final List<PointSet> groups;
    private final PointSet settled;
    private final PointSet strong;

    /** Prepares a search in a view of the position. */
    private DoubleThreats(Orientation view, PositionFacts facts, Strength strength) {
        position = view.seen(facts.position());
        chains = Chains.of(position);
        Groups all = facts.structure().groups();
        groups = IntStream.range(0, all.count())
                .mapToObj(group -> view.seen(all.stones(group)))
                .sorted(Comparator.comparingInt(PointSet::first))
                .toList();
        settled = view.seen(facts.settled());
        strong = view.seen(strength.strong());
    }

    /** The double threats of both players, those of Black first, then in the order of points. */
    static List<DoubleThreat> of(PositionFacts facts, Strength strength) {
        Orientation view = Orientation.inPlay(facts.position());
        DoubleThreats threats = new DoubleThreats(view, facts, strength);
        return Stream.of(Color.values())
                .flatMap(player -> threats.of(player).stream())
                .map(threat -> threat.origin(view))
                .sorted(Comparator.comparing(DoubleThreat::player).thenComparingInt(DoubleThreat::move))
                .toList();
    }

    private List<DoubleThreat> of(Color player) {
        List<Threat> all = new ArrayList<>(captures(player));
        all.addAll(rescues(player));
        PointSet once = PointSet.empty(position.board());
        PointSet twice = once;
        for (Threat threat : all) {
            twice = twice.union(once.intersection(threat.places()));
            once = once.union(threat.places());
        }
        List<DoubleThreat> found = new ArrayList<>();
        twice.filter(move -> position.legality(player, move) == Legality.LEGAL)
                .forEach(move -> examine(player, move, all, found));
        return found;
    }

    /** Possible captures: large enough chains of the opponent with two or three liberties, neither exact nor lost whoever moves. */
    private List<Threat> captures(Color player) {
        List<Threat> captures = new ArrayList<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            boolean open = chains.color(chain) != player
                    && chains.size(chain) >= FEWEST_STONES
                    && !settled.contains(chains.stone(chain, 0));
            if (open && chains.libertyCount(chain) > 1 && chains.libertyCount(chain) <= MOST_LIBERTIES) {
                captures.add(Threat.capture(position, player, chains.stones(chain)));
            }
        }
        return captures;
    }

    /** Possible rescues: the player's groups that are not strong, each to be connected to the nearest strong stone if it is near. */
    private List<Threat> rescues(Color player) {
        NearestFriends friends = new NearestFriends(position, player, strong);
        List<Threat> rescues = new ArrayList<>();
        for (PointSet stones : groups) {
            if (position.at(stones.first()) == player.code() && !strong.intersects(stones)) {
                friends.rescue(stones).ifPresent(rescues::add);
            }
        }
        return rescues;
    }

    private void examine(Color player, int move, List<Threat> all, List<DoubleThreat> found) {
        Position after = position.withToMove(player).play(player, move);
        Position again = after.pass();
        List<Threat> possible =
                all.stream().filter(threat -> threat.places().contains(move)).toList();
        Map<Threat, Threat.Proof> made = new LinkedHashMap<>();
        PointSet answers = after.empty();
        for (int i = 0; made.size() + possible.size() - i > 1 && i < possible.size(); i++) {
            Threat threat = possible.get(i);
            Optional<Threat.Proof> proof = threat.proof(again);
            if (proof.isPresent() && threat.proof(after).isEmpty()) {
                made.put(threat, proof.get());
                answers = answers.intersection(proof.get().zone());
            }
        }
        if (made.size() > 1 && noAnswerPrevents(after, answers, made.keySet())) {
            List<DoubleThreat.Aim> aims = new ArrayList<>();
            made.forEach((threat, proof) ->
                    aims.add(new DoubleThreat.Aim(threat.stones(), threat.isCapture(), worth(threat, after, proof))));
            found.add(new DoubleThreat(player, move, aims));
        }
    }

    /**
     * What is at stake with a threat that a move makes: the player's next move is compared with the first answer that prevents it, at the
     * same point if that does.
     */
    private double worth(Threat threat, Position after, Threat.Proof proof) {
        Color player = threat.player();
        if (proof.move() == Board.NO_POINT) {
            return ThreatWorth.ofStones(threat); // It needs no move, only more search with the opponent to move.
        }
        PointSet vital = PointSet.of(position.board(), proof.move());
        Optional<Position> prevented = Stream.of(vital, proof.zone().minus(vital))
                .flatMap(points -> answered(after, points))
                .filter(answered -> threat.proof(answered).isEmpty())
                .findFirst();
        return prevented
                .map(answered -> ThreatWorth.of(threat, after.pass().play(player, proof.move()), answered, open(after)))
                .orElse(ThreatWorth.ofStones(threat));
    }

    /** The points that may change hands: those that are not proven, nor stones that no move captures or saves. */
    private PointSet open(Position after) {
        return after.board().points().minus(settled);
    }

    /** The positions after the opponent's legal answers at some points. */
    private static Stream<Position> answered(Position after, PointSet points) {
        return points.stream()
                .filter(answer -> after.legality(after.toMove(), answer) == Legality.LEGAL)
                .mapToObj(answer -> after.play(after.toMove(), answer));
    }

    /**
     * Whether some threat succeeds after every answer of the opponent.
     *
     * @param answers the points that the proofs of all threats rest on; an answer elsewhere leaves one of them as it is
     */
    private static boolean noAnswerPrevents(Position after, PointSet answers, Set<Threat> threats) {
        return answered(after, answers)
                .allMatch(answered -> threats.stream()
                        .anyMatch(threat -> threat.proof(answered).isPresent()));
    }
}
