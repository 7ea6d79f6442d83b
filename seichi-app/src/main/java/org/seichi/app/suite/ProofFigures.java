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
 * How much is proven of a set of games. Shares are means over the games, in percent of the points of each board.
 *
 * @param games number of games
 * @param by share of the points by their first proof
 * @param neutral share of the points that are proven to be nobody's territory
 * @param open share of the points of which nothing is proven
 * @param stones share of the points that are proven stones
 * @param whole number of boards that are proven whole: every point is a player's, or lies between safe stones of both
 * @param contradicted number of points that a proof gives to another player than the marks of a record do, in all games
 * @param millis time of the proofs
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

    /** Proves one game after the other and keeps what the figures need. */
    public static final class Collector {
        private static final int WARM_UP = 100;

        private final Options options;
        private final List<ProofRow> rows = new ArrayList<>();

        /** Nothing yet. */
        public Collector(Options options) {
            this.options = options;
        }

        /** Adds a game. The first ones are proven twice, so that their times are those of a warm program too. */
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

        /** The figures of the games that are kept from tuning. */
        public ProofFigures heldBack() {
            return of(rows.stream().filter(ProofRow::heldBack).toList());
        }
    }
}
