package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.score.Status;
import org.seichi.search.NodeCounter;

/**
 * Classifies the groups that are not absolutely alive (Dyer, step 2), in rounds. All that a round can decide is decided from
 * the same state, so the order of the groups does not matter. Decisions make other groups decidable: dead stones are removed,
 * living ones become walls. If nothing can be decided, the weakest groups are presumed dead.
 */
final class Fates {
    private final Position position;
    private final Set<Pass> passes;
    private final NodeCounter counter;
    private final List<GroupFate> fates = new ArrayList<>();
    private PointSet dead;
    private PointSet alive;
    private final Round first;
    private Round last;

    Fates(Position position, Set<Pass> passes, NodeCounter counter) {
        this.position = position;
        this.passes = passes;
        this.counter = counter;
        dead = PointSet.empty(position.board());
        alive = PointSet.empty(position.board());
        first = next();
    }

    /** Decides all groups and returns the fates of those that are not absolutely alive in the first round. */
    List<GroupFate> settle() {
        Round round = first;
        while (!round.doubts().isEmpty()) {
            List<GroupFate> decided = decide(round);
            if (decided.isEmpty()) {
                decided = presume(round);
            }
            decided.forEach(this::note);
            round = next();
        }
        last = round;
        return fates.stream().map(this::unlessAmongFriends).toList();
    }

    /** The fate of a group, changed to alive if it is dead and no living enemy stone is around: nobody could capture it. */
    private GroupFate unlessAmongFriends(GroupFate fate) {
        Board board = position.board();
        PointSet living = board.points().minus(position.empty()).minus(dead);
        PointSet open = board.points().minus(living).union(fate.stones());
        PointSet area = open.connected(board, fate.stones());
        PointSet enemies = position.stones(fate.color().opponent());
        boolean friends = fate.ground().status() == Status.DEAD
                && !area.neighbors(board).intersection(living).intersects(enemies);
        return friends
                ? new GroupFate(fate.color(), fate.stones(), fate.liberties(), FateGround.PART_OF_MOYO, List.of())
                : fate;
    }

    /** The last round, with all groups decided. */
    Round last() {
        return last;
    }

    /** The first round, with nothing decided yet. */
    Round first() {
        return first;
    }

    private void note(GroupFate fate) {
        if (fates.stream().anyMatch(earlier -> earlier.stones().equals(fate.stones()))) {
            return;
        }
        fates.add(fate);
        if (fate.ground().status() == Status.DEAD) {
            dead = dead.union(fate.stones());
        } else {
            alive = alive.union(fate.stones());
        }
    }

    private Round next() {
        return new Round(position.with(dead, Stones.EMPTY), alive, passes.contains(Pass.ABSOLUTE_LIFE));
    }

    /** Decides what it can without presumption: by the moyos around, or else by connection, or else by search. */
    private List<GroupFate> decide(Round round) {
        Heuristics heuristics = new Heuristics(round, counter);
        List<GroupFate> decided = new ArrayList<>();
        round.doubts().forEach(doubt -> heuristics.moyo(doubt).ifPresent(decided::add));
        if (decided.isEmpty()) {
            round.doubts().forEach(doubt -> heuristics.connection(doubt).ifPresent(decided::add));
        }
        if (decided.isEmpty() && passes.contains(Pass.PROBLEM_SOLVER)) {
            ProblemSolver solver = new ProblemSolver(round, counter);
            SekiSolver sekis = new SekiSolver(round, counter);
            round.doubts().forEach(doubt -> decided.addAll(solver.solve(doubt)));
            if (decided.isEmpty()) {
                round.doubts().forEach(doubt -> decided.addAll(sekis.seki(doubt)));
            }
            if (decided.isEmpty()) {
                round.doubts().forEach(doubt -> decided.addAll(sekis.race(doubt)));
            }
        }
        return sekisFirst(decided);
    }

    /** Drops fates of groups that are already part of a seki found for an opposing group. */
    private static List<GroupFate> sekisFirst(List<GroupFate> decided) {
        List<PointSet> sekis = decided.stream()
                .filter(fate -> fate.ground().status() == Status.SEKI)
                .map(GroupFate::stones)
                .toList();
        return decided.stream()
                .filter(fate -> fate.ground().status() == Status.SEKI || !sekis.contains(fate.stones()))
                .toList();
    }

    /** Presumes the weakest groups dead; or all of them alive, if each seems to have enough eyes or territory. */
    private static List<GroupFate> presume(Round round) {
        StrengthEstimate estimate = new StrengthEstimate(round.structure());
        List<Doubt> weak = round.doubts().stream()
                .filter(doubt -> !estimate.lives(doubt.group()))
                .toList();
        if (weak.isEmpty()) {
            return Doubt.fates(round.doubts(), FateGround.PRESUMED_ALIVE);
        }
        int least = weak.stream()
                .mapToInt(doubt -> estimate.strength(doubt.group()))
                .min()
                .orElseThrow();
        return weakest(weak.stream()
                .filter(doubt -> estimate.strength(doubt.group()) == least)
                .toList());
    }

    /**
     * The fates of groups of equal strength. Of two opposing ones that share two liberties only one can be captured: the one around
     * which only its enemy lives, or else the smaller. Others wait until these are removed; equals in all are in seki.
     */
    private static List<GroupFate> weakest(List<Doubt> equal) {
        List<Doubt> yielding = equal.stream()
                .filter(doubt -> equal.stream().noneMatch(other -> doubt.mayStandWith(other) && !doubt.yieldsTo(other)))
                .toList();
        return yielding.isEmpty()
                ? Doubt.fates(equal, FateGround.PRESUMED_SEKI)
                : Doubt.fates(yielding, FateGround.PRESUMED_DEAD);
    }
}
