package org.seichi.method.reading;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/** Collects the signs of doubt about one position. Together they decide whether a person should look at it. */
final class Doubts {
    /** In log-odds: with this much doubt a person should check the score. Set on games that are not held out. */
    private static final double LIMIT = 2.1;
    /** In stones: a seki with chains of this size on both sides is always flagged if only shape found it. */
    private static final int LARGE = 10;

    private final Map<DoubtSign, Flag> signs = new EnumMap<>(DoubtSign.class);

    /** Adds a sign; if it is already there, it keeps its text and gets further points. The words are filled into its sentence. */
    void add(DoubtSign sign, PointSet points, Object... words) {
        Flag flag = Flag.of(sign.kind(), points, words);
        signs.merge(
                sign,
                flag,
                (one, other) -> new Flag(one.kind(), one.text(), one.points().union(other.points())));
    }

    /** The same, if there are points. */
    void addIfAny(DoubtSign sign, PointSet points, Object... words) {
        if (!points.isEmpty()) {
            add(sign, points, words);
        }
    }

    /** Adds a sign for chains in seki by judgment only, without a confirming search. */
    void addSekis(List<Verdict> chains) {
        List<Verdict> sekis = chains.stream()
                .filter(chain -> chain.status() == Status.SEKI && chain.certainty() == Certainty.JUDGED)
                .toList();
        DoubtSign sign =
                isLarge(sekis, Color.BLACK) && isLarge(sekis, Color.WHITE) ? DoubtSign.LARGE_SEKI : DoubtSign.SEKI;
        sekis.forEach(chain -> add(sign, chain.stones()));
    }

    private static boolean isLarge(List<Verdict> sekis, Color color) {
        return sekis.stream()
                .anyMatch(chain -> chain.color() == color && chain.stones().size() >= LARGE);
    }

    /** The signs found. */
    Set<DoubtSign> signs() {
        return signs.isEmpty() ? EnumSet.noneOf(DoubtSign.class) : EnumSet.copyOf(signs.keySet());
    }

    /** The flags: those of all signs if the doubt reaches the limit, otherwise none. */
    List<Flag> flags() {
        double doubt = signs.keySet().stream().mapToDouble(DoubtSign::amount).sum();
        return doubt < LIMIT ? List.of() : List.copyOf(signs.values());
    }
}
