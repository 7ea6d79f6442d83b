package org.seichi.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.NodeCounter;
import org.seichi.zone.AnswerWriter;
import org.seichi.zone.Backing;
import org.seichi.zone.Claim;
import org.seichi.zone.KoThreats;
import org.seichi.zone.ZoneReader;
import org.seichi.zone.ZoneStrategy;

/**
 * Searches with zones for the life of chains that nothing else has proven. Such a proof may rely on stones that are proven
 * already, but on no point that their proofs need; no two of the proofs need a common point.
 */
final class ZoneProofs {
    /** Maximum number of positions visited for each stone of a chain: large chains matter most. */
    private static final long NODES_PER_STONE = 400;

    private static final int MEMORY_BITS = 12;

    private final Position position;
    private final Color color;
    private final Suicide suicide;
    private final NodeCounter counter;
    private final List<ZoneProof> found = new ArrayList<>();
    private PointSet stones;
    private PointSet reserved;

    private ZoneProofs(Position position, ColorSafety proven, PointSet kept, Suicide suicide, NodeCounter counter) {
        color = proven.color();
        this.position = position.withToMove(color.opponent());
        this.suicide = suicide;
        this.counter = counter;
        stones = proven.stones();
        reserved = kept;
    }

    /**
     * Searches for the life of the chains of a color that are asked for and not proven, the largest first.
     *
     * @param asked the chains
     * @param proven what is proven for the color
     * @param kept points that the existing proofs need, so that no new one may
     * @param opponents points that are proven to be the opponent's
     */
    static List<ZoneProof> find(
            Position position,
            Asked asked,
            ColorSafety proven,
            PointSet kept,
            PointSet opponents,
            Suicide suicide,
            NodeCounter counter) {
        ZoneProofs proofs = new ZoneProofs(position, proven, kept, suicide, counter);
        PointSet settled = proven.stones().union(opponents);
        List<PointSet> open = new ArrayList<>(position.stones(proven.color()).parts(position.board()));
        open.removeIf(chain -> !asked.isAbout(chain) || settled.intersects(chain));
        open.sort(Comparator.comparingInt(chain -> -chain.size()));
        open.forEach(proofs::prove);
        return proofs.found;
    }

    private void prove(PointSet chain) {
        if (stones.intersects(chain) || reserved.intersects(chain)) {
            return;
        }
        Claim claim = new Claim(Claim.Kind.EACH_LIVES, chain, KoThreats.OPPONENT, new Backing(stones, reserved));
        counter.ask(
                        NODES_PER_STONE * chain.size(),
                        part -> ZoneReader.glance(position, suicide, color, claim, MEMORY_BITS, part))
                .ifPresent(this::accept);
    }

    private void accept(ZoneStrategy proof) {
        AnswerWriter.write(proof).ifPresent(answers -> {
            PointSet lasting = proof.claim().points().union(answers.kept());
            PointSet kept = position.stones(color).connected(position.board(), lasting);
            found.add(new ZoneProof(answers, kept, proof.zone().intersection(stones)));
            stones = stones.union(kept);
            reserved = reserved.union(answers.space()).minus(stones);
        });
    }
}
