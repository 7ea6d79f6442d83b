package org.seichi.life;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;

/** Computes the tables of eye shapes in the resources by search. */
final class EyeShapeSearch {
    private static final int TABLE_BITS = 16;
    /** Points around a space for the chain that encloses it, the wall around that chain, and the liberties of the wall. */
    private static final int MARGIN = 3;

    private EyeShapeSearch() {}

    /** The table as text, smallest shapes first: rows separated by slashes, outcome if the attacker, if the defender moves first. */
    static String text(Map<Long, EyeOutcome> outcomes) {
        StringBuilder text =
                new StringBuilder("# shape, outcome if the attacker moves first, and if the defender does\n");
        outcomes.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> Long.bitCount(entry.getKey())))
                .forEach(entry -> text.append(Polyominoes.format(entry.getKey()))
                        .append(' ')
                        .append(entry.getValue().attackerFirst())
                        .append(' ')
                        .append(entry.getValue().defenderFirst())
                        .append('\n'));
        return text.toString();
    }

    /** The outcomes of all shapes of 1 to {@code largest} points. */
    static Map<Long, EyeOutcome> outcomes(int largest) {
        Map<Long, EyeOutcome> outcomes = new TreeMap<>();
        for (int size = 1; size <= largest; size++) {
            for (long shape : Polyominoes.all(size)) {
                outcomes.put(shape, search(question(shape, 0)));
            }
        }
        return outcomes;
    }

    /** The spaces of {@code smallest} to {@code largest} points, with stones that can stand there, where they leave no two eyes. */
    static Set<OccupiedShape> nakade(int smallest, int largest) {
        Set<OccupiedShape> found = new HashSet<>();
        for (int size = smallest; size <= largest; size++) {
            for (long space : Polyominoes.all(size)) {
                for (long stones = space & -space; stones != space; stones = (stones - space) & space) {
                    OccupiedShape shape = new OccupiedShape(space, stones);
                    if (shape.equals(shape.canonical()) && canStand(shape) && isTooSmall(shape)) {
                        found.add(shape);
                    }
                }
            }
        }
        return found;
    }

    private static boolean canStand(OccupiedShape shape) {
        Position position = question(shape.space(), shape.stones()).position();
        Board board = position.board();
        return Polyominoes.points(shape.stones(), board, MARGIN).parts(board).stream()
                .allMatch(chain -> chain.neighbors(board).intersects(position.empty()));
    }

    private static boolean isTooSmall(OccupiedShape shape) {
        EyeOutcome outcome = search(question(shape.space(), shape.stones()));
        return outcome.attackerFirst() == LifeStatus.DEAD && outcome.defenderFirst() != LifeStatus.ALIVE;
    }

    private static EyeOutcome search(LifeQuestion question) {
        LifeReader reader = new LifeReader(
                new TranspositionTable(TABLE_BITS), new NodeCounter(new Budget(Long.MAX_VALUE)), LifeReader.LIMIT);
        return new EyeOutcome(
                reader.read(question, question.defender().opponent()).status(),
                reader.read(question, question.defender()).status());
    }

    /** A board with White around the space, Black around White, and some black stones in the space. */
    private static LifeQuestion question(long shape, long stones) {
        Board board = new Board(Polyominoes.width(shape) + 2 * MARGIN, Polyominoes.height(shape) + 2 * MARGIN);
        PointSet space = Polyominoes.points(shape, board, MARGIN);
        PointSet.Builder ring = PointSet.builder(board);
        int[] around = {-board.stride() - 1, 1 - board.stride(), board.stride() - 1, board.stride() + 1};
        space.forEach(point -> {
            for (int step : around) {
                ring.add(point + step);
            }
        });
        PointSet white = ring.addAll(space.neighbors(board)).build().minus(space);
        PointSet black = white.neighbors(board).minus(space);
        Position position = Position.empty(board)
                .with(white, Stones.WHITE)
                .with(black.union(Polyominoes.points(stones, board, MARGIN)), Stones.BLACK);
        return new LifeQuestion(position, white, space);
    }
}
