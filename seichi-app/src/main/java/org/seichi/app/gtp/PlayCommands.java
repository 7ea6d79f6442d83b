package org.seichi.app.gtp;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.play.Choice;
import org.seichi.app.play.MoveTime;
import org.seichi.app.play.Replies;
import org.seichi.app.play.SearchedMove;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.app.play.Turn;
import org.seichi.board.Color;
import org.seichi.game.Move;
import org.seichi.game.Step;
import org.seichi.text.Coordinates;

/** Commands with which Seichi generates moves, and those for the clock. */
final class PlayCommands {
    private final GtpSession session;
    private final SearchingPlayer player;

    private PlayCommands(GtpSession session, SearchingPlayer player) {
        this.session = session;
        this.player = player;
    }

    /** Adds the commands and returns their implementation. */
    static PlayCommands add(GtpCommands commands, GtpSession session, SearchingPlayer player) {
        PlayCommands play = new PlayCommands(session, player);
        commands.put("genmove", 1, play::generate);
        commands.put(
                "reg_genmove",
                1,
                arguments -> play.name(play.choose(arguments.color(0), play.time(arguments.color(0)))));
        commands.put("kgs-genmove_cleanup", 1, play::cleanUp);
        commands.put("time_settings", 3, play::timeSettings);
        commands.put("kgs-time_settings", 4, play::kgsTimeSettings);
        commands.put("time_left", 3, play::timeLeft);
        return play;
    }

    private String generate(Arguments arguments) throws GtpException {
        Color color = arguments.color(0);
        return play(color, choose(color, time(color)));
    }

    /** The time for a move that is asked for now. */
    MoveTime time(Color color) {
        return MoveTime.from(session.clocks().of(color), SystemWatch.RUNNING);
    }

    /** Plays a choice and returns its name. */
    private String play(Color color, Choice choice) {
        if (!choice.resigns()) {
            session.set(session.game().with(new Move(color, choice.point(), 0, 0)));
        }
        return name(choice);
    }

    private String name(Choice choice) {
        return choice.resigns() ? "resign" : Coordinates.format(session.board(), choice.point());
    }

    /** Chooses among moves already searched, plays the choice and returns its name. */
    String generate(Color color, MoveTime time, List<SearchedMove> searched) throws GtpException {
        boolean over = opponentPassed(color) && session.winsByPassing(color);
        Choice choice =
                over ? Choice.PASS : player.choose(session.turn(color), session.outlook(color), time, () -> searched);
        return play(color, choice);
    }

    private Choice choose(Color color, MoveTime time) throws GtpException {
        if (opponentPassed(color) && session.winsByPassing(color)) {
            return Choice.PASS;
        }
        return player.choose(session.turn(color), session.outlook(color), time);
    }

    /** Plays a move that captures dead stones of the opponent or takes away a liberty of theirs; without any, as genmove. */
    private String cleanUp(Arguments arguments) throws GtpException {
        Color color = arguments.color(0);
        MoveTime time = time(color);
        Turn turn = session.turn(color);
        Replies replies = player.replies(turn, session.outlook(color), time);
        OptionalInt capture = new Cleanup(turn, session.report(), replies).nextCapture();
        if (capture.isEmpty()) {
            return play(color, choose(color, time));
        }
        session.set(session.game().with(new Move(color, capture.getAsInt(), 0, 0)));
        return Coordinates.format(session.board(), capture.getAsInt());
    }

    private boolean opponentPassed(Color color) {
        List<Step> steps = session.game().steps();
        return !steps.isEmpty()
                && steps.get(steps.size() - 1) instanceof Move move
                && move.isPass()
                && move.color() != color;
    }

    /** {@code time_settings main period stones}, times in seconds; without main time and stones, or with a period for no stones, there is no limit. */
    private String timeSettings(Arguments arguments) throws GtpException {
        session.clocks().settings(arguments.natural(0), arguments.natural(1), arguments.natural(2));
        return "";
    }

    /** {@code none}, {@code absolute main}, {@code byoyomi main period periods}, {@code canadian main period stones}. */
    private String kgsTimeSettings(Arguments arguments) throws GtpException {
        String system = arguments.word(0).toLowerCase(Locale.ROOT);
        switch (system) {
            case "none" -> {
                arguments.atMost(1, system);
                session.clocks().settings(0, 0, 0);
            }
            case "absolute" ->
                session.clocks().settings(arguments.atMost(2, system).natural(1), 0, 1);
            case "byoyomi" -> {
                arguments.natural(3);
                session.clocks().settings(arguments.natural(1), arguments.natural(2), 1);
            }
            case "canadian" ->
                session.clocks().settings(arguments.natural(1), arguments.natural(2), arguments.natural(3));
            default -> throw new GtpException("syntax error: no such time system");
        }
        return "";
    }

    private String timeLeft(Arguments arguments) throws GtpException {
        Color color = arguments.color(0);
        int seconds = arguments.number(1);
        session.clocks().left(color, seconds, arguments.size() > 2 ? arguments.number(2) : 0);
        return "";
    }
}
