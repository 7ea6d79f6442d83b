package org.seichi.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.zone.AnswerWriter;
import org.seichi.zone.Backing;
import org.seichi.zone.Claim;
import org.seichi.zone.KoThreats;
import org.seichi.zone.ZoneReader;
import org.seichi.zone.ZoneStrategy;

/**
 * Looks for the life of chains that nothing else has proven, by search with zones. Such a proof may lean on stones that are
 * proven already; no two of them have a point in common, nor do they touch what lives unconditionally.
 */
final class ZoneProofs {
    /** The most positions to visit for a large chain. */
    private static final long NODES = 8_000;

    /** Stones of a large chain. */
    private static final int LARGE = 6;

    /** The same for other chains, which are mostly dead, or are joined to others at once. */
    private static final long FEW_NODES = 300;

    private static final int MEMORY_BITS = 12;

    private final Chains chains;
    private final Position position;
    private final Color color;
    private final Suicide suicide;
    private final NodeCounter counter;
    private final List<ZoneProof> found = new ArrayList<>();
    private PointSet stones;
    private PointSet reserved;

    private ZoneProofs(
            Chains chains, Position position, ColorSafety proven, PointSet kept, Suicide suicide, NodeCounter counter) {
        this.chains = chains;
        color = proven.color();
        this.position = position.withToMove(color.opponent());
        this.suicide = suicide;
        this.counter = counter;
        stones = proven.stones();
        reserved = kept;
    }

    /**
     * Looks for the life of chains, the largest first.
     *
     * @param proven what is proven
     * @param kept points that no answer may need
     * @param opponents what is proven to be the opponent's
     */
    static List<ZoneProof> find(
            Chains chains,
            Position position,
            ColorSafety proven,
            PointSet kept,
            PointSet opponents,
            Suicide suicide,
            NodeCounter counter) {
        ZoneProofs proofs = new ZoneProofs(chains, position, proven, kept, suicide, counter);
        List<PointSet> open = new ArrayList<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            PointSet each = chains.stones(chain);
            boolean isOpen = !proven.stones().intersects(each) && !opponents.intersects(each);
            if (chains.code(chain) == proven.color().code() && isOpen) {
                open.add(each);
            }
        }
        open.sort(Comparator.comparingInt(chain -> -chain.size()));
        open.forEach(proofs::prove);
        return proofs.found;
    }

    private void prove(PointSet chain) {
        if (stones.intersects(chain) || reserved.intersects(chain)) {
            return;
        }
        NodeCounter part = counter.part(chain.size() < LARGE ? FEW_NODES : NODES);
        Claim claim = new Claim(Claim.Kind.EACH_LIVES, chain, KoThreats.OPPONENT, new Backing(stones, reserved));
        ZoneReader.glance(position, suicide, color, claim, MEMORY_BITS, part)
                .proof()
                .ifPresent(this::accept);
        counter.add(part);
    }

    private void accept(ZoneStrategy proof) {
        AnswerWriter.write(proof).ifPresent(answers -> {
            PointSet kept = whole(proof.claim().points().union(answers.kept()));
            found.add(new ZoneProof(answers, kept, proof.zone().intersection(stones)));
            stones = stones.union(kept);
            reserved = reserved.union(answers.space()).minus(stones);
        });
    }

    /** The chains to which stones belong. */
    private PointSet whole(PointSet some) {
        PointSet.Builder all = PointSet.builder(position.board());
        for (int chain = 0; chain < chains.count(); chain++) {
            if (chains.code(chain) == color.code() && some.intersects(chains.stones(chain))) {
                all.addAll(chains.stones(chain));
            }
        }
        return all.build();
    }
}
