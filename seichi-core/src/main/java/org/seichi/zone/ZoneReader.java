package org.seichi.zone;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/** Searches in rounds, from few moves and tempi to many, with more nodes each round. */
public final class ZoneReader {
    private static final int FIRST_NODES = 5_000;
    private static final int GROWTH = 4;
    private static final int[] WIDTHS = {8, 16};
    private static final int LEAST_TEMPI = 2;
    private static final int MOST_TEMPI = 5;
    private static final int MOST_PATTERNS = 1 << 20;
    private static final int NEAR = 6;

    private ZoneReader() {}

    public static Found lives(Position position, Color defender, PointSet stones, boolean each, int memoryBits, NodeCounter counter) {
        SearchBoard board = new SearchBoard(position);
        Goal goal = new LifeGoal(board, defender, stones.toArray(), each);
        int[] distance = distances(position, goal.center());
        int[] byDistance = Arrays.stream(position.board().points().toArray())
                .boxed()
                .sorted(Comparator.comparingInt(p -> distance[p]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] near = Arrays.stream(byDistance).filter(p -> distance[p] <= NEAR).toArray();
        Patterns patterns = new Patterns(board, byDistance, MOST_PATTERNS);
        Candidates candidates = new Candidates(board, new Urgency(board, defender.code(), distance), near);
        ZoneSearch search = new ZoneSearch(board, defender, goal, new Memory(memoryBits), patterns, candidates);
        for (long nodes = FIRST_NODES; counter.left() > 0 && !patterns.isFull(); nodes *= GROWTH) {
            for (int width : WIDTHS) {
                for (int tempi = LEAST_TEMPI; tempi <= MOST_TEMPI; tempi++) {
                    NodeCounter part = counter.part(nodes);
                    int pattern = search.search(tempi, width, part);
                    counter.add(part);
                    if (pattern != Patterns.NONE) {
                        Zone zone = new Zone(position.board());
                        patterns.addTo(zone, pattern);
                        return new Found(true, patterns.move(pattern), zone.points(), patterns.count(), counter.spent());
                    }
                }
            }
        }
        return new Found(false, Board.NO_POINT, PointSet.empty(position.board()), patterns.count(), counter.spent());
    }

    private static int[] distances(Position position, int[] center) {
        int[] distance = new int[position.board().arrayLength()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        int[] queue = new int[position.board().size()];
        int filled = 0;
        for (int point : center) {
            distance[point] = 0;
            queue[filled++] = point;
        }
        for (int next = 0; next < filled; next++) {
            for (int step : position.board().directions()) {
                int neighbor = queue[next] + step;
                if (position.board().contains(neighbor) && distance[neighbor] == Integer.MAX_VALUE) {
                    distance[neighbor] = distance[queue[next]] + 1;
                    queue[filled++] = neighbor;
                }
            }
        }
        return distance;
    }
}
