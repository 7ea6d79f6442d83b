package org.seichi.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.Move;

/**
 * Generates legal positions by random play under simple ko without suicide. The same seed gives the same positions on
 * every machine.
 */
public final class RandomPositions {
    private RandomPositions() {}

    /**
     * A game in which each player chooses among all legal moves.
     *
     * @param moves the maximum number of moves; fewer are played if neither player has a move left
     */
    public static RandomGame played(Board board, long seed, int moves) {
        return play(board, seed, moves, RandomPositions::isLegal);
    }

    /**
     * A game that looks finished: nobody fills his own eyes, and play ends when there is nothing else to play or, should a ko
     * go on for ever, after three times as many moves as there are points.
     */
    public static RandomGame finished(Board board, long seed) {
        return play(
                board,
                seed,
                3 * board.size(),
                (position, point) -> !isOwnEye(position, point) && isLegal(position, point));
    }

    /** A mixture: boards from 2x2 to 19x19, square and not, from sparse to full, every fourth one finished. */
    public static Stream<Position> sample(long seed, int count) {
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, count).mapToObj(i -> {
            int width = random.nextInt(2, 20);
            int height = random.nextInt(3) == 0 ? random.nextInt(2, 20) : width;
            Board board = new Board(width, height);
            long game = random.nextLong();
            int moves = random.nextInt(2 * board.size() + 1);
            return (i % 4 == 3 ? finished(board, game) : played(board, game, moves)).position();
        });
    }

    private static RandomGame play(Board board, long seed, int limit, Candidate candidate) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Move> moves = new ArrayList<>();
        Position position = Position.empty(board);
        int passes = 0;
        while (moves.size() < limit && passes < 2) {
            int point = choose(position, random, candidate);
            Color player = position.toMove();
            moves.add(new Move(player, point, 0, 0));
            position = point == Board.NO_POINT ? position.pass() : position.play(player, point);
            passes = point == Board.NO_POINT ? passes + 1 : 0;
        }
        return new RandomGame(List.copyOf(moves), position);
    }

    /** Scans the empty points cyclically from a random one and returns the first candidate. */
    private static int choose(Position position, SplittableRandom random, Candidate candidate) {
        int[] empty = position.empty().toArray();
        for (int last = empty.length - 1; last >= 0; last--) {
            int index = random.nextInt(last + 1);
            int point = empty[index];
            if (candidate.accepts(position, point)) {
                return point;
            }
            empty[index] = empty[last];
        }
        return Board.NO_POINT;
    }

    private static boolean isLegal(Position position, int point) {
        return position.legality(position.toMove(), point) == Legality.LEGAL;
    }

    /** The eye rule of playouts: own stones on all sides, and inside the board at most one diagonal with an opponent's stone. */
    private static boolean isOwnEye(Position position, int point) {
        Board board = position.board();
        int own = position.toMove().code();
        boolean inside = true;
        for (int direction = 0; direction < 4; direction++) {
            int content = position.at(board.neighbor(point, direction));
            if (content != own && content != Stones.EDGE) {
                return false;
            }
            inside &= content != Stones.EDGE;
        }
        int opponents = 0;
        for (int diagonal :
                new int[] {-board.stride() - 1, 1 - board.stride(), board.stride() - 1, board.stride() + 1}) {
            opponents += position.at(point + diagonal) == Stones.STONES_SUM - own ? 1 : 0;
        }
        return opponents <= (inside ? 1 : 0);
    }

    /** Decides whether the player to move considers a point. */
    @FunctionalInterface
    private interface Candidate {
        boolean accepts(Position position, int point);
    }
}
