package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;

/**
 * Reads which chains one move or two moves in a row capture. What is only safe if attacks are answered is read too: that is where a
 * ko winner's two moves count (Mueller, section 5.4). Bounded by nodes; some milliseconds on 19x19.
 */
final class Omissions {
    /** Chains with more liberties are not read: they outlast two moves, or what reading sees of them. */
    private static final int MOST_LIBERTIES = 4;

    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(200, 60);

    private final Orientation view;
    private final Position position;
    private final Chains chains;
    private final PointSet atOnce;
    private final CaptureReader reader;

    private Omissions(Orientation view, PositionFacts facts, NodeCounter counter) {
        this.view = view;
        position = view.seen(facts.position());
        chains = Chains.of(position);
        atOnce = view.seen(facts.perils().stones(Peril.WHO_MOVES));
        reader = new CaptureReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }

    /** The chains with omission number 0 or 1, those worth most first, then in the order of points. */
    static List<Omission> of(PositionFacts facts, NodeCounter counter) {
        Orientation view = Orientation.inPlay(facts.position());
        Omissions omissions = new Omissions(view, facts, counter);
        PointSet settled = view.seen(
                facts.exact().on(ExactGround.UNCONDITIONAL).union(facts.perils().stones(Peril.LOST)));
        List<Omission> found = new ArrayList<>();
        for (int chain = 0; chain < omissions.chains.count(); chain++) {
            int stone = omissions.chains.stone(chain, 0);
            if (omissions.chains.libertyCount(chain) <= MOST_LIBERTIES && !settled.contains(stone)) {
                omissions.read(chain, found);
            }
        }
        found.sort(Comparator.comparingInt(Omission::worth)
                .reversed()
                .thenComparingInt(omission -> omission.stones().first()));
        return found;
    }

    private void read(int chain, List<Omission> found) {
        Color owner = chains.color(chain);
        boolean now = atOnce.contains(chains.stone(chain, 0));
        Color next = now ? owner : owner.opponent();
        Position attacked = position.withToMove(owner.opponent());
        PointSet threats = chains.liberties(chain)
                .filter(move -> position.legality(owner.opponent(), move) == Legality.LEGAL
                        && isTaken(attacked.play(owner.opponent(), move), chains.stone(chain, 0), owner, next));
        if (!threats.isEmpty()) {
            found.add(new Omission(
                    view.seen(owner), view.origin(chains.stones(chain)), now ? 0 : 1, view.origin(threats)));
        }
    }

    private boolean isTaken(Position after, int stone, Color owner, Color next) {
        return after.at(stone) != owner.code()
                || reader.read(after, stone, next).result() == CaptureResult.CAPTURED;
    }
}
