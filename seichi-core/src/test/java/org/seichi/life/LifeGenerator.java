package org.seichi.life;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/**
 * Makes problems of life and death: an eye space of a random shape in a corner, at a side or in the middle, with stones in
 * it, a wall around it that may have cutting points, and perhaps an outside liberty. It keeps those in which something is at
 * stake or play is long, and whose answers are confirmed by retrograde analysis ({@link LifeTwin}).
 */
final class LifeGenerator {
    /** Most states that the twin may store for one problem. */
    static final int MAX_STATES = 2_500;

    /** Fewest moves in the line of a deep problem. */
    static final int DEEP = 5;

    private static final int SMALLEST = 4;
    private static final int SIZES = 3;
    private static final int ROOM = 3;

    private final SplittableRandom random;
    private final LifeReader reader =
            new LifeReader(new TranspositionTable(16), new NodeCounter(new Budget(Long.MAX_VALUE)), LifeReader.LIMIT);

    private LifeGenerator(long seed) {
        random = new SplittableRandom(seed);
    }

    /**
     * Writes the collection {@code lives-generated.txt} anew.
     *
     * @param args the file to write; the number of problems
     */
    public static void main(String[] args) throws IOException {
        int wanted = Integer.parseInt(args[1]);
        LifeGenerator generator = new LifeGenerator(1);
        Set<Long> seen = new HashSet<>();
        LifeCase.all().forEach(each -> seen.add(shape(each.question().position())));
        Map<LifeStatus, Integer> kinds = new EnumMap<>(LifeStatus.class);
        StringBuilder text = new StringBuilder();
        int found = 0;
        while (found < wanted) {
            Optional<LifeCase> problem = generator.next(found + 1, found % 3 == 2 ? 1 : DEEP);
            if (problem.isPresent()
                    && kinds.getOrDefault(problem.get().attack(), 0) <= wanted / 3
                    && seen.add(shape(problem.get().question().position()))) {
                kinds.merge(problem.get().attack(), 1, Integer::sum);
                text.append(found == 0 ? "" : "\n").append(written(problem.get()));
                found++;
            }
        }
        Files.writeString(Path.of(args[0]), text);
    }

    /** A hash key that is equal for symmetric positions: the smallest of their keys. */
    static long shape(Position position) {
        return Arrays.stream(Symmetry.values())
                .mapToLong(symmetry ->
                        new Variant(symmetry, false).position(position).hash())
                .min()
                .orElseThrow();
    }

    private static String written(LifeCase problem) {
        LifeQuestion question = problem.question();
        PointSet area = question.area();
        String diagram = Diagram.format(question.position().board(), point -> {
            int content = question.position().at(point);
            if (!area.contains(point)) {
                return Diagram.symbol(content);
            }
            return content == Stones.EMPTY ? 'a' : content == Stones.BLACK ? 'B' : '@';
        });
        return problem.name() + "\n" + diagram + "attack " + problem.attack() + "\ndefend " + problem.defence() + "\n";
    }

    /** One attempt at a problem that has a line of the given depth for one of the players to move first. */
    private Optional<LifeCase> next(int number, int depth) {
        int size = SMALLEST + random.nextInt(SIZES);
        long[] shapes =
                Polyominoes.all(size).stream().mapToLong(Long::longValue).toArray();
        long shape = shapes[random.nextInt(shapes.length)];
        int place = random.nextInt(3);
        int left = place == 2 ? ROOM : 0;
        int above = place == 0 ? 0 : ROOM;
        Board board = new Board(Polyominoes.width(shape) + left + ROOM, Polyominoes.height(shape) + above + ROOM);
        PointSet space = moved(board, shape, left, above);
        return question(board, space).flatMap(question -> solved("made " + number + ", size " + size, question, depth));
    }

    private static PointSet moved(Board board, long shape, int right, int down) {
        PointSet.Builder points = PointSet.builder(board);
        PointSet corner = Polyominoes.points(shape, board, 0);
        corner.forEach(point -> points.add(board.point(board.x(point) + right, board.y(point) + down)));
        return points.build();
    }

