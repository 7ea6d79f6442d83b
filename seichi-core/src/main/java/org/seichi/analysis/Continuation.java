package org.seichi.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.ForbiddenMove;
import org.seichi.game.ForbiddenMove.Offence;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Overrides;
import org.seichi.game.Replay;
import org.seichi.game.Step;
import org.seichi.game.Terms;
import org.seichi.record.GameRecord;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.record.SgfWriter;
import org.seichi.rules.Ruleset;
import org.seichi.text.Coordinates;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/**
 * Moves played by a user from a position of a game, to see how a dispute would end.
 *
 * @param after number of the move in the record that they follow; empty for the end of the record
 * @param moves the moves, each a color and a point: {@code "B D4"} or {@code "W pass"}
 */
public record Continuation(OptionalInt after, List<String> moves) {
    /** Keeps an immutable copy. */
    public Continuation {
        moves = List.copyOf(moves);
    }

    /** Whether there are no moves. */
    public boolean isEmpty() {
        return moves.isEmpty();
    }

    /**
     * The continued game: the record up to the position, followed by the moves.
     *
     * @param overrides terms that override those of the record
     * @throws UnusableException if a move cannot be read or is illegal
     * @throws RecordException never for a game that was read
     */
    public ReadGame of(ReadGame read, Overrides overrides) throws UnusableException, RecordException {
        if (isEmpty() && after.isEmpty()) {
            return read;
        }
        Ruleset rules = Terms.of(read.game(), overrides).rules();
        Game game = of(read.game(), rules);
        GameRecord record = SgfReader.read(SgfWriter.write(game)).records().get(0);
        return new ReadGame(read.source(), record, game, read.nanos());
    }

    /** The options for the continued game: they name its last move, so that it does not count as a game analyzed as recorded. */
    public Options of(Options wanted, ReadGame continued) {
        if (isEmpty() && after.isEmpty()) {
            return wanted;
        }
        return wanted.after(OptionalInt.of(continued.game().moves()));
    }

    private Game of(Game game, Ruleset rules) throws UnusableException {
        List<Step> steps = game.stepsUpTo(after.orElse(Integer.MAX_VALUE));
        for (String text : moves) {
            steps.add(read(game.board(), text));
        }
        Game continued = new Game(
                game.board(), game.header(), List.copyOf(steps), game.variations(), game.marks(), game.warnings());
        int first = 1 + continued.moves() - moves.size();
        Optional<ForbiddenMove> forbidden = Replay.firstForbidden(continued, rules, first);
        if (forbidden.isPresent()) {
            String move = moves.get(forbidden.get().number() - first);
            throw new UnusableException(move + ": " + why(forbidden.get().offence(), rules));
        }
        return continued;
    }

    private static String why(Offence offence, Ruleset rules) {
        return switch (offence) {
            case MOVE_ON_STONE -> "there is already a stone";
            case KO_RETAKEN -> "the ko may not be retaken at once";
            case SUICIDE -> "the stone would have no liberty";
            case SUPERKO -> "it repeats a position, which " + rules.name() + " rules forbid";
        };
    }

    private static Move read(Board board, String text) throws UnusableException {
        List<String> words = Lines.words(Texts.strip(text), " ");
        boolean black = words.size() == 2 && Texts.uppercase(words.get(0)).equals("B");
        if (black || (words.size() == 2 && Texts.uppercase(words.get(0)).equals("W"))) {
            try {
                return new Move(black ? Color.BLACK : Color.WHITE, Coordinates.point(board, words.get(1)), 0, 0);
            } catch (IllegalArgumentException noPoint) {
                throw new UnusableException(noPoint.getMessage());
            }
        }
        throw new UnusableException("\"" + text + "\" is not a move such as \"B D4\" or \"W pass\"");
    }
}
