package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class SearchBoardTest {
    static Stream<Board> boards() {
        return Stream.of(
                new Board(1, 1),
                new Board(2, 1),
                new Board(2, 2),
                new Board(3, 3),
                new Board(1, 9),
                new Board(7, 4),
                new Board(4, 7),
                new Board(9, 9),
                new Board(19, 19),
                new Board(25, 25),
                new Board(25, 3));
    }

    /** Random moves of both colors, suicides, retaken kos, passes and undos; the boards agree after each step. */
    @ParameterizedTest
    @MethodSource("boards")
    void playsAsThePositionDoes(Board board) {
        SplittableRandom random = new SplittableRandom(board.arrayLength());
        Position position = Position.empty(board);
        SearchBoard fast = new SearchBoard(position);
        Deque<Position> before = new ArrayDeque<>();
        for (int step = 0; step < 2500; step++) {
            int[] empty = position.empty().toArray();
            int choice = random.nextInt(10);
            if (choice < 3 && !before.isEmpty()) {
                fast.undo();
                position = before.pop();
            } else if (choice == 3 || empty.length == 0) {
                before.push(position);
                fast.pass();
                position = position.pass();
            } else {
                before.push(position);
                Color player = choice == 4 ? position.toMove().opponent() : position.toMove();
                int point = empty[random.nextInt(empty.length)];
                fast.play(player, point);
                position = position.play(player, point);
            }
            assertThat(fast.depth()).isEqualTo(before.size());
            assertAgree(fast, position, step % 20 == 0);
        }
    }

    @Test
    void undoRestoresEveryBit() {
        RandomPositions.sample(3, 60).forEach(position -> {
            SearchBoard board = new SearchBoard(position);
            walk(board, new SplittableRandom(7), 6);
        });
    }

    @Test
    void readsPositionsWithEveryContent() {
        RandomPositions.sample(21, 300).forEach(position -> assertAgree(new SearchBoard(position), position, true));
    }

    /** Stones set up by hand may have no liberty: they stay until the first capturing move next to them. */
    @Test
    void aChainSetUpWithoutLibertiesStays() {
        Position position = Diagram.parse("""
                O X . X
                X X . O
                O X . O
                X O O O
                """).position();
        SearchBoard board = new SearchBoard(position);
        assertAgree(board, position, true);
        assertThat(board.liberties(Coordinates.point(board.board(), "A4"))).isZero();
        walk(board, new SplittableRandom(1), 5);
    }

    @EveryVariant
    void knowsChainsAndLiberties(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . a B B X
                b X B O O
                c B O O .
                """);
        Board plain = diagram.board();
        SearchBoard board = new SearchBoard(variant.position(diagram.position()));
        int corner = variant.point(plain, diagram.point('c') + 1);
        int chain = variant.point(plain, Coordinates.point(plain, "C3"));
        assertThat(board.chain(corner)).isEqualTo(board.chain(chain));
        assertThat(board.chainSize(chain)).isEqualTo(6);
        assertThat(board.liberties(chain)).isEqualTo(3);
        PointSet liberties = diagram.marked('a').union(diagram.marked('b')).union(diagram.marked('c'));
        assertThat(board.libertySet(chain)).isEqualTo(variant.points(plain, liberties));
        for (int point : board.empty().toArray()) {
            assertThat(board.isLiberty(chain, point))
                    .isEqualTo(board.libertySet(chain).contains(point));
        }
    }

    /** Walks a random tree of moves to a depth, several moves at each level, and compares all that is stored. */
    private static void walk(SearchBoard board, SplittableRandom random, int depth) {
        int[] empty = board.empty().toArray();
        for (int tries = 0; tries < 2 && depth > 0 && empty.length > 0; tries++) {
            Object before = Stored.in(board);
            board.play(random.nextBoolean() ? Color.BLACK : Color.WHITE, empty[random.nextInt(empty.length)]);
            walk(board, random, depth - 1);
            board.undo();
            assertThat(Stored.in(board)).isEqualTo(before);
        }
    }

    private static void assertAgree(SearchBoard fast, Position slow, boolean thorough) {
        assertThat(fast.toPosition()).isEqualTo(slow);
        assertThat(fast.hash()).isEqualTo(slow.hash());
        assertThat(fast.ko()).isEqualTo(slow.ko());
        for (int point = slow.board().first(); thorough && point <= slow.board().last(); point++) {
            if (slow.at(point) == Stones.EMPTY) {
                for (Color player : Color.values()) {
                    assertThat(fast.legality(player, point)).isEqualTo(slow.legality(player, point));
                }
            } else if (slow.at(point) != Stones.EDGE) {
                PointSet chain = flood(slow, point);
                assertThat(fast.stonesOf(point)).isEqualTo(chain);
                assertThat(fast.chainSize(point)).isEqualTo(chain.size());
                PointSet liberties = chain.neighbors(slow.board()).intersection(slow.empty());
                assertThat(fast.libertySet(point)).isEqualTo(liberties);
                assertThat(fast.liberties(point)).isEqualTo(liberties.size());
                assertThat(chain.contains(fast.chain(point))).isTrue();
            }
        }
    }

    private static PointSet flood(Position position, int stone) {
        PointSet same = position.stones(Color.of(position.at(stone)));
        PointSet chain = PointSet.of(position.board(), stone);
        PointSet grown = chain;
        do {
            chain = grown;
            grown = chain.union(chain.neighbors(position.board()).intersection(same));
        } while (!grown.equals(chain));
        return chain;
    }
}
