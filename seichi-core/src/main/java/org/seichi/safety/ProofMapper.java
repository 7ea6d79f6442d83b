package org.seichi.safety;

import java.util.Comparator;
import java.util.List;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/** Maps proofs for a view of a position back to proofs for the position itself. */
record ProofMapper(Orientation view) {
    ColorSafety of(ColorSafety proven) {
        return new ColorSafety(
                view.seen(proven.color()),
                points(proven.stones()),
                points(proven.territory()),
                proven.groups().stream()
                        .map(this::group)
                        .sorted(Comparator.comparingInt(proof -> proof.stones().first()))
                        .toList(),
                proven.regions().stream()
                        .map(this::region)
                        .sorted(Comparator.comparingInt(proof -> proof.points().first()))
                        .toList(),
                replies(proven.replies()),
                proven.strategies().stream()
                        .map(strategy -> strategy.mapped(view::origin))
                        .toList(),
                proven.zones().stream()
                        .map(zone -> zone.mapped(this::points, view::origin))
                        .toList());
    }

    private GroupProof group(GroupProof proof) {
        return new GroupProof(
                proof.kind(),
                points(proof.stones()),
                proof.eyes().stream().map(this::points).toList(),
                replies(proof.replies()),
                proof.line().stream().map(view::origin).toList(),
                proof.needsAnswer());
    }

    private RegionProof region(RegionProof proof) {
        return new RegionProof(proof.kind(), points(proof.points()), replies(proof.replies()), proof.needsAnswer());
    }

    /** Maps replies and sorts them by the attacked points; several answers to one attack keep their order. */
    private List<Reply> replies(List<Reply> replies) {
        return replies.stream()
                .map(reply -> new Reply(view.origin(reply.attack()), view.origin(reply.answer())))
                .sorted(Comparator.comparingInt(Reply::attack))
                .toList();
    }

    private PointSet points(PointSet points) {
        return view.origin(points);
    }
}
