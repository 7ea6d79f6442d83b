package org.seichi.app.gtp;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.app.files.SystemWatch;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Header;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Step;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfWriter;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Ruleset;

/**
 * The game of a session as an immutable record; adding or taking back a move gives a new one. Positions are computed by
 * replaying the record, which takes a few microseconds and can never be out of step with it.
 *
 * @param board the board
 * @param rules the ruleset
 * @param komi komi in half-points
 * @param handicap number of handicap stones
 * @param steps setup and moves, in order
 * @param result the result as the record of a loaded game has it; empty as soon as the game is another one
 * @param tolerated what was tolerated in the record of a loaded game and in its terms, without its moves
 */
record GtpGame(
        Board board,
        Ruleset rules,
        int komi,
        int handicap,
        List<Step> steps,
        Optional<String> result,
        List<Warning> tolerated) {
    /** Keeps immutable copies. */
    GtpGame {
        steps = List.copyOf(steps);
        tolerated = List.copyOf(tolerated);
    }

    /** An empty board. */
    static GtpGame empty(Board board, Ruleset rules, int komi) {
        return new GtpGame(board, rules, komi, 0, List.of(), Optional.empty(), List.of());
    }

    GtpGame withRules(Ruleset others) {
        return new GtpGame(board, others, komi, handicap, steps, result, toleratedBut("rules-"));
    }

    GtpGame withKomi(int other) {
        return new GtpGame(board, rules, other, handicap, steps, result, toleratedBut("komi-"));
    }

    GtpGame withHandicap(int stones, Step setup) {
        return new GtpGame(board, rules, komi, stones, List.of(setup), Optional.empty(), List.of());
    }

    GtpGame with(Step step) {
        List<Step> more = new ArrayList<>(steps);
        more.add(step);
        return with(more);
    }

    /** The game without its last step; empty if there is none or it is a setup. */
    Optional<GtpGame> undo() {
        return steps.isEmpty() || !(steps.get(steps.size() - 1) instanceof Move)
                ? Optional.empty()
                : Optional.of(with(steps.subList(0, steps.size() - 1)));
    }

    private GtpGame with(List<Step> others) {
        return new GtpGame(board, rules, komi, handicap, others, Optional.empty(), toleratedBut("result-"));
    }

    private List<Warning> toleratedBut(String codes) {
        return tolerated.stream()
                .filter(warning -> !warning.code().startsWith(codes))
                .toList();
    }

    /** The warnings of a loaded game and of all moves, with places in its record. */
    List<Warning> warnings() {
        List<Warning> all = new ArrayList<>(tolerated);
        all.addAll(replay().warnings());
        return all;
    }

    /** Whether the rules allow the last move. */
    boolean lastMoveIsLegal() {
        return undo().isEmpty()
                || Replay.firstForbidden(game(), rules, game().moves()).isEmpty();
    }

    /** The position after all moves. */
    Position position() {
        return replay().end().position();
    }

    /** The replay of the whole game. */
    Replay replay() {
        return Replay.of(game(), rules);
    }

    /** The game as SGF. Without a handicap the record is silent about it, unless black stones would be read as one. */
    String sgf() {
        Game silent = game();
        boolean isClear = handicap == 0 && Terms.of(silent).handicap() == 0;
        return SgfWriter.write(isClear ? silent : game(Map.of("HA", Integer.toString(handicap))));
    }

    /** The game as if it had been read from a record. */
    ReadGame read() {
        try {
            return GameFile.parse("gtp", sgf().getBytes(StandardCharsets.UTF_8), SystemWatch.RUNNING)
                    .read(1);
        } catch (RecordException tooLong) {
            throw new IllegalStateException(tooLong);
        }
    }

    private Game game() {
        return game(Map.of());
    }

    private Game game(Map<String, String> more) {
        Map<String, String> header = new HashMap<>(more);
        header.put("RU", rules.name());
        header.put("KM", HalfPoints.format(komi));
        result.ifPresent(written -> header.put("RE", written));
        return new Game(board, new Header(header), steps, false, Optional.empty(), List.of());
    }
}
