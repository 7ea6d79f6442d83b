package org.seichi.method.dyer;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Reason;
import org.seichi.score.Verdict;
import org.seichi.structure.Chains;

/** Turns the fates of groups into a verdict for each chain of the position. */
final class FateVerdicts {
    private FateVerdicts() {}

    /** One verdict for each chain, ordered by first stone; chains without a fate are absolutely alive. */
    static List<Verdict> of(Position position, List<GroupFate> fates) {
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count())
                .mapToObj(chain -> verdict(chains, chain, fates))
                .toList();
    }

    private static Verdict verdict(Chains chains, int chain, List<GroupFate> fates) {
        PointSet stones = chains.stones(chain);
        Optional<GroupFate> fate =
                fates.stream().filter(one -> one.stones().intersects(stones)).findFirst();
        FateGround ground = fate.map(GroupFate::ground).orElse(FateGround.TWO_EYES);
        Reason reason =
                Reason.of(ground.rule(), stones, fate.map(GroupFate::line).orElse(List.of()));
        return new Verdict(stones, chains.color(chain), ground.status(), ground.certainty(), List.of(reason));
    }
}
