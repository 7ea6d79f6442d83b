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

/** The named heuristics (Dyer, step 2): moyos around a group, and whether it can be captured where it stands. */
final class Heuristics {
    /** Room that makes no two eyes, whatever its shape. */
    private static final int NO_ROOM = 2;

    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(1_000, 60);

    private final Round round;
    private final NodeCounter counter;
    private final boolean[] reached;

    Heuristics(Round round, NodeCounter counter) {
        this.round = round;
        this.counter = counter;
        boolean[] living = new boolean[round.structure().groups().count()];
        Arrays.fill(living, true);
        round.doubts().forEach(doubt -> living[doubt.group()] = false);
        reached = Reach.of(round.structure(), living);
    }

    Optional<Fate> moyo(Doubt doubt) {
        if (!doubt.byEnemy()) {
            return doubt.byOwn() && !contested(doubt) ? fate(doubt, Ground.PART_OF_MOYO, List.of()) : Optional.empty();
        }
        if (!doubt.byOwn() && !contested(doubt)) {
            int room = doubt.area().minus(doubt.stones()).size();
            return room <= NO_ROOM ? fate(doubt, Ground.ENCLOSED_BY_MOYO, List.of()) : Optional.empty();
        }
        return Optional.empty();
    }

    /** Whether there are enemy stones in doubt around the group. */
    private boolean contested(Doubt doubt) {
        PointSet enemies = round.position().stones(doubt.color().opponent());
        return doubt.area().intersects(enemies);
    }

    /** Connected over open space to living stones; or, between living stones of both colors, what reading says. */
    Optional<Fate> connection(Doubt doubt) {
        return reached[doubt.group()] ? fate(doubt, Ground.CONNECTED, List.of()) : read(doubt);
    }

    /** Between living stones of both colors: whoever cannot be captured there connects. */
    private Optional<Fate> read(Doubt doubt) {
        if (!doubt.byOwn() || !doubt.byEnemy()) {
            return Optional.empty();
        }
        int stone = round.largestChain(doubt).first();
        Color enemy = doubt.color().opponent();
        Capture attacked = reader().read(round.position(), stone, enemy);
        if (attacked.result() == CaptureResult.SAVED) {
            return !meetsFriends(doubt) ? Optional.empty() : fate(doubt, Ground.CONNECTED, attacked.line());
        }
        if (attacked.result() != CaptureResult.CAPTURED) {
            return Optional.empty();
        }
        Capture defended = reader().read(round.position(), stone, doubt.color());
        return switch (defended.result()) {
            case CAPTURED ->
                fate(
                        doubt,
                        doubt.liberties().size() == 1 ? Ground.CAPTURED_IN_FINAL_MOVES : Ground.SOLVED_DEAD,
                        attacked.line());
            case SAVED ->
                !meetsFriends(doubt) ? Optional.empty() : fate(doubt, Ground.SAVED_BY_A_MOVE, attacked.line());
            default -> Optional.empty();
        };
    }

    private boolean meetsFriends(Doubt doubt) {
        PointSet friends = round.walls().intersection(round.position().stones(doubt.color()));
        return doubt.liberties().intersects(friends.neighbors(round.position().board()));
    }

    private CaptureReader reader() {
        return new CaptureReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }

    private static Optional<Fate> fate(Doubt doubt, Ground ground, List<Integer> line) {
        return Optional.of(new Fate(doubt.color(), doubt.stones(), doubt.liberties(), ground, line));
    }
}
