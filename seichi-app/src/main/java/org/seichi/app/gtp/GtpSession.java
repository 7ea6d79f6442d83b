package org.seichi.app.gtp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.analysis.Options;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.play.Turn;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Step;
import org.seichi.game.Terms;
import org.seichi.method.ScoringMethod;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Ruleset;

/**
 * What a session remembers: the game, and by which method it is scored. The score of a position is found once; score,
 * statuses and pictures are all drawn from it, so they always agree.
 */
final class GtpSession {
    private static final int USUAL_SIZE = 19;

    private final List<ScoringMethod> methods;
    private final Path folder;
    private ScoringMethod method;
    private GtpGame game;
    private Optional<Result<ScoreReport>> score = Optional.empty();
    private boolean ended;

    /**
     * Begins with an empty board.
     *
     * @param methods the methods to choose from
     * @param method the one to begin with
     * @param rules the rules to begin with; their usual komi is the komi
     * @param folder what the names of files are relative to
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

    /** Makes another game the game of the session. */
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

    /** A file that a command names. */
    Path file(String name) {
        return folder.resolve(name);
    }

    /** The score of the game as it stands. */
    Result<ScoreReport> score() throws GtpException {
        if (score.isEmpty()) {
            try {
                score = Optional.of(new ScoreAnalysis(method, Options.USUAL).of(game.read(), SystemWatch.RUNNING));
            } catch (UnusableException unfit) {
                throw new GtpException(unfit.getMessage());
            }
        }
        return score.get();
    }

    /** The report of the score. */
    ScoreReport report() throws GtpException {
        return score().report();
    }

    /** A player's turn in the game as it stands, whoever is to move. */
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

    /** The points of the moves at the end of a game, the latest first. */
    private static List<Integer> lastMoves(List<Step> steps) {
        List<Integer> last = new ArrayList<>();
        for (int i = steps.size() - 1; i >= 0 && steps.get(i) instanceof Move move; i--) {
            last.add(move.point());
        }
        return last;
    }

    /** What the game is played for. */
    Terms terms() throws GtpException {
        return report().terms();
    }

    /** The controller has said goodbye. */
    void end() {
        ended = true;
    }

    boolean hasEnded() {
        return ended;
    }
}
