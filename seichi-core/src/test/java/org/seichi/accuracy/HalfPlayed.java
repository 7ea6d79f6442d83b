package org.seichi.accuracy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.testkit.Examples;

/**
 * An example game before its end.
 *
 * @param name name of the example, with the number of the move
 * @param position after that move
 * @param last the moves before it, the latest first
 * @param terms of the game
 */
record HalfPlayed(String name, Position position, List<Integer> last, Terms terms) {
    private static final int SHORTEST = 30;

    /** All example games that are long enough, after two fifths and four fifths of their moves. */
    static List<HalfPlayed> all() {
        List<HalfPlayed> all = new ArrayList<>();
        for (Path file : Examples.files()) {
            Game game = Examples.game(file);
            int moves = Replay.of(game, Terms.of(game).rules()).moves();
            if (moves >= SHORTEST) {
                all.add(of(file, game, 2 * moves / 5));
                all.add(of(file, game, 4 * moves / 5));
            }
        }
        return all;
    }

    private static HalfPlayed of(Path file, Game game, int moves) {
        Terms terms = Terms.of(game);
        List<Integer> last = new ArrayList<>();
        game.steps().stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .limit(moves)
                .forEach(move -> last.add(0, move.isPass() ? Board.NO_POINT : move.point()));
        Position position = Replay.upTo(game, terms.rules(), moves).end().position();
        String name = file.getFileName().toString().replace(".sgf", "-" + moves);
        return new HalfPlayed(name, position, List.copyOf(last), terms);
    }

    @Override
    public String toString() {
        return name;
    }
}
