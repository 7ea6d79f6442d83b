package org.seichi.app.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.safety.ProofKind;

/**
 * How much is proven in a set of games. Shares are means over the games, in percent of the points of each board.
 *
 * @param games number of games
 * @param by share of the points proven to be a player's, by the first kind of proof that succeeds
 * @param neutral share of the points proven to be nobody's territory
 * @param open share of the points about which nothing is proven
 * @param stones share of the points that are proven stones
 * @param whole number of fully proven boards: every point is a player's or neutral
 * @param contradicted number of points in all games where a proof contradicts the marks of the record
 * @param millis time of the proofs of one game
 */
public record ProofFigures(
        int games,
        Map<ProofKind, Double> by,
        double neutral,
        double open,
        double stones,
        int whole,
        int contradicted,
        Millis millis) {
    private static ProofFigures of(List<ProofRow> rows) {
        Map<ProofKind, Double> by = Stream.of(ProofKind.values())
                .collect(Collectors.toMap(
                        kind -> kind, kind -> share(rows, row -> row.by().get(kind))));
        double neutral = share(rows, ProofRow::neutral);
        return new ProofFigures(
                rows.size(),
                by,
                neutral,
                100 - neutral - by.values().stream().mapToDouble(share -> share).sum(),
                share(rows, ProofRow::stones),
                (int) rows.stream().filter(ProofRow::isWhole).count(),
                rows.stream().mapToInt(ProofRow::contradicted).sum(),
                Millis.of(rows.stream().mapToLong(ProofRow::nanos).toArray()));
    }

    private static double share(List<ProofRow> rows, ToIntFunction<ProofRow> points) {
        return rows.stream()
                .mapToDouble(row -> Figures.percent(points.applyAsInt(row), row.points()))
                .average()
                .orElse(0);
    }

    /** Proves games one by one and collects the figures. */
    public static final class Collector {
        private static final int WARM_UP = 100;

        private final Options options;
        private final List<ProofRow> rows = new ArrayList<>();

        /** Without games yet. */
        public Collector(Options options) {
            this.options = options;
        }

        /** Proves and adds a game. The first {@value #WARM_UP} are proven twice, so that their times are those of a warm JVM too. */
        public void add(ReadGame game) {
            if (rows.size() < WARM_UP) {
                ProofRow.of(game, options);
            }
            rows.add(ProofRow.of(game, options));
        }

        /** The figures of all games. */
        public ProofFigures all() {
            return of(rows);
        }

        /** The figures of the held-back games, see {@link HeldBack}. */
        public ProofFigures heldBack() {
            return of(rows.stream().filter(ProofRow::heldBack).toList());
        }
    }
}
