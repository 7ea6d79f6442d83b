package org.seichi.app.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seichi.app.match.MatchGame.End;
import org.seichi.board.Color;

/**
 * What the games of a match come to.
 *
 * @param games the games, one at least
 */
public record MatchResult(List<MatchGame> games) {
    /** Keeps an immutable copy. */
    public MatchResult {
        games = List.copyOf(games);
    }

    /**
     * Won, drawn and lost games, and the share of points.
     *
     * @param won games won
     * @param drawn games drawn
     * @param lost games lost
     * @param interval the share and its interval
     */
    public record Line(int won, int drawn, int lost, Interval interval) {}

    /** The line of the games in which Seichi had a color; of all games without one. Nothing if there are none. */
    public Optional<Line> line(Optional<Color> color) {
        double[] points = games.stream()
                .filter(game -> color.isEmpty() || game.color() == color.get())
                .mapToDouble(MatchGame::points)
                .toArray();
        if (points.length == 0) {
            return Optional.empty();
        }
        int won = (int) Arrays.stream(points).filter(point -> point == 1).count();
        int lost = (int) Arrays.stream(points).filter(point -> point == 0).count();
        double sum = Arrays.stream(points).sum();
        return Optional.of(new Line(won, points.length - won - lost, lost, Interval.of(sum, points.length)));
    }

    /** Number of games that ended in a way. */
    public long ended(End end) {
        return games.stream().filter(game -> game.end() == end).count();
    }

    /** Number of games of which the other engine counts another winner. */
    public long disputed() {
        return games.stream().filter(MatchGame::disputed).count();
    }

    /** Moves a game, on the average. */
    public double moves() {
        return games.stream().mapToInt(MatchGame::moves).average().orElse(0);
    }

    /** Seconds that Seichi took for a move, on the average. */
    public double secondsAMove() {
        double seconds = games.stream().mapToLong(MatchGame::nanos).sum() / 1e9;
        return seconds / Math.max(1, games.stream().mapToInt(MatchGame::moves).sum() / 2.0);
    }
}
