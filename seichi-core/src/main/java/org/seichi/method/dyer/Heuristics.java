package org.seichi.method.dyer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Reach;

/** The heuristics of Dyer's step 2: the moyos around a group, and whether it can be captured where it is. */
final class Heuristics {
    /** In points: room too small for two eyes, whatever its shape. */
    private static final int NO_ROOM = 2;

    /** Readings of each doubtful group; each has an equal share of the budget, so that their order does not matter. */
    private static final long READINGS = 2;

    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(1_000, 60);

    private final Round round;
    private final NodeCounter counter;
    private final long share;
    private final boolean[] reached;

    Heuristics(Round round, NodeCounter counter) {
        this.round = round;
        this.counter = counter;
        share = counter.left() / (READINGS * round.doubts().size());
        boolean[] living = new boolean[round.structure().groups().count()];
        Arrays.fill(living, true);
        round.doubts().forEach(doubt -> living[doubt.group()] = false);
        reached = Reach.of(round.structure(), living);
    }

    Optional<GroupFate> moyo(Doubt doubt) {
        if (doubt.byOwn() == doubt.byEnemy() || contested(doubt)) {
            return Optional.empty();
        }
        if (doubt.byOwn()) {
            return fate(doubt, FateGround.PART_OF_MOYO, List.of());
        }
        int room = doubt.area().minus(doubt.stones()).size();
        boolean enclosed = room <= NO_ROOM && !breaksOut(doubt);
        return enclosed ? fate(doubt, FateGround.ENCLOSED_BY_MOYO, List.of()) : Optional.empty();
    }

    /** Whether a group escapes through a gap in the wall that only the generator has closed. */
    private boolean breaksOut(Doubt doubt) {
        return doubt.liberties().intersects(round.fills())
                && read(doubt, doubt.color()).result() == CaptureResult.SAVED;
    }

    /** Whether doubtful enemy stones are in the area of the group. */
    private boolean contested(Doubt doubt) {
        PointSet enemies = round.position().stones(doubt.color().opponent());
        return doubt.area().intersects(enemies);
    }

    /** The fate by connection: alive if it reaches living stones over open points; otherwise by capture reading. */
    Optional<GroupFate> connection(Doubt doubt) {
        return reached[doubt.group()] ? fate(doubt, FateGround.CONNECTED, List.of()) : read(doubt);
    }

    /** The fate by capture reading of a group between living stones of both colors: if it cannot be captured, it connects. */
    private Optional<GroupFate> read(Doubt doubt) {
        if (!doubt.byOwn() || !doubt.byEnemy()) {
            return Optional.empty();
        }
        Capture attacked = read(doubt, doubt.color().opponent());
        if (attacked.result() == CaptureResult.SAVED) {
            return meetsFriends(doubt) ? fate(doubt, FateGround.CONNECTED, attacked.line()) : Optional.empty();
        }
        if (attacked.result() != CaptureResult.CAPTURED) {
            return Optional.empty();
        }
        Capture defended = read(doubt, doubt.color());
        return switch (defended.result()) {
            case CAPTURED ->
                fate(
                        doubt,
                        doubt.liberties().size() == 1 ? FateGround.CAPTURED_IN_FINAL_MOVES : FateGround.SOLVED_DEAD,
                        attacked.line());
            case SAVED ->
                meetsFriends(doubt) ? fate(doubt, FateGround.SAVED_BY_A_MOVE, attacked.line()) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private boolean meetsFriends(Doubt doubt) {
        PointSet friends = round.walls().intersection(round.position().stones(doubt.color()));
        return doubt.liberties().intersects(friends.neighbors(round.position().board()));
    }

    private Capture read(Doubt doubt, Color first) {
        int stone = round.largestChain(doubt).first();
        return counter.ask(
                share,
                part -> new CaptureReader(new TranspositionTable(TABLE_BITS), part, LIMIT)
                        .read(round.position(), stone, first));
    }

    private static Optional<GroupFate> fate(Doubt doubt, FateGround ground, List<Integer> line) {
        return Optional.of(doubt.fate(ground, line));
    }
}
