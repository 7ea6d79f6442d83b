package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;

/** Reads which chains one move or two moves in a row capture. Bounded by nodes; some milliseconds on 19x19. */
final class Omissions {
    /** Chains with more liberties are not read: they outlast two moves, or what reading sees of them. */
    private static final int MOST_LIBERTIES = 4;

    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(200, 60);

    private final Position position;
    private final Chains chains;
    private final Perils perils;
    private final CaptureReader reader;

    private Omissions(PositionFacts facts, NodeCounter counter) {
        position = facts.position();
        chains = facts.structure().chains();
        perils = facts.perils();
        reader = new CaptureReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }

    /** The chains with omission number 0 or 1, those worth most first, then in the order of points. */
    static List<Omission> of(PositionFacts facts, NodeCounter counter) {
        Omissions omissions = new Omissions(facts, counter);
        PointSet safe = facts.exact(Color.BLACK).union(facts.exact(Color.WHITE));
        List<Omission> found = new ArrayList<>();
        for (int chain = 0; chain < omissions.chains.count(); chain++) {
            int stone = omissions.chains.stone(chain, 0);
            boolean open = omissions.chains.libertyCount(chain) <= MOST_LIBERTIES
                    && omissions.perils.of(chain) != Peril.LOST
                    && !safe.contains(stone);
            if (open) {
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
        boolean atOnce = perils.of(chain) == Peril.WHO_MOVES;
        Color next = atOnce ? owner : owner.opponent();
        Position now = position.withToMove(owner.opponent());
        PointSet threats = chains.liberties(chain)
                .filter(move -> position.legality(owner.opponent(), move) == Legality.LEGAL
                        && isTaken(now.play(owner.opponent(), move), chains.stone(chain, 0), owner, next));
        if (!threats.isEmpty()) {
            found.add(new Omission(owner, chains.stones(chain), atOnce ? 0 : 1, threats));
        }
    }

    private boolean isTaken(Position after, int stone, Color owner, Color next) {
        return after.at(stone) != owner.code()
                || reader.read(after, stone, next).result() == CaptureResult.CAPTURED;
    }
}
