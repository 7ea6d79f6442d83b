package org.seichi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.IntsByHash;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.ReplayBoard;
import org.seichi.board.Stones;
import org.seichi.board.Warning;
import org.seichi.board.Zobrist;
import org.seichi.game.ForbiddenMove.Offence;
import org.seichi.rules.Ruleset;
import org.seichi.text.Coordinates;

/** Replays one record and collects warnings about illegal moves. */
final class Replayer {
    /** Maximum number of warnings; further ones are left out, because nobody would read them one by one. */
    private static final int MAX_WARNINGS = 100;

    private final Ruleset rules;
    private final ReplayBoard board;
    /** Each position that counts for superko, with 1. */
    private IntsByHash history = new IntsByHash(0);

    private final PassRun passes = new PassRun();
    private final List<Warning> warnings = new ArrayList<>();
    private final List<ForbiddenMove> forbidden = new ArrayList<>();
    private final TurnOrder turns = new TurnOrder();
    private OptionalInt skipped = OptionalInt.empty();
    private int moves;
    /** The point of the last move, unless it was a pass or a setup came after it. */
    private int last = Board.NO_POINT;

    Replayer(Board geometry, Ruleset rules) {
        this.rules = rules;
        board = new ReplayBoard(Position.empty(geometry));
        remember();
    }

    /** Plays the steps before move number {@code limit + 1}. */
    Replay play(List<Step> steps, int limit) {
        for (Step step : steps) {
            if (step instanceof Setup setup) {
                setUp(setup);
            } else if (step instanceof Move move) {
                if (moves == limit) {
                    break;
                }
                moves++;
                move(move);
            }
        }
        FinalPosition end = new FinalPosition(board.toPosition(), moves == 0 ? Ending.SET_UP : passes.ending(), last);
        return new Replay(end, moves, passes.length(), skipped, warnings);
    }

    /** The replay with a warning that the record has fewer moves than requested. */
    Replay beyondEnd(Replay replay, int asked) {
        warnings.add(
                Warning.of("move-beyond-end", "move " + asked + " was asked for, but the record has only " + moves));
        return new Replay(replay.end(), replay.moves(), replay.passesAtEnd(), replay.skipped(), warnings);
    }

    private void setUp(Setup setup) {
        last = Board.NO_POINT;
        boolean adds = !setup.black().isEmpty() || !setup.white().isEmpty();
        if (!adds && passes.ending() == Ending.TWO_PASSES) {
            takeOff(setup.cleared());
        }
        board.set(setup.cleared(), Stones.EMPTY);
        board.set(setup.black(), Stones.BLACK);
        board.set(setup.white(), Stones.WHITE);
        takeOffBreathless(setup.black().union(setup.white()));
        setup.toMove().ifPresent(board::setToMove);
        turns.setUp(setup.toMove());
        if (adds) {
            passes.agreementEnds();
        }
        history = new IntsByHash(0);
        remember();
    }

    /** Takes off the stones that the players agreed are dead. */
    private void takeOff(PointSet dead) {
        int black = board.takeOff(dead, Color.BLACK);
        int white = board.takeOff(dead, Color.WHITE);
        if (black + white > 0) {
            warnings.add(Warning.of(
                    "dead-taken-off",
                    "after both players passed, the record takes stones off the board (" + black + " black, " + white
                            + " white): they count as prisoners"));
        }
    }

    /** Takes off the chains that a setup leaves without a liberty: no position of a game has them, and no search expects them. */
    private void takeOffBreathless(PointSet placed) {
        PointSet breathless = board.withoutLiberty(placed);
        board.set(breathless, Stones.EMPTY);
        if (!breathless.isEmpty() && warnings.size() < MAX_WARNINGS) {
            String points = Coordinates.list(board.board(), breathless);
            warnings.add(Warning.of(
                    "setup-no-liberty", "stones without a liberty were set up; they are taken off: " + points));
        }
    }

    private void move(Move move) {
        last = move.isPass() ? Board.NO_POINT : move.point();
        if (!turns.allows(move)) {
            skipped = OptionalInt.of(moves);
            warn(move, "turn-skipped", "is by the player who made the one before: a move may be missing");
        }
        if (move.isPass()) {
            board.pass(move.color());
            passes.pass(move.color());
            remember();
            return;
        }
        passes.stone();
        boolean occupied = board.at(move.point()) != Stones.EMPTY;
        boolean takesKo = move.point() == board.ko() && move.color() == board.toMove();
        int suicides = board.play(move.color(), move.point());
        boolean repeats = !remember();
        if (occupied) {
            forbid(move, Offence.MOVE_ON_STONE, "is on a stone, which it replaces");
        } else if (takesKo) {
            forbid(move, Offence.KO_RETAKEN, "retakes a ko at once");
        } else if (suicides > 0 && !rules.suicide().allows(suicides)) {
            forbid(
                    move,
                    Offence.SUICIDE,
                    "takes the last liberty of its own chain, which " + rules.name() + " rules forbid");
        } else if (repeats) {
            forbid(move, Offence.SUPERKO, "repeats a position, which " + rules.name() + " rules forbid");
        }
    }

    private void forbid(Move move, Offence offence, String what) {
        forbidden.add(new ForbiddenMove(moves, offence));
        warn(move, offence.code(), what);
    }

    /** The moves played so far that the rules forbid, all of them. */
    List<ForbiddenMove> forbidden() {
        return List.copyOf(forbidden);
    }

    /** Adds the position to the history; returns whether it is new under the ko rule (always true for the simple one). */
    private boolean remember() {
        return switch (rules.ko()) {
            case SIMPLE -> true;
            case POSITIONAL_SUPERKO -> add(board.hash());
            case SITUATIONAL_SUPERKO ->
                add(board.toMove() == Color.WHITE ? board.hash() ^ Zobrist.whiteToMove() : board.hash());
        };
    }

    private boolean add(long hash) {
        boolean isNew = history.get(hash) == 0;
        history.put(hash, 1);
        return isNew;
    }

    private void warn(Move move, String code, String what) {
        if (warnings.size() < MAX_WARNINGS) {
            warnings.add(new Warning(code, move.line(), move.column(), "move " + moves + " " + what));
        } else if (warnings.size() == MAX_WARNINGS) {
            warnings.add(new Warning(
                    "more-warnings",
                    move.line(),
                    move.column(),
                    "from move " + moves + " on there are more warnings of this kind"));
        }
    }
}
