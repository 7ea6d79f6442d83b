package org.seichi.app.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seichi.app.match.MatchGame.End;
import org.seichi.board.Color;

/**
 * The result of a match.
 *
 * @param games the games, at least one
 */
public record MatchResult(List<MatchGame> games) {
    /** Keeps an immutable copy. */
    public MatchResult {
        games = List.copyOf(games);
    }

    /**
     * Numbers of games won, drawn and lost by Seichi, with the share of points.
     *
     * @param won games won
     * @param drawn games drawn
     * @param lost games lost
     * @param interval the share of points and its confidence interval
     */
    public record WinCount(int won, int drawn, int lost, Interval interval) {}

    /** The line of the games in which Seichi had the color, or of all games if it is empty. Empty if there are no such games. */
    public Optional<WinCount> line(Optional<Color> color) {
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
        return Optional.of(new WinCount(won, points.length - won - lost, lost, Interval.of(sum, points.length)));
    }

    /** Number of games that ended in the given way. */
    public long ended(End end) {
        return games.stream().filter(game -> game.end() == end).count();
    }

    /** Number of games whose winner differs in the other engine's count. */
    public long disputed() {
        return games.stream().filter(MatchGame::disputed).count();
    }

    /** Mean number of moves per game. */
    public double moves() {
        return games.stream().mapToInt(MatchGame::moves).average().orElse(0);
    }

    /** Mean time of Seichi per move in seconds, taking half of all moves as Seichi's. */
    public double secondsAMove() {
        double seconds = games.stream().mapToLong(MatchGame::nanos).sum() / 1e9;
        return seconds / Math.max(1, games.stream().mapToInt(MatchGame::moves).sum() / 2.0);
    }
}
