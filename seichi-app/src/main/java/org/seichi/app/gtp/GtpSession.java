package org.seichi.app.gtp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.seichi.analysis.Options;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.play.Outlook;
import org.seichi.app.play.Turn;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Step;
import org.seichi.game.Terms;
import org.seichi.method.ScoringMethod;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Ruleset;

/**
 * The state of a session: the game, its clocks and the scoring method. The score of a position is computed once and cached; score,
 * statuses and pictures are all derived from it, so they always agree.
 */
final class GtpSession {
    private static final int USUAL_SIZE = 19;

    private final List<ScoringMethod> methods;
    private final Path folder;
    private final GtpClocks clocks = new GtpClocks();
    private ScoringMethod method;
    private GtpGame game;
    private Optional<Result<ScoreReport>> score = Optional.empty();
    private Controller controller = Controller.PATIENT;
    private boolean ended;

    /**
     * Starts with an empty board.
     *
     * @param methods the methods to choose from
     * @param method the initial method
     * @param rules the initial rules, which also give the komi
     * @param folder the folder to which file names are relative
     */
    GtpSession(List<ScoringMethod> methods, ScoringMethod method, Ruleset rules, Path folder) {
        this.methods = methods;
        this.method = method;
        this.folder = folder;
        this.game = GtpGame.empty(Board.square(USUAL_SIZE), rules, rules.komi());
    }

    GtpGame game() {
        return game;
    }

    Board board() {
        return game.board();
    }

    GtpClocks clocks() {
        return clocks;
    }

    /** Replaces the game of the session and discards the cached score. */
    void set(GtpGame other) {
        game = other;
        score = Optional.empty();
    }

    ScoringMethod method() {
        return method;
    }

    List<ScoringMethod> methods() {
        return methods;
    }

    void setMethod(ScoringMethod other) {
        method = other;
        score = Optional.empty();
    }

    /** The path of a file named in a command. */
    Path file(String name) {
        return folder.resolve(name);
    }

    /** The score of the current position. */
    Result<ScoreReport> score() throws GtpException {
        if (score.isEmpty()) {
            try {
                Result<ScoreReport> found = scored(game);
                score = Optional.of(found.with(found.report().withWarnings(warnings(found.report()))));
            } catch (UnusableException unfit) {
                throw new GtpException(unfit.getMessage());
            }
        }
        return score.get();
    }

    /** The warnings of the loaded record, which the game as it was written for the analysis no longer shows, and those of the score. */
    private List<Warning> warnings(ScoreReport report) {
        List<Warning> all = new ArrayList<>(game.warnings());
        Set<String> told = all.stream().map(Warning::code).collect(Collectors.toSet());
        report.warnings().stream()
                .filter(warning -> !told.contains(warning.code()))
                .forEach(all::add);
        return all;
    }

    private Result<ScoreReport> scored(GtpGame other) throws UnusableException {
        return new ScoreAnalysis(method, Options.USUAL).of(other.read(), SystemWatch.RUNNING);
    }

    /** The score at a player's turn, and what becomes of it by his moves. */
    Outlook outlook(Color color) throws GtpException {
        return new Outlook(report(), (move, reply) -> later(after(color, move).with(move(color.opponent(), reply))));
    }

    /** Whether a player is ahead if he passes: behind a pass, as the position stands. */
    boolean winsByPassing(Color color) {
        int margin = later(after(color, Board.NO_POINT)).score().margin();
        return color == Color.BLACK ? margin > 0 : margin < 0;
    }

    private GtpGame after(Color color, int point) {
        return game.with(move(color, point));
    }

    private static Move move(Color color, int point) {
        return new Move(color, point, 0, 0);
    }

    /** The report of a game that continues one whose score is known. */
    private ScoreReport later(GtpGame other) {
        try {
            return scored(other).report();
        } catch (UnusableException scoredBefore) {
            throw new IllegalStateException(scoredBefore);
        }
    }

    /** The report of the current score. */
    ScoreReport report() throws GtpException {
        return score().report();
    }

    /** The turn of the given player in the current position, whoever is to move there. */
    Turn turn(Color color) {
        Replay replay = game.replay();
        Position position = replay.end().position();
        GtpGame now = game;
        return new Turn(
                position.toMove() == color ? position : position.withToMove(color),
                lastMoves(now.steps()),
                replay.moves(),
                point -> now.with(new Move(color, point, 0, 0)).lastMoveIsLegal());
    }

    /** The points of the moves after the last setup, the latest first. */
    private static List<Integer> lastMoves(List<Step> steps) {
        List<Integer> last = new ArrayList<>();
        for (int i = steps.size() - 1; i >= 0 && steps.get(i) instanceof Move move; i--) {
            last.add(move.point());
        }
        return last;
    }

    /** Rules, komi and handicap of the game. */
    Terms terms() throws GtpException {
        return report().terms();
    }

    /** The other end of the session. */
    Controller controller() {
        return controller;
    }

    void setController(Controller other) {
        controller = other;
    }

    /** Ends the session. */
    void end() {
        ended = true;
    }

    boolean hasEnded() {
        return ended;
    }
}
