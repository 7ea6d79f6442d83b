package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Safety under alternating play by covered regions (Mueller, "Playing it safe", 1997): the opponent moves, the owner answers where
 * he must, and all answers are known beforehand.
 *
 * <p>A region is an eye of a group if every point of it, empty or not, touches the group or will, by an answer ({@link
 * Covering}): the opponent can then make no eye inside, and when he has filled all but one point he has no move left. And
 * regions of safe groups are safe territory in the same way.
 *
 * <p>Points under the opponent's stones have to be covered too, so these eyes hold whether or not suicide is allowed.
 * Unconditional eyes for which that is not so are taken over as they are, and no answer plays there.
 */
abstract class CoveringRules extends Fixpoint {
    final Benson benson;
    /** Points that are kept out of all answers: those of unconditional eyes that an answer might destroy, among others. */
    final PointSet kept;

    CoveringRules(Benson benson, PointSet kept) {
        super(benson.enclosures);
        this.benson = benson;
        this.kept = IntStream.range(0, enclosures.count())
                .filter(region -> Arrays.stream(enclosures.border(region)).anyMatch(chain -> isFragile(region, chain)))
                .mapToObj(enclosures::set)
                .reduce(kept, PointSet::union);
    }

    /** Whether a region is an unconditional eye of a chain that may be lost if the owner plays in it. */
    private boolean isFragile(int region, int chain) {
        return benson.isInFragileEye(enclosures.points(region)[0], chain);
    }

    /** Returns what has been proven. */
    final ColorSafety result() {
        List<PointSet> regions = safeRegions();
        PointSet whole = PointSet.unionOf(enclosures.board(), regions.stream());
        List<PointSet> territory = new ArrayList<>(regions);
        eyes.all().stream()
                .map(Eye::certain)
                .filter(certain -> !certain.isEmpty() && !whole.containsAll(certain))
                .forEach(territory::add);
        return new SafetyWriter(this, territory, this::firstProof).write();
    }

    /** Returns the strongest kind of proof that all of a set of points has. */
    ProofKind firstProof(PointSet points) {
        return benson.result().points().containsAll(points) ? ProofKind.BENSON : ProofKind.STATIC;
    }

    @Override
    void findEye(int region, int group) {
        int[] points = enclosures.points(region);
        if (Arrays.stream(points).noneMatch(point -> enclosures.stones().at(point) == Stones.EMPTY)) {
            return;
        }
        Covering covering = cover(points, point -> safeGroups.touches(point, group));
        PointSet space = enclosures.set(region);
        if (covering.isComplete() && leavesRoom(region)) {
            covering.claim();
            eyes.add(group, new Eye(space, 1, space, true));
        } else if (Arrays.stream(enclosures.border(region))
                .anyMatch(chain -> safeGroups.group(chain) == group && isFragile(region, chain))) {
            eyes.add(group, new Eye(space, 1, PointSet.empty(enclosures.board()), false));
        }
    }

    /** Whether the answers leave some point of a region unfilled; without answers they do. */
    boolean leavesRoom(int region) {
        return true;
    }
}