    private Optional<LifeQuestion> question(Board board, PointSet space) {
        PointSet sides = space.neighbors(board);
        PointSet corners = sides.neighbors(board).minus(space).intersection(around(board, space));
        PointSet.Builder wall = PointSet.builder(board).addAll(sides);
        corners.forEach(point -> {
            if (random.nextInt(5) > 0) {
                wall.add(point);
            }
        });
        PointSet white = wall.build();
        PointSet black = white.neighbors(board).minus(space).union(corners.minus(white));
        PointSet open = outsideLiberty(board, white, black, space);
        PointSet backed =
                black.union(open.neighbors(board)).minus(open).minus(white).minus(space);
        Position position = Position.empty(board).with(white, Stones.WHITE).with(backed, Stones.BLACK);
        PointSet area = space.union(open);
        Position filled = fill(position, space);
        PointSet reached = group(filled, white);
        return isSound(filled, area, reached)
                ? Optional.of(new LifeQuestion(filled, reached, area.minus(reached)))
                : Optional.empty();
    }

    private static PointSet around(Board board, PointSet space) {
        PointSet.Builder points = PointSet.builder(board);
        int[] diagonals = {-board.stride() - 1, 1 - board.stride(), board.stride() - 1, board.stride() + 1};
        space.forEach(point -> {
            for (int step : diagonals) {
                if (board.contains(point + step)) {
                    points.add(point + step);
                }
            }
        });
        return points.build();
    }

    /** With probability one half a random point of the outer ring, if it touches White but not the eye space; else none. */
    private PointSet outsideLiberty(Board board, PointSet white, PointSet black, PointSet space) {
        int[] ring = black.toArray();
        int point = ring[random.nextInt(ring.length)];
        PointSet one = PointSet.of(board, point);
        boolean liberty =
                one.neighbors(board).intersects(white) && !one.neighbors(board).intersects(space);
        return liberty && random.nextInt(2) == 0 ? one : PointSet.empty(board);
    }

    /** Adds stones in the eye space: many points stay empty, some are the attacker's, few the defender's. */
    private Position fill(Position position, PointSet space) {
        PointSet.Builder black = PointSet.builder(position.board());
        PointSet.Builder white = PointSet.builder(position.board());
        space.forEach(point -> {
            int roll = random.nextInt(20);
            if (roll < 5) {
                black.add(point);
            } else if (roll < 7) {
                white.add(point);
            }
        });
        return position.with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
    }

    /** The walls with the stones connected to them. */
    private static PointSet group(Position position, PointSet white) {
        Chains chains = Chains.of(position);
        PointSet.Builder group = PointSet.builder(position.board());
        white.forEach(stone -> group.addAll(chains.stones(chains.at(stone))));
        return group.build();
    }

    /** Whether every chain has a liberty, and the attacker's stones outside have one that cannot be filled. */
    private static boolean isSound(Position position, PointSet area, PointSet group) {
        Chains chains = Chains.of(position);
        boolean sound = area.minus(group).size() >= SMALLEST;
        for (int chain = 0; chain < chains.count(); chain++) {
            PointSet stones = chains.stones(chain);
            PointSet liberties = chains.liberties(chain);
            boolean outside = chains.color(chain) == Color.BLACK && !stones.intersects(area);
            sound &= !(outside ? liberties.minus(area) : liberties).isEmpty();
        }
        return sound;
    }

    private Optional<LifeCase> solved(String name, LifeQuestion question, int depth) {
        Life attack = reader.read(question, Color.BLACK);
        Life defence = reader.read(question, Color.WHITE);
        boolean known = attack.status() != LifeStatus.UNKNOWN && defence.status() != LifeStatus.UNKNOWN;
        int longest = Math.max(attack.line().size(), defence.line().size());
        boolean worthIt = attack.status() != defence.status() || longest >= DEEP;
        LifeCase problem = new LifeCase(name, question, attack.status(), defence.status());
        return known && worthIt && longest >= depth && isConfirmed(problem, attack, defence)
                ? Optional.of(problem)
                : Optional.empty();
    }

    private static boolean isConfirmed(LifeCase problem, Life attack, Life defence) {
        for (Color first : Color.values()) {
            Life life = first == Color.BLACK ? attack : defence;
            for (Color koMaster : Color.values()) {
                LifeTwin twin = new LifeTwin(problem.question(), first, koMaster, MAX_STATES);
                LifeStatus found = koMaster == Color.WHITE ? life.ifDefenderWinsKos() : life.ifAttackerWinsKos();
                if (twin.states() > MAX_STATES || twin.outcome() != found) {
                    return false;
                }
            }
        }
        return true;
    }
}
